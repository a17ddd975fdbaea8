// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import { dirname, resolve } from 'node:path'
import { build, type Plugin } from 'vite'

const studioFolder = resolve(import.meta.dirname, '..')
const entry = resolve(studioFolder, 'src/client/verify/offline/offline.ts')
const textsOfServer = resolve(studioFolder, 'src/runtime/texts.ts')
const textsOfPage = resolve(studioFolder, 'src/client/verify/offline/offline-texts.ts')

/**
 * Adds `verifier.html` to the build: the verifier as one file that needs no server. Its policy allows its own script
 * and style by their hashes and no connection at all, so that it cannot ask anybody for a result.
 */
export const offlineVerifier: Plugin = {
  name: 'tessera-offline-verifier',
  apply: 'build',
  async generateBundle() {
    const { script, style } = await buildParts()
    this.emitFile({ type: 'asset', fileName: 'verifier.html', source: wholePage(script, style) })
  },
}

async function buildParts(): Promise<{ script: string; style: string }> {
  const result = await build({
    configFile: false,
    root: studioFolder,
    publicDir: false,
    logLevel: 'warn',
    plugins: [ownTexts],
    build: {
      write: false,
      target: 'es2022',
      sourcemap: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      chunkSizeWarningLimit: 2_000,
      rolldownOptions: { input: entry, output: { format: 'es', codeSplitting: false } },
    },
  })
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) =>
    'output' in one ? one.output : [],
  )
  const scripts = outputs.filter((output) => output.type === 'chunk')
  const styles = outputs.filter((output) => output.type === 'asset' && output.fileName.endsWith('.css'))
  if (scripts.length !== 1) throw new Error('the offline verifier must be one script')
  return {
    script: scripts[0]!.code.replaceAll('</script', String.raw`<\/script`),
    style: styles
      .map((asset) => (asset.type === 'asset' ? String(asset.source) : ''))
      .join('')
      // A font would be a file of its own: the system's is used.
      .replaceAll(/@font-face\s*\{[^}]*\}/g, ''),
  }
}

/** The texts are in the page, in the language in which it was saved. */
const ownTexts: Plugin = {
  name: 'tessera-offline-texts',
  enforce: 'pre',
  resolveId: (source, importer) =>
    importer && resolve(dirname(importer), source) === textsOfServer ? textsOfPage : null,
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

function wholePage(script: string, style: string): string {
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
  return `<!doctype html>
<html lang="en" dir="ltr" data-theme="dark">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="dark light">
<title>Tessera</title>
<style>${style}</style>
</head>
<body>
<main id="verify"></main>
<script type="application/json" id="given">{}</script>
<script type="module">${script}</script>
</body>
</html>
`
}
