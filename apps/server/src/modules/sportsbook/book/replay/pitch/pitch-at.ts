// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import type { FootballTimeline } from '@tessera/rules/sportsbook/simulator/simulate-football'
import { breakSeconds } from '../sports/football.ts'

/** What can be drawn of a football match. */
export type Pitch = NonNullable<CallOutput<'sportsbook.event'>['pitch']>

/**
 * What can be drawn of a match after so many seconds since its start, the break included. `done` of its incidents
 * are recorded: nothing is shown that comes with the next one or after it, however late that one is recorded.
 */
export function pitchAt(
  { incidents, ball, momentum }: FootballTimeline,
  { done, elapsedSeconds }: { done: number; elapsedSeconds: number },
): Pitch {
  const isOver = done >= incidents.length
  const hasSecondHalf = incidents.slice(0, done).some(({ kind }) => kind === 'secondHalf')
  const playedSeconds = Math.floor(elapsedSeconds) - (hasSecondHalf ? breakSeconds : 0)
  const lastSecond = isOver ? incidents.at(-1)!.atSecond : incidents[done]!.atSecond - 1
  const second = Math.min(playedSeconds, lastSecond)
  const way = ball.filter(({ atSecond }) => atSecond <= second)
  const home = way.filter(({ side }) => side === 'home').length
  const homeShare = way.length === 0 ? 50 : Math.round((100 * home) / way.length)
  return {
    ball: isOver ? null : (way.at(-1) ?? null),
    possession: { home: homeShare, away: 100 - homeShare },
    momentum: momentum.slice(0, Math.max(0, Math.floor((second + 1) / 60))),
  }
}
