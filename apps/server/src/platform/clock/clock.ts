// SPDX-License-Identifier: Apache-2.0
/** The only source of the time, in epoch ms. */
export interface Clock {
  now(): number
}

export const systemClock: Clock = { now: () => Date.now() }

/** A clock for tests that stands still until it is moved. */
export function manualClock(startMs = Date.UTC(2026, 0, 5, 3)): Clock & { advance(ms: number): void } {
  let nowMs = startMs
  return {
    now: () => nowMs,
    advance: (ms) => {
      nowMs += ms
    },
  }
}
