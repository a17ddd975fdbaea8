// SPDX-License-Identifier: Apache-2.0

/** The pace that the operator's brand sets for bets, as the page keeps it. */
export interface BetPace {
  /** Resolves when the next bet may be sent; `onLong` is called first if that is not soon. */
  readonly wait: (onLong: () => void) => Promise<void>
  /** A bet was answered: the server has noted it by now, whether or not it was taken. */
  readonly answered: () => void
}

/** A player is told why a bet waits if it waits longer than this. */
export const LONG_WAIT_MS = 1_500

/**
 * Counts from the answer of a bet, so that the server never sees the next one too early; only a game that is open twice
 * can still be too fast, and is told to wait by the server.
 */
export function createBetPace(
  paceMs: number | null,
  now: () => number = () => performance.now(),
  sleep: (ms: number) => Promise<void> = pause,
): BetPace {
  let nextMs = -Infinity
  return {
    async wait(onLong) {
      const leftMs = nextMs - now()
      if (leftMs <= 0) return
      if (leftMs > LONG_WAIT_MS) onLong()
      await sleep(leftMs)
    },
    answered() {
      if (paceMs !== null) nextMs = now() + paceMs
    },
  }
}

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
