// SPDX-License-Identifier: Apache-2.0
import type { MarketTerms } from '../model/market.ts'

/**
 * A second way to settle football, for tests: straight from the list of goals, in halves of the stake. It
 * shares no code with the market types.
 */
export type Goals = readonly { side: 'home' | 'away'; minute: number }[]
type Half = 'won' | 'back' | 'lost'
/** What becomes of the two halves of a stake. */
export type Halves = readonly [Half, Half]

type Window = readonly [first: number, last: number]
const windows: Readonly<Record<string, Window>> = {
  regular: [1, 90],
  first_half: [1, 45],
  second_half: [46, 90],
  minutes_1_15: [1, 15],
  minutes_16_30: [16, 30],
  minutes_31_45: [31, 45],
  minutes_46_60: [46, 60],
  minutes_61_75: [61, 75],
  minutes_76_90: [76, 90],
}

/**
 * How a bet settles. `abandoned` is the minute at which play broke off for good, if it did; `void` if nothing
 * of the match counts.
 */
export function straightHalves(
  goals: Goals,
  terms: MarketTerms,
  outcome: string,
  abandoned?: number | 'void',
): Halves {
  if (abandoned === 'void') return ['back', 'back']
  const halves = playedHalves(goals, terms, outcome)
  if (abandoned === undefined || endOf(terms) < abandoned) return halves
  return isSettledAnyway(goals, terms, abandoned) ? halves : ['back', 'back']
}

/** The last minute that matters for a market. */
const endOf = ({ period, type }: MarketTerms): number =>
  type === 'half_full' || type === 'better_half' ? 90 : (windows[period]?.[1] ?? 90)

/** Whether no goals after the break would change any outcome: tries up to nine more on each side. */
function isSettledAnyway(goals: Goals, terms: MarketTerms, brokenOff: number): boolean {
  const minute = Math.max(brokenOff, windows[terms.period]?.[0] ?? 1)
  const outcomes = outcomesOf(terms)
  const now = outcomes.map((outcome) => playedHalves(goals, terms, outcome).join())
  for (let home = 0; home <= 9; home += 1)
    for (let away = 0; away <= 9; away += 1) {
      const later = [
        ...goals,
        ...Array.from({ length: home }, () => ({ side: 'home' as const, minute })),
        ...Array.from({ length: away }, () => ({ side: 'away' as const, minute })),
      ]
      for (const order of [later, goals.concat(later.slice(goals.length).toReversed())])
        if (outcomes.some((outcome, index) => playedHalves(order, terms, outcome).join() !== now[index]))
          return false
    }
  return true
}

const outcomeLists: Readonly<Record<string, string>> = {
  result_1x2: 'home draw away',
  double_chance: 'home_or_draw home_or_away draw_or_away',
  draw_no_bet: 'home away',
  handicap: 'home away',
  total: 'over under',
  home_total: 'over under',
  away_total: 'over under',
  both_score: 'yes no',
  odd_even: 'odd even',
  half_full: 'home_home home_draw home_away draw_home draw_draw draw_away away_home away_draw away_away',
  better_half: 'first_half second_half equal',
  exact_goals: '0 1 2 3 4 5 6',
  next_goal: 'home away none',
  interval_goal: 'yes no',
}

function outcomesOf({ type, period }: MarketTerms): readonly string[] {
  if (type === 'exact_goals' && period !== 'regular') return ['0', '1', '2', '3']
  if (type !== 'correct_score') return outcomeLists[type]!.split(' ')
  const goals = period === 'regular' ? [0, 1, 2, 3, 4] : [0, 1, 2]
  return ['other', ...goals.flatMap((home) => goals.map((away) => `${home}-${away}`))]
}

const both = (holds: boolean): Halves => (holds ? ['won', 'won'] : ['lost', 'lost'])

/** Each half of the stake is on a line of its own: the whole line, or the neighbours of a quarter. */
function onLine(lead: number, line: number): Halves {
  const offset = Math.abs(line) % 2 === 1 ? 1 : 0
  const half = (quarters: number): Half => {
    const distance = lead + quarters / 4
    return distance > 0 ? 'won' : distance < 0 ? 'lost' : 'back'
  }
  return [half(line - offset), half(line + offset)]
}

function playedHalves(goals: Goals, terms: MarketTerms, outcome: string): Halves {
  const { type, period, line = 0, scoreBefore = { home: 0, away: 0 } } = terms
  const count = (side: string, [first, last]: Window): number =>
    goals.filter((goal) => goal.side === side && goal.minute >= first && goal.minute <= last).length
  const window = windows[period] ?? [1, 90]
  const [home, away] = [count('home', window), count('away', window)]
  const early = count('home', [1, 45]) - count('away', [1, 45])
  const name = (lead: number): string => (lead > 0 ? 'home' : lead < 0 ? 'away' : 'draw')
  switch (type) {
    case 'result_1x2':
      return both(name(home - away) === outcome)
    case 'double_chance':
      return both(outcome.split('_or_').includes(name(home - away)))
    case 'draw_no_bet':
      return home === away ? ['back', 'back'] : both(name(home - away) === outcome)
    case 'handicap': {
      const gained = home - scoreBefore.home - (away - scoreBefore.away)
      return outcome === 'home' ? onLine(gained, line) : onLine(-gained, -line)
    }
    case 'total':
      return overOrUnder(home + away, line, outcome)
    case 'home_total':
      return overOrUnder(home, line, outcome)
    case 'away_total':
      return overOrUnder(away, line, outcome)
    case 'both_score':
      return both((home === 0 || away === 0) === (outcome === 'no'))
    case 'correct_score':
      return both(scoreName(home, away, period) === outcome)
    case 'exact_goals':
      return both(String(Math.min(home + away, period === 'regular' ? 6 : 3)) === outcome)
    case 'odd_even':
      return both(['even', 'odd'][(home + away) % 2] === outcome)
    case 'half_full':
      return both(`${name(early)}_${name(home - away)}` === outcome)
    case 'better_half': {
      const later = goals.filter(({ minute }) => minute > 45).length * 2 - goals.length
      return both((later > 0 ? 'second_half' : later < 0 ? 'first_half' : 'equal') === outcome)
    }
    case 'next_goal':
      return both((goals[Number(period.slice(5)) - 1]?.side ?? 'none') === outcome)
    case 'interval_goal':
      return both((home + away === 0 ? 'no' : 'yes') === outcome)
    default:
      throw new Error(`${type} has no straight settlement`)
  }
}

const overOrUnder = (total: number, line: number, outcome: string): Halves =>
  outcome === 'over' ? onLine(total, -line) : onLine(-total, line)

function scoreName(home: number, away: number, period: string): string {
  const most = period === 'regular' ? 4 : 2
  return Math.max(home, away) > most ? 'other' : `${home}-${away}`
}
