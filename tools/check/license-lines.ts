// SPDX-License-Identifier: Apache-2.0
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/**
 * The first line of every source file (below a hashbang) names its licence, in SPDX form. `--write` adds
 * missing lines. Generated files and fixtures, which are read as they are, are exempt.
 */
const root = resolve(import.meta.dirname, '../..')
const line = '// SPDX-License-Identifier: Apache-2.0'
const leftOut = /(^|\/)(node_modules|dist|source-maps|generated|fixtures)\//
const files = globSync('{apps,packages,demo,tools,e2e,bench,deploy,examples}/**/*.{ts,tsx,mts,mjs,js}', {
  cwd: root,
  exclude: (name) => /^(node_modules|dist|source-maps|\.cache)$/.test(name),
})
  .filter((file) => !leftOut.test(file.replaceAll('\\', '/')))
  .toSorted()

const withLine = (text: string): string =>
  text.startsWith('#!') ? text.replace('\n', `\n${line}\n`) : `${line}\n${text}`
const missing = files.filter((file) => {
  const [first, second] = readFileSync(join(root, file), 'utf8').split('\n', 2)
  return first !== line && !(first?.startsWith('#!') && second === line)
})

if (process.argv.includes('--write')) {
  for (const file of missing)
    writeFileSync(join(root, file), withLine(readFileSync(join(root, file), 'utf8')))
  console.log(`${missing.length} of ${files.length} files were given their line.`)
} else if (missing.length > 0) {
  console.error(
    `${missing.length} files do not say their licence in the first line (npm run license-lines writes it):\n${missing.join('\n')}`,
  )
  process.exit(1)
} else console.log(`All ${files.length} files say their licence.`)
