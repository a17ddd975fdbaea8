// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import type { FileStore } from '@tessera/server/src/modules/messages/ports.ts'
import { CannotDo } from '../backup/cannot-do.ts'

/** One file of the archive: some of the postings of a period, by their numbers. */
export interface Piece {
  place: number
  name: string
  rows: string
  bytes: number
  sha256: string
}

/** The columns of an archived posting, in their order. */
export const archivedColumns = [
  'id',
  'account_id',
  'version',
  'contra_id',
  'amount',
  'balance_after',
  'leg',
  'cause',
  'external_id',
  'kind',
  'memo',
  'created_at',
  'period',
] as const
const columns = archivedColumns.join(', ')
/** A piece is held in memory as a whole: some 30 MB as text. */
export const postingsOfPiece = 200_000

const digestOf = (bytes: Uint8Array, form: 'hex' | 'base64url'): string =>
  createHash('sha256').update(bytes).digest(form)
const nameOf = (bytes: Uint8Array): string => `${digestOf(bytes, 'base64url').slice(0, 32)}.csvgz`

/**
 * Writes one piece and answers what it is, or undefined when there is no posting with such a number. The same
 * postings make the same file.
 */
export async function writePiece(
  client: pg.Client,
  store: FileStore,
  at: { period: number; place: number; fromId: bigint; belowId: bigint },
): Promise<Piece | undefined> {
  const source = client.query(
    copyTo(
      `copy (select ${columns} from ledger_posting where period = ${at.period} and id >= ${at.fromId} and id < ${at.belowId} order by id) to stdout (format csv, header)`,
    ),
  )
  const chunks: Buffer[] = []
  for await (const chunk of source) chunks.push(chunk as Buffer)
  if (source.rowCount === 0) return undefined
  const bytes = gzipSync(Buffer.concat(chunks))
  const name = nameOf(bytes)
  await store.keep('archive', name, bytes)
  return {
    place: at.place,
    name,
    rows: String(source.rowCount),
    bytes: bytes.length,
    sha256: digestOf(bytes, 'hex'),
  }
}

/** Reads a piece back into a table. Throws CannotDo when it is missing, or not what was written. */
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
  const target = client.query(copyFrom(`copy ${table} (${columns}) from stdin (format csv, header)`))
  await pipeline(Readable.from([gunzipSync(bytes)]), target)
  if (String(target.rowCount) !== rows)
    throw new CannotDo(
      `The file ${name} of the archive holds ${target.rowCount} postings instead of ${rows}.`,
    )
}
