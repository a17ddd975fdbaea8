// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import { givenMarker } from '../src/draw-verifier/given.ts'

const siteFolder = resolve(import.meta.dirname, '..')
const entry = resolve(siteFolder, 'src/draw-verifier/verifier.ts')

/**
 * Adds `draw-verifier.html` to the build: the verifier of draws as one file that needs no server. Its policy allows its
 * own script and style by their hashes and no connection at all, so that it cannot ask anybody for a result.
 */
export const drawVerifier: Plugin = {
  name: 'tessera-draw-verifier',
  apply: 'build',
  async generateBundle() {
    const { script, style } = await buildParts()
    this.emitFile({ type: 'asset', fileName: 'draw-verifier.html', source: wholePage(script, style) })
  },
}

async function buildParts(): Promise<{ script: string; style: string }> {
  const result = await build({
    configFile: false,
    root: siteFolder,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      sourcemap: false,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'es', codeSplitting: false } },
    },
  })
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) =>
    'output' in one ? one.output : [],
  )
  const [script, ...others] = outputs.filter((output) => output.type === 'chunk')
  if (!script || others.length > 0) throw new Error('the verifier of draws must be one script')
  const style = outputs.flatMap((output) => (output.type === 'asset' ? [String(output.source)] : [])).join('')
  return { script: script.code.replaceAll('</script', String.raw`<\/script`), style }
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
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Tessera</title>
<style>${style}</style>
</head>
<body>
<main id="verify"></main>
${givenMarker}
<script type="module">${script}</script>
</body>
</html>
`
}
