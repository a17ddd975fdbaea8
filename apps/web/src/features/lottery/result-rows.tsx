// SPDX-License-Identifier: Apache-2.0
import { cardRow } from '@tessera/rules/lottery/card-numbers'
import { lotteryOf } from '@tessera/rules/lottery/lotteries'
import { labelledRows, splitRows } from '@tessera/rules/lottery/winning-number'
import { cx } from '@tessera/ui/cx.ts'
import { rowName } from './row-name.ts'

/** The rows with their labels; a lottery that this page does not know yet has none. */
function rowsOf(gameCode: string, winningNumber: string): { label: string; numbers: readonly string[] }[] {
  const lottery = lotteryOf(gameCode)
  return (
    (lottery && labelledRows(lottery, winningNumber)) ??
    splitRows(winningNumber).map((numbers) => ({ label: '', numbers }))
  )
}

/**
 * The result of a draw, as far as a card has space: the first numbers of each row, with all of them in its
 * title (D-120).
 */
export function ResultRows({ gameCode, winningNumber }: { gameCode: string; winningNumber: string }) {
  const rows = rowsOf(gameCode, winningNumber)
  const labelled = rows.length > 1 && rows.some(({ label }) => label.length > 2)
  return (
    <ol dir="ltr" className="tabular flex flex-col gap-0.5 text-xs/4 text-muted rtl:items-end">
      {rows.map(({ label, numbers: row }, index) => {
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
              <span
                className={cx(
                  'shrink-0 text-xs/4 font-normal text-muted empty:hidden',
                  labelled ? 'min-w-20' : 'w-6',
                )}
              >
                {rowName(label)}
              </span>
            )}
            {numbers.map((number, position) => (
              <span key={position}>{number}</span>
            ))}
            {rest && <span>…</span>}
          </li>
        )
      })}
    </ol>
  )
}
