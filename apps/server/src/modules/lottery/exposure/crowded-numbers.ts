// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import type { Lottery } from '@tessera/rules/lottery/lottery'
import { reducedOdds, shareAt, wholeOdds } from '@tessera/rules/lottery/number-limits'
import { outcomesOf } from '@tessera/rules/lottery/outcomes'
import { playTypeOf } from '@tessera/rules/lottery/play-types'
import { zero, type Amount } from '@tessera/rules/money'
import type { Queries } from '../../../platform/db/index.ts'
import type { Terms } from '../terms.ts'
import { highestExposures } from './exposure-store.ts'

/** A page shows at most this many; a bet on any other is judged when it is placed. */
const mostListed = 500

/** The numbers of a draw that are sold at lower odds or not at all, with the percentage of the usual odds. */
export async function crowdedNumbers(
  db: Queries,
  { id, lottery, terms }: { id: bigint; lottery: Lottery; terms: Terms },
): Promise<OperationOutput<'lottery.odds'>['crowded']> {
  if (terms.numberLimits.most === 0n) return []
  const { exposed } = await highestExposures(db, id, mostListed)
  return exposed
    .map(({ playType, number, liability }) => ({
      playType,
      number,
      share: shareOf(lottery, terms, playType, number, liability),
    }))
    .filter(({ share }) => share < wholeOdds)
}

/** Zero when not even the smallest stake has room. */
function shareOf(
  lottery: Lottery,
  { numberLimits, minStakeOf, oddsOf }: Terms,
  code: string,
  number: string,
  liability: Amount,
): number {
  const playType = playTypeOf(lottery, code)
  if (!playType) return wholeOdds
  const share = shareAt(numberLimits, liability)
  const odds = reducedOdds(oddsOf(lottery, playType), share)
  const [least] = outcomesOf(lottery, { playType: code, pick: number.split(',') }, minStakeOf(lottery), odds)
  return liability + (least?.liability ?? zero) > numberLimits.most ? 0 : share
}
