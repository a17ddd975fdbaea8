// SPDX-License-Identifier: Apache-2.0
import type { EventResult, FightOutcome, Goal, TennisResult } from './result.ts'
import type { Score, Side, Sport } from './sport.ts'
import { completeSets } from './played-sets.ts'

/** What somebody fills in about the end of an event, part by part. */
export interface EnteredParts {
  sport: Sport
  bestOf: number
  /** Whether play came to its end. */
  over: boolean
  /** Halves, quarters or sets, in order, as far as they were played. */
  scores: readonly Score[]
  /** How many of them were played to their end, where play was not. */
  ended: number
  /** A tie-break was played in the place of the last set that the match can have. */
  matchTieBreak?: boolean | undefined
  /** Who won each map. */
  maps: readonly Side[]
  /** Who gave up. */
  gaveUp?: Side | undefined
  outcome?: FightOutcome | undefined
  /** In order; undefined if nobody knows them. */
  goals?: readonly Goal[] | undefined
  /** The version before, whose cards and corners stay. */
  earlier?: EventResult | undefined
}

/** The result that was filled in; `readResult` and `checkPlayed` say whether it can be one. */
export function enteredResult(entered: EnteredParts): EventResult {
  const { sport, bestOf, over, scores, maps, gaveUp } = entered
  const ended = over ? scores.length : entered.ended
  switch (sport) {
    case 'football':
      return { ...countsOf(entered.earlier), sport, halves: scores, ended, over, goals: entered.goals }
    case 'basketball':
      return { sport, quarters: scores, ended, over }
    case 'tennis':
      return enteredTennis(entered, ended)
    case 'esports':
      return { sport, bestOf, maps, over, forfeit: gaveUp }
    case 'cockfight':
      return { sport, outcome: over ? entered.outcome : undefined, over }
  }
}

function enteredTennis(
  { bestOf, over, scores, gaveUp, matchTieBreak }: EnteredParts,
  ended: number,
): TennisResult {
  if (gaveUp && scores.length === 0)
    return { sport: 'tennis', bestOf, sets: [], ended: 0, over, walkover: gaveUp }
  const sets = { bestOf, sets: scores, ...(matchTieBreak && { matchTieBreak }) }
  return { sport: 'tennis', ...sets, ended: gaveUp ? completeSets(sets) : ended, over, retired: gaveUp }
}

const countsOf = (earlier: EventResult | undefined) =>
  earlier?.sport === 'football'
    ? { yellowCards: earlier.yellowCards, redCards: earlier.redCards, corners: earlier.corners }
    : {}

/** Goals as text, in order: `12H 45A` is a goal of home in minute 12 and one of away in minute 45. */
export const goalsText = (goals: readonly Goal[]): string =>
  goals.map(({ side, minute }) => `${minute}${side === 'home' ? 'H' : 'A'}`).join(' ')

/** The goals of a text; undefined if it is none. */
export function readGoals(text: string): readonly Goal[] | undefined {
  const words = text
    .trim()
    .toUpperCase()
    .split(/[\s,]+/)
    .filter(Boolean)
  const goals = words.flatMap((word): Goal[] => {
    const [, minute, side] = /^([1-9]\d?)([HA])$/.exec(word) ?? []
    return minute === undefined ? [] : [{ minute: Number(minute), side: side === 'H' ? 'home' : 'away' }]
  })
  return goals.length === words.length && goals.every(({ minute }) => minute <= 90) ? goals : undefined
}
