// SPDX-License-Identifier: Apache-2.0
/** The only source of the time. Epoch milliseconds. */
export interface Clock {
  now(): number
}

export const systemClock: Clock = { now: () => Date.now() }
