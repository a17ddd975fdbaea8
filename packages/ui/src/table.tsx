import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export interface Column<Row> {
  key: string
  title: string
  render: (row: Row) => ReactNode
  /** Figures stand at the end, under each other. */
  end?: boolean
}

export interface TableProps<Row> {
  /** Spoken name of the table. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
}

/** Rows and columns; scrolls sideways inside its own frame when the screen is narrow. */
export function Table<Row>({ caption, columns, rows, rowKey }: TableProps<Row>) {
  return (
    // A region that scrolls must be reachable by keyboard.
    <div role="region" aria-label={caption} tabIndex={0} className="relative overflow-x-auto rounded-tile border border-line bg-surface-1">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-xs text-muted">
            {columns.map((column) => <th key={column.key} scope="col" className={cx('px-4 py-3 font-semibold whitespace-nowrap', column.end ? 'text-end' : 'text-start')}>{column.title}</th>)}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="border-b border-line last:border-0 hover:bg-shine">
              {columns.map((column) => <td key={column.key} className={cx('px-4 py-3 align-middle', column.end && 'text-end')}>{column.render(row)}</td>)}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
