// SPDX-License-Identifier: Apache-2.0
const firstMs = 500
const longestMs = 30_000
/** Whoever ran for so long was well: what came before is forgotten. */
const wellAfterMs = 60_000
/** So many short lives in a row, and it is given up. */
const shortLivesAtMost = 10

export interface RestartPace {
  firstMs: number
  longestMs: number
  wellAfterMs: number
  shortLivesAtMost: number
}
export const usualPace: RestartPace = { firstMs, longestMs, wellAfterMs, shortLivesAtMost }

/**
 * Says how long to wait before a server that has ended is started again: half a second, then twice as long
 * each time, up to half a minute. It begins anew after a server that ran for a minute. `undefined` means to
 * give it up.
 */
export function createRestartDelay(pace: RestartPace = usualPace): {
  shortLives(): number
  after(ranMs: number): number | undefined
} {
  let shortLives = 0
  return {
    shortLives: () => shortLives,
    after(ranMs) {
      shortLives = ranMs >= pace.wellAfterMs ? 0 : shortLives + 1
      if (shortLives >= pace.shortLivesAtMost) return undefined
      return Math.min(pace.firstMs * 2 ** Math.max(shortLives - 1, 0), pace.longestMs)
    },
  }
}
