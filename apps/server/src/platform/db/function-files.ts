// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The one current text of a function of the database. */
export interface FunctionFile {
  /** The name of the function, without its schema. */
  name: string
  checksum: string
  sql: string
}

/** Where an application's functions are. */
export interface FunctionSource {
  folder: string
  /** The folder as it appears in the source tree. */
  location: string
  schema: string
}

const sourceOf = (location: string, schema: string): FunctionSource => ({
  folder: fileURLToPath(new URL(`../../../../../${location}`, import.meta.url)),
  location,
  schema,
})
export const serverFunctions = sourceOf('apps/server/functions', 'public')
export const studioFunctions = sourceOf('apps/studio/functions', 'studio')

const fileName = /^([a-z][a-z0-9_]*)\.sql$/
const afterLine = /^-- after: (.+)$/m

/**
 * The functions of a folder, sorted by name, but each after those that its line `-- after: NAME, NAME` lists.
 * Throws on a misnamed file, an unknown name, or a circular dependency.
 */
export function readFunctionFiles(folder: string): FunctionFile[] {
  const files = readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .sort()
    .map((name) => readFunctionFile(folder, name))
  const ordered: FunctionFile[] = []
  const location = (file: FunctionFile, waiting: readonly string[]): void => {
    if (ordered.includes(file)) return
    if (waiting.includes(file.name))
      throw new Error(`The functions ${waiting.join(', ')} wait for each other (-- after:).`)
    for (const name of namesAfter(file)) {
      const earlier = files.find((candidate) => candidate.name === name)
      if (!earlier)
        throw new Error(`${file.name}.sql comes after ${name}, which is no function of ${folder}.`)
      location(earlier, [...waiting, file.name])
    }
    ordered.push(file)
  }
  for (const file of files) location(file, [])
  return ordered
}

const namesAfter = ({ sql }: FunctionFile): string[] =>
  afterLine
    .exec(sql)?.[1]
    ?.split(',')
    .map((name) => name.trim()) ?? []

function readFunctionFile(folder: string, file: string): FunctionFile {
  const name = fileName.exec(file)?.[1]
  if (!name) throw new Error(`${join(folder, file)} is no function: names look like play_apply.sql.`)
  // Different line endings in a checkout must not count as a change.
  const sql = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n')
  return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
}
