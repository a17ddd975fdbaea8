// SPDX-License-Identifier: Apache-2.0
import { secondsOfQuarter } from '@tessera/rules/sportsbook/basketball/period-scores'
import { playedMinutesOfFirstHalf } from '@tessera/rules/sportsbook/football/clock'
import type { EventCard } from './event-answer.ts'

/** What the clock of an event needs. */
export type Clocked = Pick<EventCard, 'sport' | 'status' | 'period' | 'playedSeconds' | 'playedAt'>

const halfSeconds = 45 * 60
const quartersOfGame = 4

/** The seconds that have been played at a moment: the clock runs on from what was known last, unless it rests. */
export function playedSecondsAt({ status, period, playedSeconds, playedAt }: Clocked, nowMs: number): number {
  const rests = status !== 'live' || playedAt === null || ['half_time', 'break', 'ended', ''].includes(period)
  return rests ? playedSeconds : playedSeconds + Math.max(0, Math.floor((nowMs - playedAt) / 1_000))
}

/**
 * The clock as the sport shows it: of football from 45:00 in the second half, of basketball what is left of the
 * quarter. Undefined where the clock says nothing.
 */
export function clockText(event: Clocked, nowMs: number): string | undefined {
  const { sport, period, status } = event
  if (status !== 'live' && status !== 'interrupted') return undefined
  const played = playedSecondsAt(event, nowMs)
  if (period === 'first_half') return minutesText(played)
  if (period === 'second_half') return minutesText(halfSeconds + played - playedMinutesOfFirstHalf * 60)
  if (sport === 'basketball' && period.startsWith('quarter_')) {
    const end = secondsOfQuarter * Number(period.slice('quarter_'.length))
    return end > quartersOfGame * secondsOfQuarter ? undefined : minutesText(Math.max(0, end - played))
  }
  return ['tennis', 'esports', 'cockfight'].includes(sport) && period !== '' ? minutesText(played) : undefined
}

/** Minutes and seconds, such as 67:04. */
export const minutesText = (seconds: number): string =>
  `${Math.floor(Math.max(0, seconds) / 60)}:${String(Math.max(0, seconds) % 60).padStart(2, '0')}`
