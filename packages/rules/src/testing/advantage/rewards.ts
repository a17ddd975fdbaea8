// SPDX-License-Identifier: Apache-2.0
import { zero } from '../../money.ts'
import { cashbackOf, lossOf } from '../../promotions/offer-terms.ts'
import { rebateTotal } from '../../rebates/rebates.ts'
import { countedBet, giftWorth } from '../../rewards/edges.ts'
import { cashback, type GameType, type MoneyRules, mission, rewardsOf } from './money-rules.ts'
import type { Played } from './played.ts'
import { amountOf } from './team.ts'

const hundredths = (amount: bigint): number => Number(amount / 10_000n)

interface Rewarded {
  readonly rules: MoneyRules
  readonly rank: number
  readonly takesGifts: boolean
  /** Somebody has invited the account, and is paid a commission. */
  readonly isInvited: boolean
}

/** What an account is given for its bets of a month, and its inviter for it, by day; in hundredths. */
export function rewardsOfMonth(bets: readonly Played[], days: number, terms: Rewarded): number[] {
  let worth = 0
  return Array.from({ length: days + 1 }, (_, day) => {
    const settled = bets.filter(({ settledDay }) => settledDay === day)
    worth += settled.reduce(
      (sum, { validBets, edge }) => sum + hundredths(giftWorth(amountOf(validBets), edge)),
      0,
    )
    const gifts = terms.takesGifts ? giftsOf(bets, day, terms) : 0
    const given = terms.rules.boundsGifts ? Math.min(worth, gifts) : gifts
    worth -= given
    return given + forEveryBet(settled, terms)
  })
}

/** Rebate, points, the bonus of the next rank and the commission of the inviter, for the bets of a day. */
function forEveryBet(settled: readonly Played[], { rules, rank, isInvited }: Rewarded): number {
  let sum = 0
  for (const type of ['SPORTS', 'LOTT', 'INHOUSE'] as const satisfies readonly GameType[]) {
    const counted = settled
      .filter((bet) => bet.type === type)
      .reduce((all, { validBets, edge }) => {
        const amount = amountOf(validBets)
        return all + hundredths(rules.countsByEdge ? countedBet(amount, edge) : amount)
      }, 0)
    const { rebate, points, nextRank, commission } = rewardsOf(type, rank)
    const rateBasisPoints = Math.round(rebate * 100)
    sum += hundredths(rebateTotal([{ validBets: amountOf(counted), rateBasisPoints }], 'USD'))
    sum += (counted * (points + nextRank + (isInvited ? commission : 0))) / 100
  }
  return Math.floor(sum)
}

/** What a generous cashback and a generous mission promise for a day. */
function giftsOf(bets: readonly Played[], day: number, { rules }: Rewarded): number {
  const countedOn = rules.cashbackCounts === 'placed' ? 'placedDay' : 'settledDay'
  let [stake, returned, valid] = [0, 0, 0]
  for (const bet of bets) {
    if (bet[countedOn] === day) stake += bet.stake
    if (bet.settledDay !== day) continue
    returned += bet.returned
    valid += bet.validBets
  }
  const { lost } = lossOf({ stake: amountOf(stake), returned: amountOf(returned), corrected: zero })
  return hundredths(cashbackOf(cashback, lost, 'USD')) + (valid >= mission.validBets ? mission.reward : 0)
}
