import './look/theme.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { renew } from './app/renewed.ts';
import * as router from './app/router.svelte.ts';
import * as settings from './app/settings.svelte.ts';
import { wake } from './net/line.svelte.ts';
import { greet } from './net/person.svelte.ts';
import * as lang from './words/lang.svelte.ts';

renew();
settings.dress();
settings.listen();
router.follow();
lang.listen();
wake();
void greet();

const target = document.getElementById('app') ?? document.body;

/** Without a catalogue there are no words, only the sign of the house, which leads to another try. */
function speechless(): void {
  target.innerHTML = '<a class="button" href="">Saloon ↻</a>';
}

// The first words come in the reader's language.
void lang.speak().then(() => void mount(App, { target }), speechless);
if ('serviceWorker' in navigator && import.meta.env.PROD) void navigator.serviceWorker.register('/sw.js');
