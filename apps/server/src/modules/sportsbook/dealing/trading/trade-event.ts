// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { Tx } from '../../../../platform/db/index.ts'
import type { BookEvent } from '../../book/events/event.ts'
import { lockEvent, saveEvent } from '../../book/events/event-store.ts'
import { pushChange } from '../../book/events/push-change.ts'
import { controlsOf, type StoredControl, untouched } from '../../book/markets/control-store.ts'
import { type BookMarket, marketsOf } from '../../book/markets/market-store.ts'
import { saveTraded } from '../../book/markets/save-offers.ts'
import type { SportsbookDeps } from '../../sportsbook-deps.ts'

/** A locked event with its markets, and what is set for each of them. */
export interface TradedEvent {
  event: BookEvent
  markets: readonly BookMarket[]
  controlOf(market: BookMarket): StoredControl
}

/** What becomes of it: its stop, and the controls that change. */
export interface Trade {
  stopped?: BookEvent['stopped']
  controls: readonly StoredControl[]
}

/**
 * Changes what is set for the markets of an event, puts them on sale so, and pushes what changed once the transaction is
 * committed. `decide` answers undefined if everything stays as it is. Bets wait for it, and it waits for bets: each of
 * them is taken at the price before, or refused or taken at the one after.
 */
export async function tradeEvent(
  tx: Tx,
  { live, clock }: Pick<SportsbookDeps, 'live' | 'clock'>,
  eventId: bigint,
  decide: (traded: TradedEvent) => Promise<Trade | undefined> | Trade | undefined,
): Promise<void> {
  const event = await lockEvent(tx, eventId)
  if (!event) throw fault('sportsbook.unknownEvent')
  const markets = await marketsOf(tx, eventId)
  const controls = await controlsOf(tx, [eventId])
  const trade = await decide({
    event,
    markets,
    controlOf: (market) => controls.get(market.id) ?? untouched(market),
  })
  if (!trade) return
  const next = 'stopped' in trade ? { ...event, stopped: trade.stopped } : event
  const changed = await saveTraded(
    tx,
    { id: eventId, operatorStopped: next.stopped === 'operator' },
    trade.controls,
    clock.now(),
  )
  const saved = await saveEvent(tx, next)
  tx.afterCommit(() => pushChange(live, saved, [], changed))
}
