// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { marketTypesOf } from '../market-types/market-types.ts'
import type { MarketTerms } from '../model/market.ts'
import type { ResultVersion } from '../model/result.ts'
import type { Selection } from '../settlement/settle-market.ts'
import { type Goals, type Halves, straightHalves } from '../testing/straight-line.ts'
import { numbersFrom, straightReturn } from '../testing/straight-return.ts'
import type { Bet, BetLeg } from './bet.ts'
import { betKindsFor } from './bet-kinds.ts'
import { refusalOfSlip } from './slip.ts'
import { type EventState, settleBet } from './settle-bet.ts'

const startMs = Date.UTC(2026, 7, 15, 14)
const lateMs = startMs + 100 * 60 * 60 * 1000
const next = numbersFrom(22)

interface Match {
  goals: Goals
  abandoned?: number | 'void' | undefined
  state: EventState
}

function playMatch(number: number): Match {
  const goals = Array.from({ length: Math.min(next(5), next(6)) + next(3) }, () => ({
    side: next(100) < 57 ? ('home' as const) : ('away' as const),
    minute: 1 + next(90),
  })).toSorted((one, other) => one.minute - other.minute)
  // Every fortieth match breaks off in its second half.
  const minute = number % 40 === 7 ? 46 + next(44) : undefined
  const played = minute === undefined ? goals : goals.filter((goal) => goal.minute < minute)
  const countOf = (from: number, to: number): { home: number; away: number } => {
    const inside = played.filter((goal) => goal.minute >= from && goal.minute <= to)
    const home = inside.filter(({ side }) => side === 'home').length
    return { home, away: inside.length - home }
  }
  const isOver = minute === undefined
  const version: ResultVersion = {
    version: 1,
    status: isOver ? 'ended' : 'abandoned',
    venue: number === 99 ? 'reversed' : 'as_announced',
    source: 'play',
    endedAtMs: isOver ? startMs + 7_000_000 : undefined,
    result: {
      sport: 'football',
      halves: [countOf(1, 45), countOf(46, 90)],
      ended: isOver ? 2 : 1,
      over: isOver,
      minute,
      goals: played,
    },
  }
  return {
    goals: played,
    abandoned: number === 99 ? 'void' : minute,
    state: { event: { kind: 'match', scheduledStartMs: startMs, competitors: ['a', 'b'] }, version },
  }
}

const matches = Array.from({ length: 380 }, (_, number) => playMatch(number))

/** Everything that the season offers on a match, in every market type of football that scores decide. */
const offered: readonly Selection[] = marketTypesOf('football')
  .filter(({ decidedBy }) => decidedBy === 'scores')
  .flatMap((type) =>
    [
      'regular',
      'first_half',
      'second_half',
      'minutes_1_15',
      'minutes_31_45',
      'minutes_61_75',
      'goal_1',
      'goal_3',
    ]
      .filter((period) => type.hasPeriod('football', period))
      .flatMap((period): MarketTerms[] => {
        const terms = { type: type.code, period }
        if (type.line === 'none') return [terms]
        const lines = type.line === 'total' ? [2, 4, 7, 9, 10, 11, 13] : [-7, -4, -3, -1, 0, 1, 2, 6]
        return lines.map((line) => ({ ...terms, line }))
      })
      .flatMap((terms) => type.outcomes(terms, {}).map(({ id }) => ({ terms, outcome: id }))),
  )

const pickOffered = (): Selection => {
  const selection = offered[next(offered.length)]!
  const isLive = selection.terms.type === 'handicap' && next(4) === 0
  return isLive
    ? { ...selection, terms: { ...selection.terms, scoreBefore: { home: next(2), away: next(2) } } }
    : selection
}

function pickLeg(match: number, isBuilder: boolean): BetLeg {
  const selections = isBuilder ? [pickOffered(), pickOffered(), pickOffered()] : [pickOffered()]
  return { eventId: String(match), selections, priceThousandths: 1010 + next(6000) }
}

function pickBet(): Bet {
  const legs = [1, 1, 1, 2, 3, 4, 5][next(7)]!
  const first = next(matches.length)
  const kinds = betKindsFor(legs)
  return {
    kind: kinds[next(kinds.length)]!.code,
    legs: Array.from({ length: legs }, (_, leg) => pickLeg((first + leg * 41) % 380, next(8) === 0)),
    stakePerLineMinor: BigInt(1 + next(5_000_000)),
  }
}

const known = new Map<string, Halves>()
function halvesOf(eventId: string, { terms, outcome }: Selection): Halves {
  const { goals, abandoned } = matches[Number(eventId)]!
  const key = JSON.stringify([eventId, terms, outcome])
  const halves = known.get(key) ?? straightHalves(goals, terms, outcome, abandoned)
  known.set(key, halves)
  return halves
}

describe('a season of 380 matches with 100,000 bets', () => {
  it('settles to the sums of a straight computation from its goals, bet by bet', () => {
    const sums = { straight: 0n, settled: 0n, stakes: 0n, wrong: [] as string[] }
    const statuses = new Set<string>()
    for (let count = 0; count < 100_000; count += 1) {
      const bet = pickBet()
      const settlement = settleBet(bet, (eventId) => matches[Number(eventId)]!.state, lateMs)
      for (const { status } of settlement.legs) statuses.add(status?.name ?? 'open')
      const straight = straightReturn(bet, halvesOf)
      if (straight !== settlement.returnMinor && sums.wrong.length < 3)
        sums.wrong.push(`${straight} and not ${settlement.returnMinor}: ${JSON.stringify(bet.legs)}`)
      sums.straight += straight
      sums.settled += settlement.returnMinor
      sums.stakes += settlement.stakeMinor
    }
    expect(sums.wrong).toEqual([])
    expect(sums.settled).toBe(sums.straight)
    expect(sums.settled).toBeGreaterThan(sums.stakes / 10n)
    expect([...statuses].toSorted()).toEqual(['half_lose', 'half_win', 'lose', 'push', 'void', 'win'])
  })

  it('only has bets that a slip would accept, but for builders that join anything', () => {
    for (let count = 0; count < 2000; count += 1) {
      const bet = pickBet()
      const legs = bet.legs.map((leg) => ({ ...leg, selections: leg.selections.slice(0, 1) }))
      expect(refusalOfSlip({ ...bet, legs })).toBeUndefined()
    }
  })
})
