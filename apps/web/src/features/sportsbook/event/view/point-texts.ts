// SPDX-License-Identifier: Apache-2.0
import type { EventAnswer, Side } from '../event-answer.ts'

const names = ['0', '15', '30', '40'] as const
const gamesBeforeTiebreak = 6

/** The points of the tennis game that is played, such as 40 and A; of a tiebreak as numbers. Undefined between. */
export function pointTexts(
  periods: EventAnswer['periods'],
  statistics: EventAnswer['statistics'],
): Record<Side, string> | undefined {
  const points = statistics.find(({ name }) => name === 'game_points')
  if (!points) return undefined
  const games = periods.at(-1)
  const isTiebreak = games?.home === gamesBeforeTiebreak && games.away === gamesBeforeTiebreak
  if (isTiebreak) return { home: String(points.home), away: String(points.away) }
  return { home: pointText(points.home, points.away), away: pointText(points.away, points.home) }
}

function pointText(own: number, other: number): string {
  if (own < names.length && other < names.length) return names[own] ?? '40'
  return own > other ? 'A' : '40'
}
