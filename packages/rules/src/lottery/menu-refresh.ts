// SPDX-License-Identifier: Apache-2.0
import type { LotteryClock } from './countdown.ts'

const soonestMs = 7_000
const latestMs = 30_000
const afterEventMs = 1_000

/**
 * Milliseconds until the menu is requested again (D-124): one second after the next closing or draw, but
 * never below 7 s nor above 30 s.
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
