// SPDX-License-Identifier: Apache-2.0
import { seededNumbers } from '../../bonuses/seeded-numbers.ts'
import { floorGames, oneOf } from './draws.ts'
import { drawTeam, type Team } from './team.ts'

const products = ['book', 'lottery', 'floor', 'all'] as const
/** Blind; all outcomes of a market on one account; opposite sides on two accounts. */
const sides = ['blind', 'hedged', 'opposite'] as const
const stakings = ['flat', 'doubleUp', 'bankroll'] as const
const slips = ['single', 'builder', 'multiple'] as const
/** `goalSeen`: by what somebody in the stadium knows before the book. */
const timings = ['before', 'inPlay', 'goalSeen'] as const
const cashOuts = ['never', 'atOnce', 'afterGoal', 'random', 'lateLevel', 'aboveStake', 'goalSeen'] as const
export const marketNames = [
  'result_1x2',
  'handicap',
  'total',
  'draw_no_bet',
  'double_chance',
  'both_score',
  'correct_score',
  'exact_goals',
  'odd_even',
  'half_result',
  'half_total',
  'half_handicap',
  'better_half',
  'half_full',
] as const
/** What the rounds of a game return if they win, in hundredths: from even money to long odds. */
const floorOdds = [150, 200, 200, 300, 1_000, 5_000] as const

/** What one member or a team does for a month. */
export interface Strategy {
  readonly seed: number
  readonly product: (typeof products)[number]
  readonly side: (typeof sides)[number]
  readonly staking: (typeof stakings)[number]
  /** In hundredths. */
  readonly baseStake: number
  /** Settled on the day after it was placed. */
  readonly overMidnight: boolean
  readonly betsPerDay: number
  readonly slip: (typeof slips)[number]
  readonly markets: readonly (typeof marketNames)[number][]
  /** Backs the longest price of a market instead of any. */
  readonly backsLongest?: boolean
  readonly timing: (typeof timings)[number]
  readonly cashOut: (typeof cashOuts)[number]
  /** In hundredths of a per cent; 10,000: the whole. */
  readonly cashOutShare: number
  readonly lotteryPlay: number
  readonly game: (typeof floorGames)[number]
  readonly odds: number
  readonly roundsPerDay: number
  readonly rank: number
  readonly takesGifts: boolean
  readonly team: Team
}
/** A random strategy, the same one for a seed; a part of it may be given. */
export function drawStrategy(seed: number, given: Partial<Strategy> = {}): Strategy {
  const next = seededNumbers(seed)
  const all = marketNames.filter(() => next() < 0.3)
  const side = oneOf(next, sides)
  return {
    seed,
    product: oneOf(next, products),
    side,
    staking: oneOf(next, stakings),
    baseStake: oneOf(next, [1_000, 10_000, 50_000]),
    overMidnight: next() < 0.3,
    betsPerDay: oneOf(next, [1, 1, 2, 3]),
    slip: oneOf(next, slips),
    markets: all.length > 0 ? all : [oneOf(next, marketNames)],
    timing: oneOf(next, timings),
    cashOut: oneOf(next, cashOuts),
    cashOutShare: oneOf(next, [10_000, 10_000, 5_000, 2_500]),
    lotteryPlay: Math.floor(next() * 1_000),
    game: oneOf(next, floorGames),
    odds: oneOf(next, floorOdds),
    roundsPerDay: oneOf(next, [1, 5, 30, 200]),
    rank: Math.floor(next() * 8),
    takesGifts: next() < 0.7,
    team: drawTeam(next, side === 'opposite'),
    ...given,
  }
}

export interface Stakes {
  next(): number
  settled(gain: number): void
}

/** The stakes of a staking plan, one after the other; never beyond what the book takes at these odds. */
export function stakesOf({ staking, baseStake }: Strategy): Stakes {
  let [stake, bankroll] = [baseStake, 50 * baseStake]
  return {
    next: () => stake,
    settled(gain) {
      bankroll = Math.max(20 * baseStake, bankroll + gain)
      if (staking === 'doubleUp') stake = gain < 0 ? Math.min(32 * baseStake, 2 * stake) : baseStake
      // A fiftieth of what there is, as whoever believes in an edge of 2 % at even money bets.
      if (staking === 'bankroll') stake = Math.floor(bankroll / 50)
    },
  }
}
