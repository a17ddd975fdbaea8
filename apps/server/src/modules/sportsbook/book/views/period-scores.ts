// SPDX-License-Identifier: Apache-2.0
import type { EventResult } from '@tessera/rules/sportsbook/model/result'

interface PeriodScore {
  period: string
  home: number
  away: number
}

/** The scores of the parts of an event that have begun, in order; none where only the final score is known. */
export function periodsOf({ result }: { result: EventResult | undefined }): PeriodScore[] {
  switch (result?.sport) {
    case 'football':
      return result.halves.map((score, index) => ({
        period: index === 0 ? 'first_half' : 'second_half',
        ...score,
      }))
    case 'basketball':
      return result.quarters.map((score, index) => ({
        period: index < 4 ? `quarter_${index + 1}` : `overtime_${index - 3}`,
        ...score,
      }))
    case 'tennis':
      return result.sets.map((score, index) => ({ period: `set_${index + 1}`, ...score }))
    case 'esports':
      return result.maps.map((winner, index) => ({
        period: `map_${index + 1}`,
        home: winner === 'home' ? 1 : 0,
        away: winner === 'away' ? 1 : 0,
      }))
    default:
      return []
  }
}
