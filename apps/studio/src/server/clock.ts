// SPDX-License-Identifier: Apache-2.0
/** The only way to the time. Epoch milliseconds. */
export interface Clock {
  now(): number
}

export const systemClock: Clock = { now: () => Date.now() }
