import './look/theme.css';
import { mount } from 'svelte';
import App from './App.svelte';
import * as router from './app/router.svelte.ts';
import * as settings from './app/settings.svelte.ts';
import { wake } from './net/line.svelte.ts';
import { greet } from './net/person.svelte.ts';
import * as lang from './words/lang.svelte.ts';

settings.dress();
settings.listen();
router.follow();
lang.listen();
wake();
void greet();
const target = document.getElementById('app');
// The first words come in the reader's language.
void lang.speak().then(() => target && mount(App, { target }));
if ('serviceWorker' in navigator && import.meta.env.PROD) void navigator.serviceWorker.register('/sw.js');
