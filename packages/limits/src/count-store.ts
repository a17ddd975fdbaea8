// SPDX-License-Identifier: Apache-2.0
/** Where the processes of one installation add up what each of them counted. */
export interface CountStore {
  /** As the log names it; nothing secret. */
  readonly name: string
  /** Adds to a key and says how much all processes have counted under it. Rejects when the store is away. */
  add(key: string, count: number): Promise<number>
  close(): Promise<void>
}

/** A key names its minute, so that it is of no use afterwards; a little longer, for clocks that differ. */
export const retainedSeconds = 120
/** What is too much is decided by whoever counts: here nothing is refused. */
export const unlimited = 2_000_000_000
