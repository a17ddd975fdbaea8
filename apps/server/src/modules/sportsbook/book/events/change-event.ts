// SPDX-License-Identifier: Apache-2.0
import type { EventStatus } from '@tessera/rules/sportsbook/model/event'
import type { MarketStatus } from '@tessera/rules/sportsbook/model/market'
import type { Tx } from '../../../../platform/db/index.ts'
import { moveSources } from '../markets/control-store.ts'
import { type BookMarket, endMarket, type MarketOffer, moveMarkets } from '../markets/market-store.ts'
import { type OfferedEvent, saveOffers } from '../markets/save-offers.ts'
import { repriceMarkets, withdrawPrices } from '../markets/withdraw-prices.ts'
import type { SportsbookDeps } from '../../sportsbook-deps.ts'
import { hasBegunUntold, type BookEvent, type EventState, type Incident } from './event.ts'
import { insertIncidents, saveEvents } from './event-store.ts'
import { noteDue } from './result-store.ts'
import { pushChange } from './push-change.ts'

export interface EventChange extends Partial<EventState> {
  incidents?: readonly Incident[]
  /**
   * What the markets become: those that are offered, with all others suspended; or all of them suspended or
   * closed; or one of them ended for good, so that no source opens it again. Left out: they stay as they are.
   */
  markets?: readonly MarketOffer[] | 'suspend' | 'close' | { settle: bigint }
}

/** A locked event and what changes in it. */
export interface ChangedEvent {
  event: BookEvent
  change: EventChange
}

/** Changes one locked event as `changeEvents` does. */
export const changeEvent = async (
  tx: Tx,
  deps: Pick<SportsbookDeps, 'live' | 'clock'>,
  event: BookEvent,
  change: EventChange,
): Promise<BookEvent> => (await changeEvents(tx, deps, [{ event, change }]))[0]!

/**
 * Changes locked events and their markets, and pushes what changed to the pages that watch them once the
 * transaction is committed. While betting on an event is stopped, no market of it opens, and once its score changes no
 * manual price stands. The only way in which an event changes, whatever its source. Many events take as many statements
 * as one.
 */
export async function changeEvents(
  tx: Tx,
  { live, clock }: Pick<SportsbookDeps, 'live' | 'clock'>,
  changes: readonly ChangedEvent[],
): Promise<BookEvent[]> {
  const nowMs = clock.now()
  const nexts = changes.map(({ event, change: { incidents: _, markets, ...state } }) => ({
    before: event,
    event: { ...event, ...state, ...stopsOf(event, state), startsAtMs: startOf(event, state, nowMs) },
    markets,
  }))
  const happened = changes.flatMap(({ event: { id }, change: { incidents = [] } }) =>
    incidents.map((incident) => ({ ...incident, eventId: id })),
  )
  const withdrawn = await withdrawPrices(tx, nexts, nowMs)
  // They are on their way together.
  const [added, moved, saved] = await Promise.all([
    insertIncidents(tx, happened),
    changeMarkets(tx, nexts, nowMs),
    saveEvents(
      tx,
      nexts.map(({ event }) => event),
    ),
  ])
  // Bets that were taken after such a start do not count.
  for (const { before, event } of nexts)
    if (event.startsAtMs < before.startsAtMs && event.startsAtMs <= nowMs) await noteDue(tx, event.id)
  const repriced = await repriceMarkets(tx, saved, withdrawn, nowMs)
  // Of one that changed twice the last version counts.
  const changed = [...new Map([...moved, ...repriced].map((market) => [market.id, market])).values()]
  const addedTo = Map.groupBy(added, ({ eventId }) => eventId)
  const changedOf = Map.groupBy(changed, ({ eventId }) => eventId)
  tx.afterCommit(() => {
    for (const event of saved)
      pushChange(live, event, addedTo.get(event.id) ?? [], changedOf.get(event.id) ?? [])
  })
  return saved
}

/**
 * When an event begins: whatever its source announced, one that is played has begun, and its start is never later again. An
 * earlier one always counts.
 */
function startOf(before: BookEvent, state: Partial<EventState>, nowMs: number): number {
  const { startsAtMs, status } = { ...before, ...state }
  if (before.kind === 'outright') return startsAtMs
  const known = begun.includes(before.status) ? before.startsAtMs : startsAtMs
  return Math.min(startsAtMs, known, begun.includes(status) ? nowMs : startsAtMs)
}
const begun: readonly EventStatus[] = ['live', 'interrupted', 'abandoned', 'ended']

/**
 * Why an event takes no bets after its source has said so or said nothing. An operator's stop lasts until they end it,
 * and the source's own goes on beneath it.
 */
function stopsOf(
  { stopped, feedStopped }: BookEvent,
  state: Partial<EventState>,
): Pick<BookEvent, 'stopped' | 'feedStopped'> {
  const says = 'stopped' in state && state.stopped !== 'operator' ? state.stopped : feedStopped
  return { stopped: stopped === 'operator' ? 'operator' : says, feedStopped: says }
}

interface NextState {
  event: BookEvent
  markets: EventChange['markets']
}

/** Changes the markets of events, in as few statements as there are ways in which they change. */
async function changeMarkets(tx: Tx, nexts: readonly NextState[], nowMs: number): Promise<BookMarket[]> {
  const suspended: bigint[] = []
  const closed: bigint[] = []
  const ended: bigint[] = []
  const offered: OfferedEvent[] = []
  for (const { event, markets } of nexts) {
    const takesNone = event.feedStopped !== undefined || hasBegunUntold(event, nowMs)
    if (markets === undefined && !takesNone) continue
    if (markets === undefined || markets === 'suspend') suspended.push(event.id)
    else if (markets === 'close') closed.push(event.id)
    else if ('settle' in markets) ended.push(markets.settle)
    else offered.push(offersOf(event, markets, takesNone))
  }
  const changed = await Promise.all([
    moveAll(tx, suspended, { from: ['open'], to: 'suspended', nowMs }),
    moveAll(tx, closed, { from: ['open', 'suspended'], to: 'closed', nowMs }),
    offered.length === 0 ? [] : saveOffers(tx, offered, nowMs),
    ...ended.map((id) => endMarket(tx, id, nowMs)),
  ])
  return changed.flat()
}

/**
 * What is offered of an event: nothing is open while its source has stopped betting, from its start until its source says that
 * it is played, and once it is over.
 */
function offersOf(
  { id, stopped, status }: BookEvent,
  markets: readonly MarketOffer[],
  takesNone: boolean,
): OfferedEvent {
  const offers =
    takesNone || (status !== 'live' && status !== 'scheduled')
      ? markets.map((offer) => (offer.status === 'open' ? { ...offer, status: 'suspended' as const } : offer))
      : markets
  return { id, operatorStopped: stopped === 'operator', offers }
}

async function moveAll(
  tx: Tx,
  eventIds: readonly bigint[],
  move: { from: readonly MarketStatus[]; to: 'suspended' | 'closed'; nowMs: number },
): Promise<BookMarket[]> {
  if (eventIds.length === 0) return []
  const [moved] = await Promise.all([moveMarkets(tx, eventIds, move), moveSources(tx, eventIds, move.to)])
  return moved
}
