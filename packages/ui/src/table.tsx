import type { ReactNode } from 'react'
import ArrowDown from 'lucide-react/icons/arrow-down'
import { cx } from './cx.ts'

export interface Column<Row> {
  key: string
  title: string
  render: (row: Row) => ReactNode
  /** Figures stand at the end, under each other. */
  end?: boolean
  /** The title is a button that orders the rows; needs `onSort`. */
  sortable?: boolean
}

export interface Sort { key: string; descending: boolean }

export interface TableProps<Row> {
  /** Spoken name of the table. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /** On a phone: each row a card with its titles beside the values, or a table that slides in its frame. */
  narrow?: 'cards' | 'slide'
  sort?: Sort | undefined
  onSort?: (sort: Sort) => void
  /** New rows are on their way: these fade. */
  busy?: boolean
}

/** A table that is shown as cards loses the meaning of its elements; written out, it keeps it. */
const [asTable, asRowGroup, asRow, asColumnHeader, asCell] = ['table', 'rowgroup', 'row', 'columnheader', 'cell'].map((role) => ({ role }))

/** Rows and columns; below 768 px a list of cards, so that nothing is off the screen. */
export function Table<Row>({ caption, columns, rows, rowKey, narrow = 'cards', sort, onSort, busy = false }: TableProps<Row>) {
  const cards = narrow === 'cards'
  return (
    // A region that scrolls must be reachable by keyboard.
    <div role="region" aria-label={caption} tabIndex={0} aria-busy={busy || undefined} className={cx('relative overflow-x-auto transition-opacity duration-160', !cards && 'rounded-tile border border-line bg-surface-1', cards && 'md:rounded-tile md:border md:border-line md:bg-surface-1', busy && 'opacity-60')}>
      <table {...asTable} className={cx('w-full border-collapse text-sm', cards && 'max-md:block')}>
        <caption className="sr-only">{caption}</caption>
        <thead {...asRowGroup} className={cx(cards && 'max-md:sr-only')}>
          <tr {...asRow} className="border-b border-line text-xs text-muted">
            {columns.map((column) => (
              <th key={column.key} {...asColumnHeader} scope="col" aria-sort={sort?.key === column.key ? (sort.descending ? 'descending' : 'ascending') : undefined} className={cx('px-4 py-3 font-semibold whitespace-nowrap', column.end ? 'text-end' : 'text-start')}>
                {column.sortable && onSort ? <SortButton column={column} sort={sort} onSort={onSort} /> : column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...asRowGroup} className={cx(cards && 'max-md:flex max-md:flex-col max-md:gap-2')}>
          {rows.map((row) => (
            <tr key={rowKey(row)} {...asRow} className={cx('border-b border-line last:border-0 hover:bg-shine', cards && 'max-md:block max-md:rounded-tile max-md:border max-md:bg-surface-1 max-md:py-2 max-md:last:border')}>
              {columns.map((column) => (
                <td key={column.key} {...asCell} data-title={column.title} className={cx('px-4 py-3 align-middle break-keep', column.end && 'text-end', cards && 'card-line')}>{column.render(row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function SortButton<Row>({ column, sort, onSort }: { column: Column<Row>; sort: Sort | undefined; onSort: (sort: Sort) => void }) {
  const own = sort?.key === column.key
  return (
    <button
      type="button" onClick={() => onSort({ key: column.key, descending: own ? !sort.descending : true })}
      className="relative inline-flex items-center gap-1 font-semibold after:absolute after:-inset-x-2 after:-inset-y-3.5 hover:text-text"
    >
      {column.title}
      <ArrowDown aria-hidden="true" className={cx('size-3.5 transition-[rotate] duration-160', own ? 'text-text' : 'opacity-0', own && !sort.descending && 'rotate-180')} />
    </button>
  )
}
