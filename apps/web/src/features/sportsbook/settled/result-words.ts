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
type Score = Parameters<typeof scoreText>[0]
/** The score with its parts, or alone where nobody knows them. */
const withParts = (parts: readonly Score[], final: Score | undefined): string =>
  final ? scoreText(final) : `${sumText(parts)} (${parts.map(scoreText).join(', ')})`

/** A result in figures, as the rules read it: "2–1 (1–0, 1–1)"; undefined for what is no result. */
export function resultWords(
  said: string | null,
  competitors: readonly { id: string; name: string }[] = [],
): string | undefined {
  try {
    return said === null ? undefined : wordsOf(readResult(JSON.parse(said)), competitors)
  } catch {
    return undefined
  }
}

function wordsOf(
  result: EventResult,
  competitors: readonly { id: string; name: string }[],
): string | undefined {
  switch (result.sport) {
    case 'football':
      return withParts(result.halves, result.final)
    case 'basketball':
      return withParts(result.quarters, result.final)
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
      return ranksText(result.positions, competitors)
  }
}

const mostRanks = 4

/** The first of a season: "1. Ash, 2. Birch"; equals share a rank. */
function ranksText(
  positions: Readonly<Record<string, number>>,
  competitors: readonly { id: string; name: string }[],
): string | undefined {
  const first = competitors
    .flatMap(({ id, name }) => (positions[id] === undefined ? [] : [{ rank: positions[id], name }]))
    .toSorted((one, other) => one.rank - other.rank)
    .filter(({ rank }) => rank <= mostRanks)
  return first.length === 0 ? undefined : first.map(({ rank, name }) => `${rank}. ${name}`).join(', ')
}
