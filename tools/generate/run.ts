// SPDX-License-Identifier: Apache-2.0
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/**
 * Regenerates files that are made from others: all of them, or the named ones (`npm run generate -- routes`).
 * Exit code 2 for an unknown name.
 */
const known = ['routes', 'texts', 'environment', 'flags', 'permissions', 'schema', 'performance', 'credits']
/** Takes minutes, so it is done only when it is named. */
const slow = ['demo-models']
const wanted = process.argv.slice(2)
const strange = wanted.filter((name) => ![...known, ...slow].includes(name))
if (strange.length > 0) {
  console.error(`There is no generator ${strange.join(', ')}. There are: ${[...known, ...slow].join(', ')}.`)
  process.exit(2)
}
for (const name of wanted.length === 0 ? known : wanted) {
  const { status } = spawnSync(process.execPath, [fileURLToPath(new URL(`./${name}.ts`, import.meta.url))], {
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
}
