// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { marketKey } from '@tessera/rules/sportsbook/model/market'
import type { ResultVersion } from '@tessera/rules/sportsbook/model/result'
import { checkPlacings, topOf } from '@tessera/rules/sportsbook/outrights/placings'
import type { Tx } from '../../../../platform/db/index.ts'
import { marketsOf } from '../../book/markets/market-store.ts'
import { competitorNames } from '../../book/views/show-outrights.ts'
import type { Entry } from './entry-store.ts'
import { parseResult, type EnteredResult } from './read-said.ts'

/**
 * Who won an outright, as an operator entered it, as a version of its result: at least those that its markets pay.
 * Throws `sportsbook.badResult`.
 */
export async function readPlacings(
  tx: Tx,
  { status, venue, result: text }: EnteredResult,
  { eventId, last, nowMs }: { eventId: bigint; last: ResultVersion | undefined; nowMs: number },
): Promise<Entry['said']> {
  const wrong = (problem: string) => fault('sportsbook.badResult', { problem })
  if (status !== 'ended' || venue !== 'as_announced') throw wrong('an outright ends, or is declared void')
  const result = text === undefined ? undefined : parseResult(text)
  if (result?.sport !== 'outright' || !result.over) throw wrong('it is not the result of an outright')
  const competitors = (await competitorNames(tx, [eventId])).map(({ team_id }) => String(team_id))
  const markets = (await marketsOf(tx, eventId)).filter(
    (market) => !last?.voidedMarkets?.includes(marketKey(market)),
  )
  try {
    checkPlacings(result, { competitors, top: topOf(markets) })
  } catch (error) {
    throw error instanceof RangeError ? wrong(error.message) : error
  }
  return { status, venue, result, endedAtMs: last?.endedAtMs ?? nowMs, source: 'play' }
}
