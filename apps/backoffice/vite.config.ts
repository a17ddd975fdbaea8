// SPDX-License-Identifier: Apache-2.0
import { filledHtml } from '@tessera/texts/fill-html'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = `http://127.0.0.1:${process.env.PORT ?? '3000'}`

/**
 * Built for a strict content policy, like the site: no inline script, every file under its own hashed name.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: '/console/',
  plugins: [filledHtml, react(), tailwindcss()],
  build: {
    outDir: 'dist',
    sourcemap: 'hidden',
    license: { fileName: 'third-party.md' },
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    port: Number(process.env.CONSOLE_PORT ?? '5174'),
    strictPort: true,
    proxy: { '/ops': server, '/wps': server, '/live': { target: server, ws: true } },
  },
})
