// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import type pg from 'pg'

/** Everything that can be bet on in the bench: an outcome and its price. */
export interface BenchSelection {
  marketId: string
  outcome: string
  price: number
}

/** All outcomes on sale of these events. */
export async function selectionsOf(owner: pg.Client, eventIds: readonly bigint[]): Promise<BenchSelection[]> {
  const { rows } = await owner.query<BenchSelection>(
    `select market.id::text as "marketId", offered.outcome, offered.price
    from sportsbook_market market cross join lateral unnest(outcomes, prices) as offered (outcome, price)
    where event_id = any($1) order by market.id, offered.outcome`,
    [eventIds],
  )
  return rows
}

/** A single; it takes the outcomes in turn. */
export const singleOf = (selections: readonly BenchSelection[], turn: number) => {
  const { marketId, outcome, price } = selections[(turn * 7919) % selections.length]!
  return {
    requestId: randomUUID(),
    kind: 'single',
    legs: [{ selections: [{ marketId, outcome }], price }],
    stakePerLine: 1,
    priceChanges: 'any',
  }
}
