// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export interface MigrationFile {
  number: number
  name: string
  checksum: string
  sql: string
}

const fileName = /^(\d{4})-[a-z0-9-]+\.sql$/

/** The numbered files of the folder, in order. Throws on a misnamed file or a number used twice. */
export function readMigrationFiles(folder: string): MigrationFile[] {
  const files = readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .sort()
    .map((name) => readMigrationFile(folder, name))
  for (const [index, file] of files.entries()) {
    const earlier = files[index - 1]
    if (earlier?.number === file.number)
      throw new Error(
        `The migrations ${earlier.name} and ${file.name} have the same number; give the newer one the next free number.`,
      )
  }
  return files
}

function readMigrationFile(folder: string, name: string): MigrationFile {
  const number = fileName.exec(name)?.[1]
  if (!number)
    throw new Error(`${join(folder, name)} is no migration: names look like 0007-add-something.sql.`)
  // Different line endings in a checkout must not count as a change.
  const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n')
  return { number: Number(number), name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
}
