// SPDX-License-Identifier: Apache-2.0
import { t } from '../../../shared/texts/texts.ts'
import type { CountedValue, Series } from './series-name.ts'

const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']

/** How often each digit was the tens (head) and the units (tail) of an ending: the table that Vietnam is used to. */
export function HeadsAndTails({ series: { values } }: { series: Series }) {
  const sumOf = (has: (value: CountedValue) => boolean): number =>
    values.filter(has).reduce((sum, { hits }) => sum + hits, 0)
  return (
    <section aria-labelledby="lottery-heads">
      <h3 id="lottery-heads" className="text-md font-bold text-text">
        {t('lottery.history.heads')}
      </h3>
      <p className="mb-2 text-sm text-muted">{t('lottery.history.headsHint')}</p>
      <table className="tabular w-full border-collapse text-sm">
        <caption className="sr-only">{t('lottery.history.heads')}</caption>
        <thead>
          <tr className="border-b border-line text-xs text-muted">
            <th scope="col" className="py-2 text-start font-semibold">
              {t('lottery.history.digit')}
            </th>
            <th scope="col" className="py-2 text-end font-semibold">
              {t('lottery.history.head')}
            </th>
            <th scope="col" className="py-2 text-end font-semibold">
              {t('lottery.history.tail')}
            </th>
          </tr>
        </thead>
        <tbody>
          {digits.map((digit) => (
            <tr key={digit} className="border-b border-line last:border-0">
              <th scope="row" className="py-1.5 text-start font-bold text-text">
                {digit}
              </th>
              <td className="py-1.5 text-end text-text">{sumOf(({ value }) => value[0] === digit)}</td>
              <td className="py-1.5 text-end text-text">{sumOf(({ value }) => value[1] === digit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
