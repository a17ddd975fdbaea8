// SPDX-License-Identifier: Apache-2.0
import type { Tx } from '../../../platform/db/index.ts'
import { moveSources } from '../markets/control-store.ts'
import {
  type BookMarket,
  endMarket,
  type MarketOffer,
  moveMarkets,
  saveOffers,
} from '../markets/market-store.ts'
import { repriceMarkets, withdrawPrices } from '../trading/withdraw-prices.ts'
import type { SportsbookDeps } from '../sportsbook-deps.ts'
import type { BookEvent, EventState, Incident } from './event.ts'
import { insertIncidents, saveEvent } from './event-store.ts'
import { pushChange } from './push-change.ts'

export interface EventChange extends Partial<EventState> {
  incidents?: readonly Incident[]
  /**
   * What the markets become: those that are offered, with all others suspended; or all of them suspended or
   * closed; or one of them ended for good, so that no source opens it again. Left out: they stay as they are.
   */
  markets?: readonly MarketOffer[] | 'suspend' | 'close' | { settle: bigint }
}

/**
 * Changes a locked event and its markets, and pushes what changed to the pages that watch it once the
 * transaction is committed. While betting on the event is stopped, no market of it opens, and once its score changes no
 * manual price stands. The only way in which an event changes, whatever its source.
 */
export async function changeEvent(
  tx: Tx,
  { live, clock }: Pick<SportsbookDeps, 'live' | 'clock'>,
  event: BookEvent,
  { incidents = [], markets, ...state }: EventChange,
): Promise<BookEvent> {
  const nowMs = clock.now()
  const next = { ...event, ...state, ...stopsOf(event, state) }
  const added = await insertIncidents(tx, event.id, incidents)
  const withdrawn = await withdrawPrices(tx, event, next, nowMs)
  const moved = await changeMarkets(tx, next, markets, nowMs)
  const repriced = await repriceMarkets(tx, next, withdrawn, nowMs)
  const changed = [...new Map([...moved, ...repriced].map((market) => [market.id, market])).values()]
  const saved = await saveEvent(tx, next)
  tx.afterCommit(() => pushChange(live, saved, added, changed))
  return saved
}

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

async function changeMarkets(
  tx: Tx,
  { id, stopped, feedStopped, status }: BookEvent,
  markets: EventChange['markets'],
  nowMs: number,
): Promise<BookMarket[]> {
  if (markets === undefined && feedStopped === undefined) return []
  if (typeof markets === 'object' && 'settle' in markets) return endMarket(tx, markets.settle, nowMs)
  if (markets === 'close') {
    await moveSources(tx, id, 'closed')
    return moveMarkets(tx, id, { from: ['open', 'suspended'], to: 'closed', nowMs })
  }
  if (markets === undefined || markets === 'suspend') {
    await moveSources(tx, id, 'suspended')
    return moveMarkets(tx, id, { from: ['open'], to: 'suspended', nowMs })
  }
  const takesNone = feedStopped !== undefined || (status !== 'live' && status !== 'scheduled')
  const offers = takesNone
    ? markets.map((offer) => (offer.status === 'open' ? { ...offer, status: 'suspended' as const } : offer))
    : markets
  return saveOffers(tx, { id, operatorStopped: stopped === 'operator' }, offers, nowMs)
}
