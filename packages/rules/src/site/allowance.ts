// SPDX-License-Identifier: Apache-2.0
/** How often something may happen: a number at once, and then a number per minute. */
export interface Allowance {
  atOnce: number
  perMinute: number
}

/** What is left of an allowance, and since when. */
export interface AllowanceState {
  left: number
  atMs: number
}

const minuteMs = 60_000

/**
 * Uses the allowance once. Returns what is left then, or undefined if nothing was left. `spent` is undefined
 * the first time.
 */
export function spend(
  spent: AllowanceState | undefined,
  nowMs: number,
  { atOnce, perMinute }: Allowance,
): AllowanceState | undefined {
  const before = spent ?? { left: atOnce, atMs: nowMs }
  const grown = (Math.max(nowMs - before.atMs, 0) * perMinute) / minuteMs
  const left = Math.min(before.left + grown, atOnce) - 1
  return left < 0 ? undefined : { left, atMs: nowMs }
}
