// SPDX-License-Identifier: Apache-2.0
import { clockAt, playedMinutesOfFirstHalf } from '@tessera/rules/sportsbook/football/clock'
import { secondsOfQuarter } from '@tessera/rules/sportsbook/basketball/period-scores'
import { numbersOf } from '@tessera/rules/sportsbook/model/period'
import type { Card } from '../live/live-card.ts'

/** The feed says how long it has been played at least so often; a wrong clock of the device counts no more. */
const longestSilenceSeconds = 60

/** The clock of an event as its sport reads it: 63', 45+2', 7:41 left of a quarter; empty without one. */
export function clockText(
  {
    sport,
    status,
    stopped,
    period,
    playedSeconds,
    playedAt,
  }: Pick<Card, 'sport' | 'status' | 'stopped' | 'period' | 'playedSeconds' | 'playedAt'>,
  nowMs: number,
): string {
  if (status !== 'live' || playedAt === null) return ''
  const since = Math.min(Math.max((nowMs - playedAt) / 1_000, 0), longestSilenceSeconds)
  if (sport === 'football') return minuteOf(period, playedSeconds + since)
  // The clock of a game stands still while play does.
  if (sport === 'basketball') return timeLeft(period, playedSeconds + (stopped === null ? since : 0))
  return ''
}

function minuteOf(period: string, seconds: number): string {
  if (period !== 'first_half' && period !== 'second_half') return ''
  const half = playedMinutesOfFirstHalf * 60
  const { minute, stoppageMinute } = clockAt(period === 'first_half' ? Math.min(seconds, half - 1) : seconds)
  return stoppageMinute > 0 ? `${minute}+${stoppageMinute}'` : `${minute}'`
}

function timeLeft(period: string, seconds: number): string {
  const [quarter] = numbersOf(period)
  if (!period.startsWith('quarter_') || quarter === undefined) return ''
  const left = Math.min(Math.max(Math.ceil(quarter * secondsOfQuarter - seconds), 0), secondsOfQuarter)
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
}
