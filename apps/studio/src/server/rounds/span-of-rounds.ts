// SPDX-License-Identifier: Apache-2.0
import type { RoundKey } from './round-store.ts'

/** The last moment that a Date can hold. */
const LATEST_MS = 8.64e15

/** The ids of rounds with the time within which all of them began, by which the database finds their partitions. */
export function spanOf(keys: readonly RoundKey[]): { ids: string[]; from: Date; to: Date } {
  const times = keys.map(({ startedAtMs }) => startedAtMs)
  return {
    ids: keys.map(({ id }) => id),
    from: new Date(times.reduce((least, one) => Math.min(least, one), LATEST_MS)),
    to: new Date(times.reduce((most, one) => Math.max(most, one), 0)),
  }
}
