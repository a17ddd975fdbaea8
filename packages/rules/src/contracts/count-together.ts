// SPDX-License-Identifier: Apache-2.0
import { add, amountOfMillionths, zero, type Amount } from '../money.ts'

/** What one member of a line bet on an event, a draw or a round. */
export interface BetTogether {
  /** Valid bets by their own rules. */
  readonly validBets: Amount
  /** Returns less stakes: above zero if the member won. */
  readonly won: Amount
}

/**
 * What counts of the valid bets of one line on one event, draw or round: altogether no more than the line won or lost
 * there (D-133). So opposite sides, however they are spread over members, markets and amounts, count what they cost and
 * nothing else, and nobody has to know the sides. It is shared in proportion to the valid bets, to the last millionth.
 */
export function countTogether(bets: readonly BetTogether[]): Amount[] {
  const valid = bets.map(({ validBets }) => validBets)
  const whole = valid.reduce(add, zero)
  const won = bets.reduce((sum, bet) => sum + bet.won, 0n)
  const most = won < 0n ? -won : won
  // Less than nothing counts only where more was taken back than is known here: it stays as it is.
  if (most >= whole || valid.some((amount) => amount < 0n)) return valid
  let [reached, given] = [0n, 0n]
  return valid.map((amount) => {
    reached += amount
    const share = (most * reached) / whole - given
    given += share
    return amountOfMillionths(share)
  })
}
