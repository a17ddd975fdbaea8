// SPDX-License-Identifier: Apache-2.0

/** The server's clock, by what it said last. It never depends on the clock of the device. */
export function createServerClock(now: () => number = () => performance.now()) {
  let ahead = Date.now() - now()
  return {
    now: () => now() + ahead,
    /** The server's time in a message that has just come. */
    know(serverMs: number): void {
      ahead = serverMs - now()
    },
  }
}
