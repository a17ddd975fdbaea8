// SPDX-License-Identifier: Apache-2.0
/**
 * One of some values for a player who lets the page choose, all equally likely. It decides nothing: the
 * outcome is fixed by the seeds.
 */
export function randomOf<Value>(values: readonly Value[]): Value | undefined {
  const limit = 2 ** 32 - (2 ** 32 % Math.max(1, values.length))
  const [drawn] = crypto.getRandomValues(new Uint32Array(1))
  if (drawn === undefined || drawn >= limit) return randomOf(values)
  return values[drawn % values.length]
}
