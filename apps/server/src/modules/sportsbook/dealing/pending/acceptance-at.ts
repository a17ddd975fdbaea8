// SPDX-License-Identifier: Apache-2.0
import type { StoredBet } from '../../bets/stored-bet.ts'
import type { Settings } from '../../../../platform/settings/settings.ts'

/**
 * When an approved bet is accepted: at once, or on an event in play once the delay of its sport has passed since a
 * moment, as for every other bet.
 */
export async function acceptanceAt(
  settings: Settings,
  { legs }: Pick<StoredBet, 'legs'>,
  sinceMs: number,
  nowMs: number,
): Promise<number> {
  const delays = await settings.read('sportsbook.delays')
  const longest = Math.max(0, ...legs.map(({ sport, scoreSeen }) => (scoreSeen ? delays[sport] : 0)))
  return Math.max(nowMs, sinceMs + longest * 1_000)
}
