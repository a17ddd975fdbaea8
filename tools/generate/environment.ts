// SPDX-License-Identifier: Apache-2.0
import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Prints docs/runbook/environment.md from .env.example; `--check` fails when the page is out of date.
 */
const example = new URL('../../.env.example', import.meta.url)
const target = new URL('../../docs/runbook/environment.md', import.meta.url)

const rows: string[] = []
let comment: string[] = []
for (const line of readFileSync(example, 'utf8').split('\n')) {
  const [, name, value] = /^#([A-Z][A-Z_]+)=(.*)$/.exec(line) ?? []
  if (name) {
    // Several variables below one comment all get it.
    rows.push(`| \`${name}\` | \`${value}\` | ${comment.join(' ').replaceAll('|', '\\|')} |`)
  } else if (line.startsWith('# ')) comment.push(line.slice(2))
  else if (line === '') comment = []
}

const printed = `# The environment

Made from \`.env.example\` by \`npm run generate -- environment\`. Do not edit here.

Every process parses its environment once; with a bad value its start fails and lists everything that is wrong. An empty
variable counts as absent. Variables of the shell override the file \`.env\`.

| Variable | Default or example | Meaning |
|---|---|---|
${rows.join('\n')}
`

if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== printed) {
    console.error('docs/runbook/environment.md is out of date; run: npm run generate -- environment')
    process.exit(1)
  }
} else writeFileSync(target, printed)
