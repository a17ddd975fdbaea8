// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { fault } from '@tessera/contract'
import { marketKey } from '@tessera/rules/sportsbook/model/market'
import type { Tx } from '../../../../platform/db/index.ts'
import type { BookEvent } from '../../book/events/event.ts'
import { bestOfEvent, lockEvent } from '../../book/events/event-store.ts'
import { completedResult, isSameResult, lastResult } from '../../book/events/result-store.ts'
import { marketsOfIds } from '../../book/markets/market-store.ts'
import { insertEntry, type Entry, type EntryStep } from './entry-store.ts'
import { readPlacings } from './read-placings.ts'
import { readSaid, type EnteredResult } from './read-said.ts'
import { takesResult } from './takes-result.ts'

/** What an operator enters about an event. */
export type Entered =
  | ({ kind: 'result' } & EnteredResult)
  | { kind: 'void_market'; marketId: bigint }
  | { kind: 'void_event' }

/**
 * Begins the dry run of a result, or of what is to be void: who would gain and lose. It moves nothing. Throws
 * `sportsbook.unknownEvent`, `sportsbook.unknownMarket`, `sportsbook.notOver`, `sportsbook.badResult`,
 * `sportsbook.sameResult` and `sportsbook.entryOpen`.
 */
export async function makeEntry(
  tx: Tx,
  eventId: bigint,
  entered: Entered,
  { operatorId, operatorName, reason, nowMs }: EntryStep,
): Promise<Entry['id']> {
  const event = await lockEvent(tx, eventId)
  const bestOf = await bestOfEvent(tx, eventId)
  if (!event || bestOf === undefined) throw fault('sportsbook.unknownEvent')
  const last = await lastResult(tx, eventId)
  const said = await completedResult(
    tx,
    eventId,
    await saidBy(tx, entered, { event, bestOf, last, nowMs }),
    last,
  )
  if (last && isSameResult(last, said)) throw fault('sportsbook.sameResult')
  const id = randomUUID()
  const isFirst = await insertEntry(tx, {
    id,
    eventId,
    kind: entered.kind,
    said,
    marketId: entered.kind === 'void_market' ? entered.marketId : null,
    fromVersion: last?.version ?? 0,
    reason,
    madeBy: operatorId,
    madeByName: operatorName,
    madeAtMs: nowMs,
  })
  if (!isFirst) throw fault('sportsbook.entryOpen')
  return id
}

async function saidBy(
  tx: Tx,
  entered: Entered,
  {
    event,
    bestOf,
    last,
    nowMs,
  }: {
    event: BookEvent
    bestOf: number | null
    last: Awaited<ReturnType<typeof lastResult>>
    nowMs: number
  },
): Promise<Entry['said']> {
  if (entered.kind === 'void_event')
    return { status: 'cancelled', venue: event.venue, result: undefined, source: 'play' }
  if (entered.kind === 'result') {
    if (!takesResult(event)) throw fault('sportsbook.notOver')
    if (event.kind === 'outright') return readPlacings(tx, entered, { eventId: event.id, last, nowMs })
    const said = readSaid(entered, { ...event, bestOf }, nowMs)
    return said.status === 'ended' ? { ...said, endedAtMs: said.endedAtMs ?? last?.endedAtMs } : said
  }
  const [market] = await marketsOfIds(tx, [entered.marketId])
  if (market?.eventId !== event.id) throw fault('sportsbook.unknownMarket', { leg: 0 })
  const stands = last ?? {
    status: event.status,
    venue: event.venue,
    result: event.result,
    source: 'play' as const,
  }
  const key = marketKey(market)
  if (last?.voidedMarkets?.includes(key)) throw fault('sportsbook.sameResult')
  return { ...stands, voidedMarkets: [...(last?.voidedMarkets ?? []), key] }
}
