// SPDX-License-Identifier: Apache-2.0
import { likelyHit } from '@tessera/rules/lottery/likely-hit'
import type { Lottery } from '@tessera/rules/lottery/lottery'
import { amountFromWire, amountToWire, multiplyWire } from '@tessera/rules/money'
import { formatMoney } from '@tessera/ui/data/money.tsx'
import { t } from '../../../shared/texts/texts.ts'
import { costOfLine, mostOf, oddsTable, type OddsOf, type SlipLine } from './slip.ts'

/**
 * What lines return when they win, the likely case first and the highest after it: "One hit pays 9.90, at most 178.20". Undefined
 * while one of them is not a complete bet.
 */
export function returnWords(
  lottery: Lottery,
  lines: readonly Omit<SlipLine, 'id'>[],
  oddsOf: OddsOf,
  { currency, draws = 1 }: { currency: string; draws?: number },
): string | undefined {
  if (lines.length === 0 || lines.some((line) => costOfLine(lottery, line) === undefined)) return undefined
  const highest = multiplyWire(mostOf(lottery, lines, oddsOf, currency) ?? 0, draws)
  const hits = lines.flatMap((line) => {
    const odds = oddsOf(line)
    const wager = {
      playType: line.playType,
      pick: line.numbers,
      stakePerLot: amountFromWire(line.stakePerLot),
      odds: odds && oddsTable(odds),
    }
    return likelyHit(lottery, wager, currency) ?? []
  })
  const amounts = hits.map(({ amount }) => amountToWire(amount))
  const [least, greatest] = [Math.min(...amounts), Math.max(...amounts)]
  const most = formatMoney(highest)
  if (hits.length === 0) return t('lottery.returns.most', { most })
  const amount = least === greatest ? formatMoney(least) : `${formatMoney(least)}–${formatMoney(greatest)}`
  if (!hits.every(({ isOnly }) => isOnly)) return t('lottery.returns.likely', { amount, most })
  return greatest === highest
    ? t('lottery.returns.one', { amount })
    : t('lottery.returns.hit', { amount, most })
}
