import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const port = process.env.PORT ?? '3000'
const house = `http://127.0.0.1:${port}`

/** Built for a strict content policy: no inline script, no data addresses, every file by its own hashed name. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), hurried()],
  build: {
    outDir: 'dist', target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'main', test: /apps\/web\/src\/app\/main\.tsx$/ }] } } },
  },
  server: {
    port: Number(process.env.WEB_PORT ?? '5173'),
    strictPort: true,
    proxy: { '/wps': house, '/lgw': house, '/art': house, '/pay': house,
      // The live line and the page of live tables have one path; only the line goes to the house.
      '/live': { target: house, ws: true, bypass: (request) => request.url },
    },
  },
})

/** Names what the first view needs but only the program would ask for, the font and the texts, in the page itself. */
function hurried(): Plugin {
  return {
    name: 'tessera-hurried',
    transformIndexHtml(_html, { bundle }) {
      const files = Object.values(bundle ?? {})
      const fonts = files.filter((file) => file.fileName.endsWith('.woff2'))
      const texts = files.filter((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith('generated/en/site.ts'))
      return [
        ...fonts.map((file) => ({ tag: 'link', injectTo: 'head' as const, attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file.fileName}` } })),
        ...texts.map((file) => ({ tag: 'link', injectTo: 'head' as const, attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file.fileName}` } })),
      ]
    },
  }
}
