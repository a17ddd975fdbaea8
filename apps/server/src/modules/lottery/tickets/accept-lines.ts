// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationInput } from '@tessera/contract'
import { isInCoins } from '@tessera/rules/currencies/whole-coins'
import type { Lottery } from '@tessera/rules/lottery/lottery'
import { oddsTableFromText } from '@tessera/rules/lottery/odds'
import { isOffered } from '@tessera/rules/lottery/play-type'
import { playTypeOf } from '@tessera/rules/lottery/play-types'
import { costOf, validatePick } from '@tessera/rules/lottery/wager'
import { add, zero, type Amount } from '@tessera/rules/money'
import type { LineToSell } from '../exposure/plan-sale.ts'
import type { Terms } from '../terms.ts'
import type { TicketLine } from './ticket-store.ts'

type WireLine = OperationInput<'lottery.bet'>['lines'][number]

export interface AcceptedLines {
  lines: LineToSell[]
  stake: Amount
}

/**
 * Checks the lines of a ticket and finds their usual odds. Throws `wallet.wholeUnits`, and
 * `lottery.wrongPick`, `lottery.belowMinimum` or `lottery.aboveMaximum` with the number of the first wrong line.
 */
export function acceptLines(
  lottery: Lottery,
  terms: Terms,
  wireLines: readonly WireLine[],
  currency: string,
): AcceptedLines {
  if (!wireLines.every(({ stakePerLot }) => isInCoins(stakePerLot, currency)))
    throw fault('wallet.wholeUnits')
  const lines = wireLines.map((line, index) => ({
    line: acceptLine(lottery, terms, line, index),
    seen: line.odds && oddsTableFromText(line.odds),
  }))
  return { lines, stake: lines.map(({ line }) => line.cost).reduce(add, zero) }
}

function acceptLine(
  lottery: Lottery,
  terms: Terms,
  { playType: code, numbers, dao, stakePerLot }: WireLine,
  line: number,
): TicketLine {
  const wager = { playType: code, pick: numbers, dao }
  const playType = playTypeOf(lottery, code)
  const odds = playType && terms.oddsOf(lottery, playType)
  if (!playType || !odds || !isOffered(playType, odds) || validatePick(lottery, wager) !== undefined)
    throw fault('lottery.wrongPick', { line })
  const min = terms.minStakeOf(lottery)
  if (stakePerLot < min) throw fault('lottery.belowMinimum', { line, min })
  if (stakePerLot > terms.maxStake) throw fault('lottery.aboveMaximum', { line, max: terms.maxStake })
  return {
    playType: code,
    numbers,
    dao,
    stakePerLot,
    cost: costOf(lottery, wager, stakePerLot),
    odds,
  }
}
