// SPDX-License-Identifier: Apache-2.0
import { resolve } from 'node:path'
import { filledHtml } from '@tessera/texts/fill-html'
import { defineConfig } from 'vite'
import { offlineVerifier } from './build/offline-verifier.ts'

const studio = `http://127.0.0.1:${process.env['STUDIO_PORT'] ?? Number(process.env['PORT'] ?? '3000') + 1}`

/** Built for a strict content policy: no inline script or style, no data addresses, every file by its own hashed name. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [filledHtml, offlineVerifier],
  build: {
    outDir: 'dist',
    sourcemap: 'hidden',
    license: { fileName: 'third-party.md' },
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      input: {
        game: resolve(import.meta.dirname, 'index.html'),
        verify: resolve(import.meta.dirname, 'verify.html'),
      },
    },
  },
  worker: { format: 'es' },
  server: { strictPort: true, proxy: { '/api': studio, '/live': { target: studio, ws: true } } },
})
