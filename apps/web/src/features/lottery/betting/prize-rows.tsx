// SPDX-License-Identifier: Apache-2.0
import type { Lottery } from '@tessera/rules/lottery/lottery'
import { labelledRows, splitRows } from '@tessera/rules/lottery/winning-number'
import { cx } from '@tessera/ui/cx.ts'
import { rowName } from '../row-name.ts'

/** The complete result of a draw: prize rows under their labels ĐB, G1 to G8 (D-121), or one row of balls. */
export function PrizeRows({
  lottery,
  winningNumber,
  caption,
}: {
  lottery: Lottery
  winningNumber: string
  caption: string
}) {
  const rows =
    labelledRows(lottery, winningNumber) ??
    splitRows(winningNumber).map((numbers) => ({ label: '', numbers }))
  const [balls, further] = rows
  if (balls && (rows.length === 1 || lottery.kind === 'balls'))
    return <Balls numbers={balls.numbers} further={further} caption={caption} />
  return (
    <table dir="ltr" className="tabular w-full text-sm">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {rows.map(({ label, numbers }, index) => (
          <tr key={index} className="border-b border-line last:border-0">
            <th
              scope="row"
              className="w-12 py-1.5 pe-3 text-start align-top text-xs font-semibold whitespace-nowrap text-muted"
            >
              {rowName(label)}
            </th>
            <td
              className={cx(
                'py-1.5',
                index === 0 ? 'text-lg font-extrabold text-gold' : 'font-semibold text-text',
              )}
            >
              <span className="flex flex-wrap gap-x-4 gap-y-0.5">
                {numbers.map((number, position) => (
                  <span key={position}>{number}</span>
                ))}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const ballClass = 'tabular flex size-9 items-center justify-center rounded-full text-sm font-bold'

function Balls({
  numbers,
  further,
  caption,
}: {
  numbers: readonly string[]
  further: { label: string; numbers: readonly string[] } | undefined
  caption: string
}) {
  return (
    <ol dir="ltr" aria-label={caption} className="flex flex-wrap gap-1.5">
      {numbers.map((number, index) => (
        <li key={index} className={cx(ballClass, 'bg-surface-3 text-text')}>
          {number}
        </li>
      ))}
      {further?.numbers.map((number) => (
        <li
          key="further"
          title={rowName(further.label)}
          className={cx(ballClass, 'ms-2 bg-gold-soft text-gold ring-1 ring-gold/40')}
        >
          <span className="sr-only">{rowName(further.label)} </span>
          {number}
        </li>
      ))}
    </ol>
  )
}
