// SPDX-License-Identifier: Apache-2.0
import type { LotteryClock } from './countdown.ts'

const soonestMs = 7_000
const latestMs = 30_000
const afterEventMs = 1_000

/**
 * Milliseconds until the menu is asked for again (D-124): one second after the nearest closing or draw that
 * is still to come, but never under 7 s nor over 30 s.
 */
export function refreshDelayMs(
  games: readonly Pick<LotteryClock, 'fewinTime' | 'lockTime'>[],
  nowMs: number,
): number {
  const events = games
    .flatMap(({ fewinTime, lockTime }) => [fewinTime - lockTime * 1000, fewinTime])
    .filter((at) => at > nowMs)
  const nearest = events.reduce((first, at) => Math.min(first, at), Infinity)
  return Math.min(latestMs, Math.max(soonestMs, nearest - nowMs + afterEventMs))
}
