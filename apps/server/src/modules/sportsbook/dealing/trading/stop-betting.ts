// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { Tx } from '../../../../platform/db/index.ts'
import type { BookMarket } from '../../book/markets/market-store.ts'
import type { SportsbookDeps } from '../../sportsbook-deps.ts'
import { tradeEvent } from './trade-event.ts'

/** What is stopped or resumed: an event, or one market of it. */
export interface StopWanted {
  eventId: bigint
  marketId: bigint | undefined
}

/** Whether that changed anything, and the market if it was one. */
export interface StopDone {
  changed: boolean
  market: BookMarket | undefined
}

/**
 * Stops or resumes betting on an event or a market, until an operator says otherwise. A source can neither end an
 * operator's stop, nor does the end of it end a stop of the source: then the market opens once the source opens it.
 */
export async function moveStop(
  tx: Tx,
  deps: Pick<SportsbookDeps, 'live' | 'clock'>,
  { eventId, marketId }: StopWanted,
  stop: boolean,
): Promise<StopDone> {
  let done: StopDone = { changed: false, market: undefined }
  await tradeEvent(tx, deps, eventId, ({ event, markets, controlOf }) => {
    if (marketId !== undefined) {
      const market = markets.find(({ id }) => id === marketId)
      if (!market) throw fault('sportsbook.unknownMarket', { leg: 0 })
      const control = controlOf(market)
      const open = market.status !== 'closed' && market.status !== 'settled'
      done = { changed: control.stopped !== stop && open, market }
      return done.changed ? { controls: [{ ...control, stopped: stop }] } : undefined
    }
    const isStopped = event.stopped === 'operator'
    done = { changed: isStopped !== stop, market: undefined }
    if (!done.changed) return undefined
    return {
      stopped: stop ? 'operator' : event.feedStopped,
      // What their sources say now is kept, so that it counts again when the stop ends.
      controls: markets.filter(({ status }) => status === 'open' || status === 'suspended').map(controlOf),
    }
  })
  return done
}
