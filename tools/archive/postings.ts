// SPDX-License-Identifier: Apache-2.0
import type { KindOfArchive, PartitionLine } from './partition.ts'

/** A piece is some 30 MB as text. */
const postingsOfPiece = 200_000n

const postings = { table: 'ledger_posting', amount: 'amount' }

interface EndedPeriod {
  number: number
  first_id: string
  last_id: string
}

/** The periods of postings (docs/decisions/0022-postings-in-periods.md). */
export const periodsOfPostings: KindOfArchive = {
  tables: [postings],
  async due(client, endedBeforeMs) {
    const { rows } = await client.query<EndedPeriod>(
      `select number, first_id::text, last_id::text from ledger_period
      where ended_at < $1 and archived_at is null order by number`,
      [new Date(endedBeforeMs)],
    )
    return rows.map(({ number, first_id: firstId, last_id: lastId }) => ({
      kind: 'posting',
      period: number,
      label: `period ${number}`,
      rowsAre: 'postings',
      parts: [{ ...postings, part: `ledger_posting_${number}` }],
      cuts: () => Promise.resolve(cutsBetween(BigInt(firstId), BigInt(lastId))),
      // The database itself checks this when it removes the period.
      requireDone: () => Promise.resolve(),
      letGo: async ([held]) => {
        await client.query('select ledger_let_go($1, $2, $3)', [number, held?.rows, held?.sum])
      },
    }))
  },
  async list(client) {
    const { rows } = await client.query<Omit<PartitionLine, 'kind' | 'parts'>>(`
      select p.number as period, to_char(p.began_at at time zone 'UTC', 'YYYY-MM-DD') as from, to_char(p.ended_at at time zone 'UTC', 'YYYY-MM-DD') as to,
        to_char(p.archived_at at time zone 'UTC', 'YYYY-MM-DD') as archived, (select count(*) from archive_piece a where a.kind = 'posting' and a.period = p.number)::text as files
      from ledger_period p order by p.number`)
    return rows.map((row) => ({ kind: 'posting', parts: [`ledger_posting_${row.period}`], ...row }))
  },
}

function cutsBetween(firstId: bigint, lastId: bigint): string[] {
  const cuts: string[] = []
  for (let fromId = firstId; fromId <= lastId; fromId += postingsOfPiece)
    cuts.push(`id >= ${fromId} and id < ${fromId + postingsOfPiece} order by id`)
  return cuts
}
