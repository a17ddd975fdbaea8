// SPDX-License-Identifier: Apache-2.0
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { arrival } from './build/arrival.ts'
import { flatImports } from './build/flat-imports.ts'
import { firstSheet } from './build/first-sheet.ts'
import { firstVisitBudget } from './build/first-visit-budget.ts'
import { drawVerifier } from './build/draw-verifier.ts'
import { serviceWorker } from './build/service-worker.ts'
import { watchedParts } from './build/watched-parts.ts'

const port = process.env.PORT ?? '3000'
const server = `http://127.0.0.1:${port}`

/**
 * Built for a strict content policy: no script in the page except the one whose hash is declared, every file
 * under its own hashed name.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    watchedParts(),
    react(),
    tailwindcss(),
    arrival(),
    drawVerifier,
    flatImports(),
    firstSheet(),
    serviceWorker(),
    firstVisitBudget(),
  ],
  build: {
    outDir: 'dist',
    sourcemap: 'hidden',
    license: { fileName: 'third-party.md' },
    target: 'es2022',
    // Browsers that know `:dir()` and masks: written out for older ones, both double the style sheet.
    cssTarget: ['chrome120', 'edge120', 'firefox128', 'safari16.4'],
    assetsInlineLimit: 0,
    // What a lazy part imports, it names itself (flat-imports.ts).
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    rolldownOptions: {
      input: { index: `${import.meta.dirname}/index.html`, early: `${import.meta.dirname}/src/app/early.ts` },
      output: {
        codeSplitting: {
          groups: [
            { name: 'early', test: /apps\/web\/src\/app\/early\.ts$/, priority: 2 },
            { name: 'main', test: /apps\/web\/src\/app\/main\.tsx$/, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    port: Number(process.env.WEB_PORT ?? '5173'),
    strictPort: true,
    proxy: {
      '/wps': server,
      '/lgw': server,
      '/art': server,
      '/favicon.svg': server,
      '/pay': server,
      '/reports': server,
      // The live connection and the page of live tables share a path; only the connection goes to the
      // platform.
      '/live': { target: server, ws: true, bypass: (request) => request.url },
    },
  },
})
