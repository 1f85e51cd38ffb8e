// Everything that was built, listed for the service worker, and each file squeezed once here so that the
// server need not.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const SQUEEZED = /\.(js|css|html|svg|webmanifest|json|txt)$/;

export function offline(): Plugin {
  let out = '';
  return {
    name: 'saloon-offline',
    apply: 'build',
    configResolved: (config) => void (out = join(config.root, config.build.outDir)),
    closeBundle() {
      const files = readdirSync(out, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) =>
          join(entry.parentPath, entry.name)
            .slice(out.length + 1)
            .replaceAll('\\', '/'),
        );
      // What keeps the folder in the repository is no page.
      const shell = files.filter((file) => file !== 'sw.js' && !file.startsWith('.') && !file.endsWith('.br')).sort();
      const hash = createHash('sha256');
      for (const file of shell) hash.update(file).update(readFileSync(join(out, file)));
      const worker = readFileSync(join(out, 'sw.js'), 'utf8')
        .replace('/*SHELL*/ []', JSON.stringify(shell.map((file) => `/${file === 'index.html' ? '' : file}`)))
        .replace('unversioned', hash.digest('hex').slice(0, 16));
      writeFileSync(join(out, 'sw.js'), worker);
      for (const file of [...shell, 'sw.js'].filter((file) => SQUEEZED.test(file))) {
        const text = readFileSync(join(out, file));
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        writeFileSync(join(out, `${file}.br`), brotliCompressSync(text, { params }));
      }
    },
  };
}
