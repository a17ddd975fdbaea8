// SPDX-License-Identifier: Apache-2.0
import { goalsText, readGoals, type EnteredParts } from '@tessera/rules/sportsbook/model/entered-result'
import { readResult } from '@tessera/rules/sportsbook/model/read-result'
import { fightOutcomes, type EventResult, type FightOutcome } from '@tessera/rules/sportsbook/model/result'
import type { Score, Side } from '@tessera/rules/sportsbook/model/sport'
import type { WholeResult } from './result-words.ts'

type Event = Pick<WholeResult['event'], 'sport' | 'bestOf'>

/** What is typed into the form of a result; empty texts are parts that were not played. */
export interface ResultFields {
  scores: readonly { home: string; away: string }[]
  /** How many of them were played to their end. */
  ended: string
  /** Of tennis: a tie-break was played in the place of the last set. */
  matchTieBreak: boolean
  maps: readonly (Side | '')[]
  gaveUp: Side | ''
  outcome: FightOutcome | ''
  goals: string
}

/** How many halves, quarters, sets or maps an event has at most; overtimes are added. */
const partCount = ({ sport, bestOf }: Event): number =>
  ({ football: 2, basketball: 4, tennis: bestOf ?? 3, esports: bestOf ?? 3, cockfight: 0 })[sport]

/** The version that counts, as the rules read it. */
export const readVersion = (said: string | null | undefined): EventResult | undefined =>
  typeof said === 'string' ? readResult(JSON.parse(said)) : undefined

/** The form, filled with the previous version. */
export function fieldsOf(event: Event, earlier: EventResult | undefined): ResultFields {
  const known = earlier ? scoresOf(earlier) : []
  const count = Math.max(partCount(event), known.length)
  const maps = earlier?.sport === 'esports' ? earlier.maps : []
  return {
    scores: Array.from({ length: event.sport === 'esports' ? 0 : count }, (_, part) => ({
      home: String(known[part]?.home ?? ''),
      away: String(known[part]?.away ?? ''),
    })),
    ended: String(earlier && 'ended' in earlier ? earlier.ended : 0),
    matchTieBreak: earlier?.sport === 'tennis' && earlier.matchTieBreak === true,
    maps: event.sport === 'esports' ? Array.from({ length: count }, (_, map) => maps[map] ?? '') : [],
    gaveUp: gaveUpIn(earlier) ?? '',
    outcome: (earlier?.sport === 'cockfight' && earlier.outcome) || '',
    goals: earlier?.sport === 'football' && earlier.goals ? goalsText(earlier.goals) : '',
  }
}

function scoresOf(result: EventResult): readonly Score[] {
  if (result.sport === 'football') return result.halves
  if (result.sport === 'basketball') return result.quarters
  return result.sport === 'tennis' ? result.sets : []
}

function gaveUpIn(result: EventResult | undefined): Side | undefined {
  if (result?.sport === 'tennis') return result.retired ?? result.walkover
  return result?.sport === 'esports' ? result.forfeit : undefined
}

/** What was typed, as the rules make a result of it. */
export function partsOf(
  { sport, bestOf }: Event,
  fields: ResultFields,
  over: boolean,
  earlier: EventResult | undefined,
): EnteredParts {
  const scores = fields.scores
    .filter(({ home, away }) => home !== '' || away !== '')
    .map(({ home, away }) => ({ home: Number(home), away: Number(away) }))
  const goals = fields.goals.trim() === '' ? undefined : readGoals(fields.goals)
  return {
    sport,
    bestOf: bestOf ?? 3,
    over,
    scores,
    ended: Math.min(Number(fields.ended), scores.length),
    matchTieBreak: fields.matchTieBreak && scores.length === partCount({ sport, bestOf }),
    maps: fields.maps.filter((side) => side !== ''),
    gaveUp: fields.gaveUp === '' ? undefined : fields.gaveUp,
    outcome: fightOutcomes.find((outcome) => outcome === fields.outcome),
    goals,
    earlier,
  }
}
