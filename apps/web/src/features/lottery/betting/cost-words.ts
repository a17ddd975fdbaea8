// SPDX-License-Identifier: Apache-2.0
import type { Lottery } from '@tessera/rules/lottery/lottery'
import { isTogether } from '@tessera/rules/lottery/play-type'
import { playTypeOf } from '@tessera/rules/lottery/play-types'
import { picksOf } from '@tessera/rules/lottery/wager'
import { formatMoney } from '@tessera/ui/data/money.tsx'
import { t } from '../../../shared/texts/texts.ts'
import type { SlipLine } from './slip.ts'

/**
 * What the cost of lines is made of, such as `0.20 × 18 prizes × 3 numbers`. The lines are complete bets of one play with one stake;
 * empty when they are a single bet whose cost is its stake.
 */
export function costFactors(lottery: Lottery, lines: readonly Omit<SlipLine, 'id'>[]): string {
  const [first] = lines
  const play = first && playTypeOf(lottery, first.playType)
  if (!play) return ''
  const bets = lines.reduce(
    (sum, { playType, numbers, dao }) => sum + picksOf(lottery, { playType, pick: numbers, dao }),
    0,
  )
  const factors = [
    ...(play.lots > 1 ? [t('lottery.cost.prizes', { count: play.lots })] : []),
    ...(bets > 1
      ? [t(isTogether(play.pick) ? 'lottery.cost.combinations' : 'lottery.cost.numbers', { count: bets })]
      : []),
  ]
  return factors.length === 0 ? '' : [formatMoney(first.stakePerLot), ...factors].join(' × ')
}
