// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../platform/db/index.ts'
import type { GameOfVendor } from './calls.ts'

/** What names a movement of money for ever. */
export interface PostingKey {
  cause: string
  externalId: string
}

/** By what the round of a movement is found among the facts: its own id, or the references that its fact may have. */
export type RoundClue = { roundId: string } | { references: readonly string[] }

/** Finds the clue in a movement; undefined for what is no play. Each module knows its own movements. */
export type ClueOf = (posting: PostingKey) => RoundClue | undefined

/** The round that a movement belongs to. */
export interface RoundOfPosting extends GameOfVendor {
  roundId: string
}

/** A fact is recorded in the transaction that moves the money; the clocks of a server and its database differ a little. */
const clocksDifferMs = 600_000

/**
 * The rounds behind movements of a member that happened in a period, by the clue of each. It reads the facts of that time
 * only, so a page of a record costs as much as the play that it shows.
 */
export async function roundsOfClues(
  db: Queries,
  memberId: bigint,
  clues: readonly RoundClue[],
  { fromMs, toMs }: { fromMs: number; toMs: number },
): Promise<Map<RoundClue, RoundOfPosting>> {
  if (clues.length === 0) return new Map()
  const ids = clues.flatMap((clue) => ('roundId' in clue ? [clue.roundId] : []))
  const references = clues.flatMap((clue) => ('roundId' in clue ? [] : clue.references))
  const [from, to] = [new Date(fromMs - clocksDifferMs), new Date(toMs + clocksDifferMs)]
  const rows = await db.query<{ round_id: string; vendor: string; game_code: string; reference: string }>(sql`
    select round_id, vendor, game_code, reference from bet_fact
    where member_id = ${memberId} and at >= ${from} and at <= ${to}
      and (round_id = any(${ids}) or reference = any(${references}))`)
  const of = (isIt: (row: (typeof rows)[number]) => boolean): RoundOfPosting | undefined => {
    const row = rows.find(isIt)
    return row && { roundId: row.round_id, vendor: row.vendor, gameCode: row.game_code }
  }
  return new Map(
    clues.flatMap((clue) => {
      const round =
        'roundId' in clue
          ? of((row) => row.round_id === clue.roundId)
          : of((row) => clue.references.includes(row.reference))
      return round ? [[clue, round] as const] : []
    }),
  )
}
