// SPDX-License-Identifier: Apache-2.0
import { cardRow } from '@tessera/rules/lottery/card-numbers'
import { splitRows } from '@tessera/rules/lottery/winning-number'
import { cx } from '@tessera/ui/cx.ts'

/**
 * What a draw brought, as a card has room for it: the first numbers of each row, all of them in its title
 * (D-120).
 */
export function ResultRows({ winningNumber }: { winningNumber: string }) {
  return (
    <ol dir="ltr" className="tabular flex flex-col gap-0.5 text-xs/4 text-muted rtl:items-end">
      {splitRows(winningNumber).map((row, index) => {
        const { numbers, rest, title } = cardRow(row)
        return (
          <li
            key={index}
            title={title}
            className={cx('flex flex-wrap gap-x-2', index === 0 && 'text-sm/5 font-bold text-text')}
          >
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
