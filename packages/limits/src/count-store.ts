// SPDX-License-Identifier: Apache-2.0
/** Where the processes of one installation add up their counts. */
export interface CountStore {
  /** Its name in the log, without secrets. */
  readonly name: string
  /** Adds to a key and returns the count of all processes. Rejects if the store does not answer. */
  add(key: string, count: number): Promise<number>
  close(): Promise<void>
}

/** A key contains its minute and is useless afterwards; a little longer, because clocks differ. */
export const retainedSeconds = 120
/** The caller decides what is too much: nothing is refused here. */
export const unlimited = 2_000_000_000
