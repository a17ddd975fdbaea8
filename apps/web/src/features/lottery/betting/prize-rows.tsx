// SPDX-License-Identifier: Apache-2.0
import type { Lottery } from '@tessera/rules/lottery/lottery'
import { labelledRows, splitRows } from '@tessera/rules/lottery/winning-number'
import { cx } from '@tessera/ui/cx.ts'

/** The complete result of a draw: prize rows under their labels DB, G1 to G8 (D-121), or one row of balls. */
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
  if (rows.length === 1 && rows[0]) return <Balls numbers={rows[0].numbers} caption={caption} />
  return (
    <table dir="ltr" className="tabular w-full text-sm">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {rows.map(({ label, numbers }, index) => (
          <tr key={index} className="border-b border-line last:border-0">
            <th
              scope="row"
              className="w-12 py-1.5 pe-3 text-start align-top text-xs font-semibold text-muted"
            >
              {label}
            </th>
            <td
              className={cx(
                'py-1.5',
                index === 0 ? 'text-lg font-extrabold text-gold' : 'font-semibold text-text',
              )}
            >
              <span className="flex flex-wrap gap-x-4 gap-y-0.5">
                {numbers.map((number, place) => (
                  <span key={place}>{number}</span>
                ))}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Balls({ numbers, caption }: { numbers: readonly string[]; caption: string }) {
  return (
    <ol dir="ltr" aria-label={caption} className="flex flex-wrap gap-1.5">
      {numbers.map((number, place) => (
        <li
          key={place}
          className="tabular flex size-9 items-center justify-center rounded-full bg-surface-3 text-sm font-bold text-text"
        >
          {number}
        </li>
      ))}
    </ol>
  )
}
