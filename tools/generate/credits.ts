// SPDX-License-Identifier: Apache-2.0
import { readFileSync, writeFileSync } from 'node:fs'
import { creditPackages } from '../release/credited-packages.ts'

/**
 * Writes the packages of package-lock.json, with their licences, into docs/credits.md; `--check` fails when the page says
 * something else.
 */
const target = new URL('../../docs/credits.md', import.meta.url)
const [begin, end] = ['<!-- packages: npm run generate -- credits -->', '<!-- end of packages -->']
const page = readFileSync(target, 'utf8')
const parts = page.split(begin)
const [, after] = parts.at(-1)!.split(end)
if (parts.length !== 2 || after === undefined) throw new Error(`docs/credits.md has no ${begin} … ${end}`)
const lockText = readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')
const printed = `${parts[0]}${begin}\n${creditPackages(lockText)}\n${end}${after}`

if (!process.argv.includes('--check')) writeFileSync(target, printed)
else if (printed !== page) {
  console.error('docs/credits.md is out of date; run: npm run generate -- credits')
  process.exit(1)
}
