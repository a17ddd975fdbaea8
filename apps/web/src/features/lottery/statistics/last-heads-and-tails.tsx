// SPDX-License-Identifier: Apache-2.0
import { splitRows } from '@tessera/rules/lottery/winning-number'
import { t } from '../../../shared/texts/texts.ts'
import { drawName } from '../draw-name.ts'
import type { LotteryGame } from '../lottery-types.ts'

const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']

/** The endings of the last draw, by their tens (head) and by their units (tail), as players in Vietnam read a result. */
export function LastHeadsAndTails({
  game: { previousWinningNumber, previousNumero },
}: {
  game: Pick<LotteryGame, 'previousWinningNumber' | 'previousNumero'>
}) {
  const endings = splitRows(previousWinningNumber)
    .flat()
    .map((number) => number.slice(-2))
  if (endings.length === 0) return null
  const of = (digit: string, at: 0 | 1): string =>
    endings
      .filter((ending) => ending[at] === digit)
      .map((ending) => ending[1 - at] ?? '')
      .toSorted()
      .join(' ')
  return (
    <table dir="ltr" className="tabular w-full border-collapse text-xs">
      <caption className="pb-1 text-start text-sm font-bold text-text rtl:text-right">
        {t('lottery.history.heads')}
        {' · '}
        <bdi className="font-semibold text-muted">{drawName(previousNumero)}</bdi>
      </caption>
      <thead>
        <tr className="border-b border-line text-muted">
          <th scope="col" className="py-0.5 text-end font-semibold">
            {t('lottery.history.head')}
          </th>
          <th scope="col" className="px-2 text-center font-semibold">
            <span className="sr-only">{t('lottery.history.digit')}</span>
          </th>
          <th scope="col" className="py-0.5 text-start font-semibold">
            {t('lottery.history.tail')}
          </th>
        </tr>
      </thead>
      <tbody>
        {digits.map((digit) => (
          <tr key={digit} className="border-b border-line last:border-0">
            <td className="w-1/2 py-0.5 text-end text-text">{of(digit, 0)}</td>
            <th scope="row" className="px-2 text-center font-extrabold text-gold">
              {digit}
            </th>
            <td className="w-1/2 py-0.5 text-start text-text">{of(digit, 1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
