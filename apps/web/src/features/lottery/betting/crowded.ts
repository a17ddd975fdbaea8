// SPDX-License-Identifier: Apache-2.0
import type { Lottery } from '@tessera/rules/lottery/lottery'
import { reducedOdds, wholeOdds } from '@tessera/rules/lottery/number-limits'
import { oddsTableFromText, oddsTableToText } from '@tessera/rules/lottery/odds'
import { outcomesOf } from '@tessera/rules/lottery/outcomes'
import { validatePick } from '@tessera/rules/lottery/wager'
import { amountFromWire } from '@tessera/rules/money'
import type { Offer } from '../lottery-types.ts'
import type { SlipLine } from './slip.ts'

/** The share of the odds of crowded numbers of a play, in per cent; 0: full. */
export type Shares = ReadonlyMap<string, number>

export const sharesOf = (crowded: Offer['crowded'], playType: string): Shares =>
  new Map(crowded.flatMap((one) => (one.playType === playType ? [[one.number, one.share] as const] : [])))

/**
 * The odds at which a line is sold now, as texts: those of its most crowded number. A full number is left out, because
 * it is refused by its name. Undefined for a play that is not on offer.
 */
export function oddsOfLine(
  lottery: Lottery,
  { playTypes, crowded }: Pick<Offer, 'playTypes' | 'crowded'>,
  { playType, numbers, dao }: Pick<SlipLine, 'playType' | 'numbers' | 'dao'>,
): Record<string, string> | undefined {
  const usual = playTypes.find((offer) => offer.playType === playType)?.odds
  const odds = usual && oddsTableFromText(usual)
  const shares = sharesOf(crowded, playType)
  const wager = { playType, pick: numbers, dao }
  if (!odds || shares.size === 0 || validatePick(lottery, wager) !== undefined) return usual
  const share = outcomesOf(lottery, wager, amountFromWire(1), odds)
    .map(({ outcome }) => shares.get(outcome.slice(playType.length + 1)) ?? wholeOdds)
    .reduce((least, each) => (each > 0 && each < least ? each : least), wholeOdds)
  return oddsTableToText(reducedOdds(odds, share))
}
