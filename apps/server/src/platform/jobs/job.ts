// SPDX-License-Identifier: Apache-2.0
/**
 * Work that is due regularly. It works on its slot, the moment at which it was due, never on "now", so that a
 * late or repeated run does the same.
 */
export interface Job {
  /** Unique, such as `wallet.expireDeposits`. */
  name: string
  /** Slots are the whole multiples of this since the epoch, so 60 means on the hour. */
  everyMinutes: number
  run(slotMs: number): Promise<void>
}

/** For `everyMinutes` of a job whose result somebody waits for. */
export const everySecond = 1 / 60
