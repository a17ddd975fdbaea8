// SPDX-License-Identifier: Apache-2.0
/**
 * A piece of a stream that is numbered in the order of its commits or nearly so, and cut by time as well: rows
 * with numbers above `afterId` up to `upToId` and times before `beforeMs`; of those up to `repeatedId` only the
 * ones since `sinceMs`, because the earlier ones were worked off before.
 */
export interface StreamSlice {
  afterId: bigint
  upToId: bigint
  repeatedId: bigint
  sinceMs: number
  beforeMs: number
}
