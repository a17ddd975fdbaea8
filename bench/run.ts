// SPDX-License-Identifier: Apache-2.0
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * `npm run bench -- <name> [options]`: runs bench/<name>/bench.ts. A bench starts its own server and
 * database, prints one table and then each result as `figure <name> <number>`, and exits with a code other
 * than 0 when it failed.
 */
const folder = import.meta.dirname
const names = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'bench.ts')))
  .map((entry) => entry.name)
const [name = '', ...options] = process.argv.slice(2)

if (!names.includes(name)) {
  console.error(`Usage: npm run bench -- ${names.join('|')} [options]`)
  process.exit(2)
}
const bench = (await import(pathToFileURL(join(folder, name, 'bench.ts')).href)) as {
  run(options: string[]): Promise<void>
}
try {
  await bench.run(options)
} catch (error) {
  console.error(error)
  process.exitCode = 1
}
