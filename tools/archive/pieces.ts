// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import type { FileStore } from '@tessera/server/src/modules/messages/ports.ts'
import { CannotDo } from '../backup/cannot-do.ts'

/** One file of the archive: some rows of a partition of a table. */
export interface Piece {
  position: number
  table: string
  name: string
  rows: string
  bytes: number
  sha256: string
}

const digestOf = (bytes: Uint8Array, form: 'hex' | 'base64url'): string =>
  createHash('sha256').update(bytes).digest(form)
const nameOf = (bytes: Uint8Array): string => `${digestOf(bytes, 'base64url').slice(0, 32)}.csvgz`

/**
 * Writes the rows of a query as one piece, which is held in memory completely, and answers its description;
 * undefined if there are no rows. The same rows make the same file.
 */
export async function writePiece(
  client: pg.Client,
  store: FileStore,
  { position, table, query }: { position: number; table: string; query: string },
): Promise<Piece | undefined> {
  const source = client.query(copyTo(`copy (${query}) to stdout (format csv, header)`))
  const chunks: Buffer[] = []
  for await (const chunk of source) chunks.push(chunk as Buffer)
  if (source.rowCount === 0) return undefined
  const bytes = gzipSync(Buffer.concat(chunks))
  const name = nameOf(bytes)
  await store.keep('archive', name, bytes)
  return {
    position,
    table,
    name,
    rows: String(source.rowCount),
    bytes: bytes.length,
    sha256: digestOf(bytes, 'hex'),
  }
}

/** Reads a piece back into a table. Throws CannotDo when it is missing or differs from what was written. */
export async function readPiece(
  client: pg.Client,
  store: FileStore,
  { name, sha256, rows }: Piece,
  table: string,
): Promise<void> {
  const bytes = await store.read('archive', name)
  if (bytes === undefined) throw new CannotDo(`The file ${name} of the archive is missing.`)
  if (digestOf(bytes, 'hex') !== sha256)
    throw new CannotDo(
      `The file ${name} of the archive is damaged: it has another digest than when it was written.`,
    )
  const text = gunzipSync(bytes)
  const target = client.query(
    copyFrom(`copy ${table} (${columnsOf(text, name)}) from stdin (format csv, header)`),
  )
  await pipeline(Readable.from([text]), target)
  if (String(target.rowCount) !== rows)
    throw new CannotDo(`The file ${name} of the archive holds ${target.rowCount} rows instead of ${rows}.`)
}

/** The columns of the table when the file was written: they may have changed since. */
function columnsOf(text: Buffer, name: string): string {
  const header = text.subarray(0, text.indexOf('\n')).toString()
  if (!/^[a-z_\d]+(,[a-z_\d]+)*$/.test(header))
    throw new CannotDo(`The file ${name} of the archive does not begin with the names of its columns.`)
  return header
    .split(',')
    .map((column) => `"${column}"`)
    .join(', ')
}
