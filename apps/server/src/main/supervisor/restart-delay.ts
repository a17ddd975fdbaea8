// SPDX-License-Identifier: Apache-2.0
const firstMs = 500
const longestMs = 30_000
/** A process that ran this long was healthy: earlier failures are forgotten. */
const wellAfterMs = 60_000
/** After so many short runs in a row, restarts stop. */
const shortLivesAtMost = 10

export interface RestartPace {
  firstMs: number
  longestMs: number
  wellAfterMs: number
  shortLivesAtMost: number
}
export const usualPace: RestartPace = { firstMs, longestMs, wellAfterMs, shortLivesAtMost }

/**
 * How long to wait before a server that ended is started again: half a second, then twice as long each time,
 * up to half a minute. It begins again after a server that ran for a minute. `undefined` means to stop
 * trying.
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
