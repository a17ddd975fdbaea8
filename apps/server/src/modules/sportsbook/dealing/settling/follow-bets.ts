// SPDX-License-Identifier: Apache-2.0
import { setTimeout as delay } from 'node:timers/promises'
import { decideCashOuts } from '../cash-out/decide-cash-outs.ts'
import { takeAutomaticCashOuts } from '../cash-out/take-automatic.ts'
import type { SportsbookDeps } from '../../sportsbook-deps.ts'
import { shadePrices } from '../trading/shade-prices.ts'
import { decidePending } from '../pending/decide-pending.ts'
import { settleDueEvents } from './settle-event.ts'

const lookEveryMs = 250
const afterFailureMs = 2_000

/**
 * Decides pending bets and cash-outs, and settles bets, as long as this process works; several may do so at once. Returns a function
 * that stops it and waits for its end.
 */
export function followBets(deps: SportsbookDeps): () => Promise<void> {
  const stopped = new AbortController()
  const { signal } = stopped

  async function follow(): Promise<void> {
    while (!signal.aborted) {
      const pauseMs = await decideAndSettle(deps).then(
        () => lookEveryMs,
        (error: unknown) => {
          deps.log.warn({ error: String(error) }, 'bets could not be settled')
          return afterFailureMs
        },
      )
      await delay(pauseMs, undefined, { signal }).catch(() => undefined)
    }
  }

  const following = follow()
  return async () => {
    stopped.abort()
    await following
  }
}

/** Everything that is due now. */
export async function decideAndSettle(deps: SportsbookDeps): Promise<void> {
  await decidePending(deps)
  await decideCashOuts(deps)
  await takeAutomaticCashOuts(deps)
  await settleDueEvents(deps)
  await shadePrices(deps)
}
