// SPDX-License-Identifier: Apache-2.0
import { ratioOf, type Ratio } from '../../lottery/ratio.ts'
import type { EventFacts, ScoreMarketType } from '../market-types/market-type.ts'
import { marketTypeOf } from '../market-types/market-types.ts'
import type { PriceThousandths } from '../model/market.ts'
import { type EventResult, fightOutcomes } from '../model/result.ts'
import type { Sport } from '../model/sport.ts'
import { type LegStatus, legFactor } from '../settlement/leg-status.ts'
import type { Selection } from '../settlement/settle-market.ts'

/** A single bet of a member on an event; other kinds of bet cannot be hedged. */
export interface ExposedSingle extends Selection {
  stakeMinor: bigint
  priceThousandths: PriceThousandths
}

interface SportFacts extends EventFacts {
  sport: Sport
}

const whole: Ratio = ratioOf(1, 1)

/**
 * The share of each of a member's singles on one event that counts for the valid bet (section 11: "both sides
 * of one event: only the net exposure"). Bets on the same part of the event can hedge each other: what they
 * return in every possible result is no exposure. The rest, the most that the member could lose, is shared
 * among them by stake: 100 on over and 60 on under at 2.00 lose at most 40 of 160, so a quarter of each counts.
 */
export function exposureOf(
  sport: Sport,
  singles: readonly ExposedSingle[],
  facts: EventFacts = {},
): (selection: Selection) => Ratio {
  const groups = new Map<string, ExposedSingle[]>()
  for (const single of singles) {
    const group = groupOf(single)
    groups.set(group, [...(groups.get(group) ?? []), single])
  }
  const shares = new Map(
    [...groups].map(([group, together]) => [group, shareOf(together, { ...facts, sport })]),
  )
  return (selection) => shares.get(groupOf(selection)) ?? whole
}

/** Bets of a group are settled by the same facts. */
function groupOf({ terms }: Selection): string {
  const type = marketTypeOf(terms.type)
  return type.decidedBy === 'scores' ? type.reads(terms).join() : `${type.decidedBy}|${terms.period}`
}

function shareOf(singles: readonly ExposedSingle[], facts: SportFacts): Ratio {
  const stakes = singles.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n)
  const outcomes = new Set(singles.map(({ terms, outcome }) => JSON.stringify([terms, outcome])))
  if (outcomes.size === 1 || stakes === 0n) return whole
  const least = leastReturn(singles, facts)
  return least >= stakes ? ratioOf(0, 1) : ratioOf(stakes - least, stakes)
}

/** What the bets return together in the worst result. */
function leastReturn(singles: readonly ExposedSingle[], facts: SportFacts): bigint {
  let least: bigint | undefined
  const returns = singles.map(returnByStatus)
  for (const statuses of possibleStatuses(singles, facts)) {
    let sum = 0n
    statuses.forEach((status, index) => (sum += returns[index]?.(status) ?? 0n))
    if (least === undefined || sum < least) least = sum
  }
  return least ?? 0n
}

/** The return of a bet by how it settles; each kind of settlement is computed once. */
function returnByStatus({ stakeMinor, priceThousandths }: ExposedSingle): (status: LegStatus) => bigint {
  const known = new Map<LegStatus, bigint>()
  return (status) => {
    const found = known.get(status)
    if (found !== undefined) return found
    const { numerator, denominator } = legFactor(status, priceThousandths)
    const returned = (stakeMinor * numerator) / denominator
    known.set(status, returned)
    return returned
  }
}

/** How the bets of a group settle in every possible result. */
function possibleStatuses(singles: readonly ExposedSingle[], facts: SportFacts): Iterable<LegStatus[]> {
  const { terms } = singles[0] as ExposedSingle
  const type = marketTypeOf(terms.type)
  if (type.decidedBy === 'scores') return statusesByScore(singles, type.reads(terms), facts.sport)
  const results: EventResult[] =
    type.decidedBy === 'fight'
      ? fightOutcomes.map((outcome) => ({ sport: 'cockfight', outcome, over: true }))
      : winners(terms.period, facts)
  return results.map((result) =>
    singles.map((single) => {
      const status = marketTypeOf(single.terms.type).settle(result, single.terms, single.outcome)
      if (!status) throw new RangeError(`${single.terms.type} is not settled by its result`)
      return status
    }),
  )
}

/** Several winners are never hedged here: a result in which nobody that was backed is placed stands for all. */
const winners = (period: string, { competitors = [] }: EventFacts): EventResult[] =>
  (period === 'top_1' ? competitors : ['']).map((id) => ({
    sport: 'outright',
    positions: { [id]: 1 },
    withdrawn: [],
    over: true,
  }))

/** The highest score of a side worth trying, by part of the event. */
function highestScore(sport: Sport, period: string): number {
  if (sport === 'basketball') return 180
  if (/^(sets|maps)$/.test(period)) return 4
  if (/^(set_\d|map_\d|goal_\d+)$/.test(period)) return 7
  return period === 'games' ? 40 : 12
}

function* statusesByScore(
  singles: readonly ExposedSingle[],
  periods: readonly string[],
  sport: Sport,
): Generator<LegStatus[]> {
  const backed = singles.map((single) => ({
    ...single,
    type: marketTypeOf(single.terms.type) as ScoreMarketType,
  }))
  // Markets of several parts are tried with all small scores of each, one part after the other.
  const highest = periods.length > 1 ? 3 : highestScore(sport, periods[0] ?? '')
  const count = (highest + 1) ** (2 * periods.length)
  for (let number = 0; number < count; number += 1) {
    const scores = scoresOfNumber(number, periods, highest + 1)
    yield backed.map(({ type, terms, outcome }) => type.statusOf(scores, terms, outcome))
  }
}

/** The scores that a number stands for, as a row of digits. */
function scoresOfNumber(
  number: number,
  periods: readonly string[],
  base: number,
): Record<string, { home: number; away: number }> {
  let rest = number
  const digit = (): number => {
    const value = rest % base
    rest = Math.floor(rest / base)
    return value
  }
  return Object.fromEntries(periods.map((period) => [period, { home: digit(), away: digit() }]))
}
