// SPDX-License-Identifier: Apache-2.0
import { lotteryOf } from '@tessera/rules/lottery/lotteries'
import { outcomesOf, sumOutcomes, type OutcomeStake } from '@tessera/rules/lottery/outcomes'
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'
import { lockDraw } from '../draws/draw-store.ts'
import type { TicketLine } from '../tickets/ticket-store.ts'

interface Row {
  outcome: string
  liability: bigint
}

/** What these outcomes of a draw can return, by outcome; those without stakes are missing. */
export async function liabilitiesOn(
  db: Queries,
  drawId: bigint,
  outcomes: readonly string[],
): Promise<Map<string, Amount>> {
  const rows = await db.query<Row>(sql`
    select outcome, liability from lottery_draw_exposure where draw_id = ${drawId} and outcome = any (${outcomes}::text[])`)
  return new Map(rows.map(({ outcome, liability }) => [outcome, amountOfMillionths(liability)]))
}

/** What stands on one outcome of a draw, and the most that this can return. */
export interface Exposed {
  playType: string
  /** A number or a choice; those that must hit together as a list in ascending order. */
  number: string
  staked: Amount
  liability: Amount
}

/** The outcomes of a draw that can return the most, and how many there are beyond them. */
export async function highestExposures(
  db: Queries,
  drawId: bigint,
  count: number,
): Promise<{ exposed: Exposed[]; more: number }> {
  const rows = await db.query<Row & { staked: bigint; total: bigint }>(sql`
    select outcome, staked, liability, count(*) over () as total from lottery_draw_exposure
    where draw_id = ${drawId} and staked > 0 order by liability desc, outcome limit ${count}`)
  return {
    exposed: rows.map(({ outcome, staked, liability }) => ({
      playType: outcome.slice(0, outcome.indexOf(':')),
      number: outcome.slice(outcome.indexOf(':') + 1),
      staked: amountOfMillionths(staked),
      liability: amountOfMillionths(liability),
    })),
    more: Number(rows[0]?.total ?? 0n) - rows.length,
  }
}

/** What the lines of a ticket put on each outcome. */
export function outcomesOfLines(gameCode: string, lines: readonly TicketLine[]): OutcomeStake[] {
  const lottery = lotteryOf(gameCode)
  if (!lottery) throw new Error(`${gameCode} is no lottery`)
  return sumOutcomes(
    lines.flatMap(({ playType, numbers, dao, stakePerLot, odds }) =>
      outcomesOf(lottery, { playType, pick: numbers, dao }, stakePerLot, odds),
    ),
  )
}

/** Adds to what stands on outcomes, each named once. The draw is locked. */
export async function raiseExposures(tx: Tx, drawId: bigint, stakes: readonly OutcomeStake[]): Promise<void> {
  await tx.query(sql`
    insert into lottery_draw_exposure as e (draw_id, outcome, staked, liability)
    select ${drawId}, n.outcome, n.staked, n.liability
    from unnest(${stakes.map(({ outcome }) => outcome)}::text[], ${stakes.map(({ staked }) => staked)}::bigint[], ${stakes.map(({ liability }) => liability)}::bigint[])
      as n (outcome, staked, liability)
    on conflict (draw_id, outcome) do update set staked = e.staked + excluded.staked, liability = e.liability + excluded.liability`)
}

/**
 * Takes the lines of a ticket that was given back out of the exposures of its draw. Locks the draw, as everything does
 * that changes them.
 */
export async function lowerExposures(tx: Tx, drawId: bigint, lines: readonly TicketLine[]): Promise<void> {
  const draw = await lockDraw(tx, drawId)
  if (!draw) throw new Error(`there is no draw ${drawId}`)
  const stakes = outcomesOfLines(draw.gameCode, lines)
  await tx.query(sql`
    update lottery_draw_exposure e set staked = greatest(0, e.staked - n.staked), liability = greatest(0, e.liability - n.liability)
    from unnest(${stakes.map(({ outcome }) => outcome)}::text[], ${stakes.map(({ staked }) => staked)}::bigint[], ${stakes.map(({ liability }) => liability)}::bigint[])
      as n (outcome, staked, liability)
    where e.draw_id = ${drawId} and e.outcome = n.outcome`)
}
