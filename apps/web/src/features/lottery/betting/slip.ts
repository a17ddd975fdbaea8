// SPDX-License-Identifier: Apache-2.0
import type { Lottery } from '@tessera/rules/lottery/lottery'
import { mostOfSlip } from '@tessera/rules/lottery/most-of-slip'
import { oddsFromText, displayOdds, type OddsTable, oddsTableFromText } from '@tessera/rules/lottery/odds'
import { costOf, validatePick } from '@tessera/rules/lottery/wager'
import { addWire, amountFromWire, amountToWire, isWireAmount } from '@tessera/rules/money'
import type { PlayOffer } from '../lottery-types.ts'

/** A line of the slip: one play with its pick. Amounts are those of the wire. */
export interface SlipLine {
  id: number
  playType: string
  numbers: readonly string[]
  dao: boolean
  stakePerLot: number
}

/** The cost of a line; undefined while it is not a complete bet. */
export function costOfLine(
  lottery: Lottery,
  { playType, numbers, dao, stakePerLot }: Omit<SlipLine, 'id'>,
): number | undefined {
  const wager = { playType, pick: numbers, dao }
  if (!isWireAmount(stakePerLot) || stakePerLot <= 0 || validatePick(lottery, wager) !== undefined)
    return undefined
  return amountToWire(costOf(lottery, wager, amountFromWire(stakePerLot)))
}

/** The odds of a play's prizes for display, the highest first. */
export function oddsByHeight(odds: Readonly<Record<string, string>>): { tier: string; odds: string }[] {
  const prizes = Object.entries(odds).flatMap(([tier, text]) => {
    const ratio = oddsFromText(text)
    return ratio && ratio.numerator > 0n ? [{ tier, odds: displayOdds(ratio) }] : []
  })
  return prizes.toSorted((one, other) => Number(other.odds) - Number(one.odds))
}

/** The odds of the wire as the rules use them; undefined if they are malformed. */
export const oddsTable = (odds: Readonly<Record<string, string>>): OddsTable | undefined =>
  oddsTableFromText(odds)

export function totalOf(lottery: Lottery, lines: readonly Omit<SlipLine, 'id'>[]): number {
  return addWire(...lines.map((line) => costOfLine(lottery, line) ?? 0))
}

/** The odds at which a line is sold now, as texts of the wire; undefined for a play that is not on offer. */
export type OddsOf = (line: Omit<SlipLine, 'id'>) => Record<string, string> | undefined

/** The most that lines can return together, at these odds; undefined while one is not a complete bet. */
export function mostOf(
  lottery: Lottery,
  lines: readonly Omit<SlipLine, 'id'>[],
  oddsOf: OddsOf,
  currency: string,
): number | undefined {
  if (lines.some((line) => costOfLine(lottery, line) === undefined)) return undefined
  const wagers = lines.map((line) => {
    const odds = oddsOf(line)
    return {
      playType: line.playType,
      pick: line.numbers,
      dao: line.dao,
      stakePerLot: amountFromWire(line.stakePerLot),
      odds: odds && oddsTable(odds),
    }
  })
  return amountToWire(mostOfSlip(lottery, wagers, currency))
}

/** The typed stake, within the limits of the play; otherwise undefined. */
export function readStake(
  text: string,
  { minStake, maxStake }: Pick<PlayOffer, 'minStake' | 'maxStake'>,
): number | undefined {
  const stake = Number(text)
  return text !== '' && isWireAmount(stake) && stake >= minStake && stake <= maxStake ? stake : undefined
}

/** The play of an address, or the lottery's usual one if the address names none that it has (D-122). */
export function choosePlay(
  plays: readonly PlayOffer[],
  wanted: string | undefined,
  usual: string,
): PlayOffer | undefined {
  return (
    plays.find(({ playType }) => playType === wanted) ??
    plays.find(({ playType }) => playType === usual) ??
    plays[0]
  )
}

/** A string of digits, split into numbers of equal length; the last one can be incomplete. */
export function cutNumbers(typed: string, digits: number): { whole: string[]; rest: string } {
  const all = typed.replace(/\D/g, '')
  const whole = all.match(new RegExp(`\\d{${digits}}`, 'g')) ?? []
  return { whole: [...whole], rest: all.slice(whole.length * digits) }
}
