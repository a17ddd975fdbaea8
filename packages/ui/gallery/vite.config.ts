// SPDX-License-Identifier: Apache-2.0
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { sampleArt } from './sample-art.ts'

/** The gallery is for developers; it is not part of the product that is built and served. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), sampleArt()],
  build: {
    outDir: '../../../.cache/gallery',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: { port: Number(process.env.GALLERY_PORT ?? '5199') },
})
