// SPDX-License-Identifier: Apache-2.0
import { seededNumbers } from '../../bonuses/seeded-numbers.ts'
import { playBook } from './book.ts'
import { contractsOfMonth } from './contracts.ts'
import { playFloor } from './floor.ts'
import type { MoneyRules } from './money-rules.ts'
import { playLottery } from './lottery.ts'
import type { Played } from './played.ts'
import { rewardsOfMonth } from './rewards.ts'
import { stakesOf, type Strategy } from './strategy.ts'

const days = 30

/** A month of a strategy, in hundredths. */
export interface Month {
  readonly turnover: number
  /** All that the house paid less all that it took, less luck. */
  readonly gain: number
  /** What bets returned beyond what their odds say: nothing on average, or the odds are wrong. */
  readonly luck: number
}

/** Plays a month; the same one for the same number. */
export function playMonth(strategy: Strategy, rules: MoneyRules, month: number): Month {
  const { team } = strategy
  const next = seededNumbers(strategy.seed * 100_003 + month)
  const stakes = team.uplines.map(() => stakesOf(strategy))
  const bets: Played[] = []
  for (let day = 0; day < days; day += 1) bets.push(...playDay(strategy, rules, { day, stakes, next }))
  const rewards = team.uplines.map((upline, account) =>
    rewardsOfMonth(
      bets.filter((bet) => bet.account === account),
      days,
      { rules, rank: strategy.rank, takesGifts: strategy.takesGifts, isInvited: upline !== null },
    ),
  )
  const sumOf = (key: 'stake' | 'returned' | 'expected'): number =>
    bets.reduce((sum, bet) => sum + bet[key], 0)
  const rewarded = rewards.flat().reduce((sum, each) => sum + each, 0)
  const paid = rewarded + contractsOfMonth(team, { bets, rewards, days }, rules)
  return {
    turnover: sumOf('stake'),
    gain: sumOf('expected') - sumOf('stake') + paid,
    luck: sumOf('returned') - sumOf('expected'),
  }
}

function playDay(strategy: Strategy, rules: MoneyRules, at: Parameters<typeof playLottery>[1]): Played[] {
  const { product, betsPerDay } = strategy
  const plays = product === 'all' ? (['book', 'lottery', 'floor'] as const) : [product]
  return plays.flatMap((play) => {
    if (play === 'floor') return playFloor(strategy, at)
    return Array.from({ length: betsPerDay }, () =>
      play === 'book' ? playBook(strategy, rules, at) : playLottery(strategy, at),
    ).flat()
  })
}
