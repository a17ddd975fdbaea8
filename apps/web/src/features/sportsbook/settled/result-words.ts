// SPDX-License-Identifier: Apache-2.0
import { readResult } from '@tessera/rules/sportsbook/model/read-result'
import type { EventResult } from '@tessera/rules/sportsbook/model/result'
import type { TextKey } from '@tessera/texts/text-key'
import { t } from '../../../shared/texts/texts.ts'

const scoreText = ({ home, away }: { home: number; away: number }): string => `${home}–${away}`
const sumText = (parts: readonly { home: number; away: number }[]): string =>
  scoreText(
    parts.reduce((sum, part) => ({ home: sum.home + part.home, away: sum.away + part.away }), {
      home: 0,
      away: 0,
    }),
  )
const withParts = (parts: readonly { home: number; away: number }[]): string =>
  `${sumText(parts)} (${parts.map(scoreText).join(', ')})`

/** A result in figures, as the rules read it: "2–1 (1–0, 1–1)"; undefined for what is no result. */
export function resultWords(said: string | null): string | undefined {
  try {
    return said === null ? undefined : wordsOf(readResult(JSON.parse(said)))
  } catch {
    return undefined
  }
}

function wordsOf(result: EventResult): string | undefined {
  switch (result.sport) {
    case 'football':
      return withParts(result.halves)
    case 'basketball':
      return withParts(result.quarters)
    case 'tennis':
      return result.sets.map(scoreText).join(', ')
    case 'esports':
      return scoreText({
        home: result.maps.filter((side) => side === 'home').length,
        away: result.maps.filter((side) => side === 'away').length,
      })
    case 'cockfight':
      return result.outcome && t(`sportsbook.outcome.${result.outcome}` as TextKey)
    case 'outright':
      return undefined
  }
}
