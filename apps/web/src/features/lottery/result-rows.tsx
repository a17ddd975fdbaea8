// SPDX-License-Identifier: Apache-2.0
import { cardRow } from '@tessera/rules/lottery/card-numbers'
import { splitRows } from '@tessera/rules/lottery/winning-number'
import { cx } from '@tessera/ui/cx.ts'

/** Rows of several are prizes: DB, then G1 to G8 (D-121). */
const rowName = (index: number): string => (index === 0 ? 'DB' : `G${index}`)

/**
 * The result of a draw, as far as a card has space: the first numbers of each row, with all of them in its
 * title (D-120).
 */
export function ResultRows({ winningNumber }: { winningNumber: string }) {
  const rows = splitRows(winningNumber)
  return (
    <ol dir="ltr" className="tabular flex flex-col gap-0.5 text-xs/4 text-muted rtl:items-end">
      {rows.map((row, index) => {
        const { numbers, rest, title } = cardRow(row)
        return (
          <li
            key={index}
            title={title}
            className={cx(
              'flex flex-wrap items-baseline gap-x-2',
              index === 0 && 'text-sm/5 font-bold text-text',
            )}
          >
            {rows.length > 1 && (
              <span className="w-6 shrink-0 text-xs/4 font-normal text-muted">{rowName(index)}</span>
            )}
            {numbers.map((number, place) => (
              <span key={place}>{number}</span>
            ))}
            {rest && <span>…</span>}
          </li>
        )
      })}
    </ol>
  )
}
