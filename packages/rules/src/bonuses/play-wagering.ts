// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, multiply } from '../money.ts'
import { usualStake, type Wagering } from './wagering-plan.ts'

/** How one wagering ended; money in millionths. */
export interface WageringEnd {
  /** Whether all was staked before the money was gone. */
  met: boolean
  /** Cash at the end: with what is left of the bonus if all was staked, without it otherwise. */
  left: number
  bets: number
}

const smallestCoin = 10_000
const million = 1_000_000n

/**
 * Plays wagerings to their end, each drawing entries of the pay table. Money is counted in whole millionths as
 * numbers, which are exact up to nine billion units. A stake takes its parts, and a win goes to them, as in
 * `splitStake` and `splitWin`; whole stakes of one kind of money, nearly all, need no division.
 */
export function createWageringPlayer(wagering: Wagering, draw: () => number): () => WageringEnd {
  const { weight } = wagering
  const bonusFirst = wagering.order === 'bonusFirst'
  const [ownBonus, deposit, required] = [wagering.bonus, wagering.deposit, wagering.required].map(Number) as [
    number,
    number,
    number,
  ]
  const usual = Number(usualStake(wagering))
  const winOf = (stake: number, multiplier: number): number =>
    Number(multiply(amountOfMillionths(BigInt(stake)), BigInt(multiplier), million))
  const usualWins = Float64Array.from(wagering.pays, ({ multiplier }) => winOf(usual, multiplier))

  return () => {
    let [cash, bonus, missing, bets] = [deposit, ownBonus, required, 0]
    while (missing > 0) {
      const money = cash + bonus
      if (money < smallestCoin) return { met: false, left: cash, bets }
      const stake = Math.min(usual, money, coinsFor((missing * 100) / weight))
      const entry = draw()
      const win =
        stake === usual ? (usualWins[entry] as number) : winOf(stake, wagering.pays[entry]?.multiplier ?? 0)
      const fromBonus = bonusFirst ? Math.min(bonus, stake) : stake - Math.min(cash, stake)
      const wonBonus =
        fromBonus === 0
          ? 0
          : fromBonus === stake
            ? win
            : Number((BigInt(win) * BigInt(fromBonus)) / BigInt(stake))
      bonus += wonBonus - fromBonus
      cash += win - wonBonus - (stake - fromBonus)
      missing -= Math.floor((stake * weight) / 100)
      bets += 1
    }
    return { met: true, left: cash + bonus, bets }
  }
}

const coinsFor = (amount: number): number => Math.ceil(amount / smallestCoin) * smallestCoin
