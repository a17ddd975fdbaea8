// SPDX-License-Identifier: Apache-2.0
import { ratioOf, type Ratio } from '../../lottery/ratio.ts'
import { legFactor, win } from '../settlement/leg-status.ts'
import type { Bet } from './bet.ts'
import { kindOf, visitLines } from './returns.ts'
import type { BetSettlement } from './settle-bet.ts'

/** Which of the two published readings a brand has (section 11): what was at risk or won, or the whole stake. */
export type ValidBetReading = 'profit' | 'stake'

/** Lines below this price, in thousandths, count nothing (Hong Kong odds below .50). */
const lowestPrice = 1500n

const whole: Ratio = ratioOf(1, 1)

/**
 * The valid bet (effective turnover) of a settled bet, line by line: min(stake, |profit|); at most half of the
 * stake after a half win or half loss; nothing for what came back unchanged or was taken below 1.50. A
 * part that was cashed out is no longer in the bet and counts nothing. `exposed` is the share that was not
 * hedged by bets on the other side of the event, from `exposureOf`. Throws RangeError if the bet is open.
 */
export function validBetOf(
  bet: Bet,
  settlement: BetSettlement,
  { reading = 'profit', exposed = whole }: { reading?: ValidBetReading; exposed?: Ratio } = {},
): bigint {
  if (settlement.state !== 'settled') throw new RangeError('An open bet has no valid bet')
  const prices = bet.legs.map(({ priceThousandths }) => legFactor(win, priceThousandths))
  let [line, sum] = [0, 0n]
  visitLines(kindOf(bet), prices, (positions, numerator, denominator) => {
    const { returnMinor = 0n } = settlement.lines[line] ?? {}
    line += 1
    if (numerator * 1000n < lowestPrice * denominator) return
    const isHalf = positions.length === 1 && isHalved(settlement, positions[0] ?? 0)
    sum += counted(bet.stakePerLineMinor, returnMinor, isHalf, reading)
  })
  return (sum * exposed.numerator) / exposed.denominator
}

const isHalved = ({ legs }: BetSettlement, position: number): boolean =>
  legs[position]?.status?.name.startsWith('half_') ?? false

function counted(stake: bigint, returned: bigint, isHalf: boolean, reading: ValidBetReading): bigint {
  const profit = returned > stake ? returned - stake : stake - returned
  const most = isHalf ? stake / 2n : stake
  if (profit === 0n) return 0n
  return reading === 'stake' || profit > most ? most : profit
}
