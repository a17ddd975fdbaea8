// SPDX-License-Identifier: Apache-2.0
import type { Story } from '../../../fair/story.ts'
import { sql, type Queries } from '../../database.ts'
import type { StudioDeps } from '../../deps.ts'
import type { Round, RoundKey } from '../../rounds/round-store.ts'
import { spanOf } from '../../rounds/span-of-rounds.ts'
import { winBody } from '../../wallet/wire-bodies.ts'

/**
 * Lets staked bets take part; answers those that do. One that is open already came from an attempt whose answer was
 * lost: only its room opens it.
 */
export async function openBets(tx: Queries, bets: readonly RoundKey[]): Promise<Set<string>> {
  const { ids, from, to } = spanOf(bets)
  const rows = await tx.rows<{ id: string }>(sql`
    update studio.round set state = 'open' where id = any(${ids}::uuid[]) and started_at between ${from} and ${to}
      and state in ('reserved', 'open') returning id`)
  return new Set(rows.map(({ id }) => id))
}

/** A bet with how it ended. */
export interface EndedBet {
  readonly round: Round
  readonly story: Story<object>
}

/**
 * Stores how bets ended, with the wins that are owed for them (0 for a loss, which also closes the round), in one
 * statement. Answers the calls of the outbox by round; a round that was no longer open gets none.
 */
export async function decideBets(
  tx: Queries,
  { clock, chance }: Pick<StudioDeps, 'clock' | 'chance'>,
  ended: readonly EndedBet[],
): Promise<Map<string, bigint>> {
  if (ended.length === 0) return new Map()
  const now = new Date(clock.now())
  const { ids, from, to } = spanOf(ended.map(({ round }) => round))
  const transactionIds = ended.map(() => chance.uuid())
  const bodies = ended.map(({ round, story }, index) =>
    winBody(round, chance.uuid(), transactionIds[index]!, round.betTransaction, story.payout),
  )
  const rows = await tx.rows<{ id: bigint; round_id: string }>(sql`
    with ending as (
      select * from unnest(${ids}::uuid[], ${ended.map(({ story }) => JSON.stringify(story.events))}::text[],
        ${ended.map(({ story }) => story.multiplier)}::bigint[], ${ended.map(({ story }) => story.payout)}::bigint[],
        ${transactionIds}::uuid[], ${bodies}::text[]) as ending (ended_id, events, multiplier, payout, transaction_id, body)),
    decided as (
      update studio.round set state = 'drawn', ended_at = ${now}, events = ending.events::jsonb,
        multiplier = ending.multiplier, payout = ending.payout
      from ending where id = ended_id and started_at between ${from} and ${to} and state = 'open' returning id)
    insert into studio.outbox (round_id, kind, transaction_id, body, due_at)
    select ended_id, 'win', transaction_id, body, ${now}::timestamptz from ending join decided on decided.id = ended_id
    returning id, round_id`)
  return new Map(rows.map(({ id, round_id }) => [round_id, id]))
}

/** Stores the whole stories of bets that were decided before their last event was public. */
export async function completeStories(tx: Queries, ended: readonly EndedBet[]): Promise<void> {
  if (ended.length === 0) return
  const { ids, from, to } = spanOf(ended.map(({ round }) => round))
  await tx.rows(sql`
    update studio.round set events = ending.events::jsonb
    from unnest(${ids}::uuid[], ${ended.map(({ story }) => JSON.stringify(story.events))}::text[]) as ending (ended_id, events)
    where id = ended_id and started_at between ${from} and ${to}`)
}
