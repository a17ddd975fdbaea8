// SPDX-License-Identifier: Apache-2.0
import type { Period } from '../../model/period.ts'
import type { EventResult } from '../../model/result.ts'
import type { Score } from '../../model/sport.ts'
import { basketballScore } from './basketball.ts'
import { esportsScore } from './esports.ts'
import { footballScore } from './football.ts'
import { tennisScore } from './tennis.ts'

/** The score of a part of an event so far; nothing is added to it once it is `ended`. */
export interface PeriodScore extends Score {
  readonly ended: boolean
}

/** `not_played`: there will be no such part. `unknown`: it may have been played, but nobody said how. */
export type NoScore = 'not_played' | 'unknown'

/** What a result says about a part of its event. */
export function periodScore(result: EventResult, period: Period): PeriodScore | NoScore {
  switch (result.sport) {
    case 'football':
      return footballScore(result, period)
    case 'basketball':
      return basketballScore(result, period)
    case 'tennis':
      return tennisScore(result, period)
    case 'esports':
      return esportsScore(result, period)
    case 'outright':
    case 'cockfight':
      return 'unknown'
  }
}
