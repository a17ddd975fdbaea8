// SPDX-License-Identifier: Apache-2.0
import type { ReactNode } from 'react'
import ArrowDown from 'lucide-react/icons/arrow-down'
import { cx } from '../cx.ts'

export interface Column<Row> {
  key: string
  title: string
  render: (row: Row) => ReactNode
  /** Numbers, aligned at the end. */
  end?: boolean
  /** Its title is for screen readers alone: what is below says it by a sign. */
  hiddenTitle?: boolean
  /** Left out below 1024 px of the window, for tables that show it below something else there. */
  wide?: boolean
  /** The title is a button that sorts the rows; needs `onSort`. */
  sortable?: boolean
}

export interface Sort {
  key: string
  descending: boolean
}

export interface TableProps<Row> {
  /** The name of the table for screen readers. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /**
   * On a phone: each row as a card with its titles beside the values, or a table that scrolls in its frame.
   */
  narrow?: 'cards' | 'slide'
  /** What has to be narrow for that: the window, or, in a panel beside a menu, the container of the table. */
  room?: keyof typeof cardLooks
  sort?: Sort | undefined
  onSort?: (sort: Sort) => void
  /** Rows of 36 to 44 px, for long lists of a desk: what is in them must not be higher. */
  dense?: boolean
  /** New rows are loading: these fade. */
  busy?: boolean
}

/** How a table becomes a list of cards: below 768 px of the window, or below 704 px of its own container. */
const cardLooks = {
  window: {
    frame: 'md:rounded-tile md:border md:border-line md:bg-surface-1',
    table: 'max-md:block',
    head: 'max-md:sr-only',
    body: 'max-md:flex max-md:flex-col max-md:gap-2',
    row: 'max-md:block max-md:rounded-tile max-md:border max-md:bg-surface-1 max-md:py-2 max-md:last:border',
    title: 'px-4',
    cell: 'px-4 max-md:card-line',
  },
  own: {
    frame: '@min-[44rem]:rounded-tile @min-[44rem]:border @min-[44rem]:border-line @min-[44rem]:bg-surface-1',
    table: '@max-[44rem]:block',
    head: '@max-[44rem]:sr-only',
    body: '@max-[44rem]:flex @max-[44rem]:flex-col @max-[44rem]:gap-2',
    row: '@max-[44rem]:block @max-[44rem]:rounded-tile @max-[44rem]:border @max-[44rem]:bg-surface-1 @max-[44rem]:py-2 @max-[44rem]:last:border',
    title: 'px-3',
    cell: 'px-3 @max-[44rem]:px-4 @max-[44rem]:card-line',
  },
} as const

/** A table that is styled as cards loses the roles of its elements, so they are written out. */
const [asTable, asRowGroup, asRow, asColumnHeader, asCell] = [
  'table',
  'rowgroup',
  'row',
  'columnheader',
  'cell',
].map((role) => ({ role }))

const slides = {
  frame: 'rounded-tile border border-line bg-surface-1',
  table: '',
  head: '',
  body: '',
  row: '',
  title: 'px-4',
  cell: 'px-4',
} as const

/** Rows and columns; without enough space a list of cards, so that nothing is off the screen. */
export function Table<Row>({ narrow = 'cards', room = 'window', ...table }: TableProps<Row>) {
  const look = narrow === 'cards' ? cardLooks[room] : slides
  return room === 'own' ? (
    <div className="@container">
      <Framed {...table} look={look} />
    </div>
  ) : (
    <Framed {...table} look={look} />
  )
}

type Look = Record<keyof typeof slides, string>

function Framed<Row>({
  caption,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  busy = false,
  dense = false,
  look,
}: Omit<TableProps<Row>, 'narrow' | 'room'> & { look: Look }) {
  return (
    // A region that scrolls must be reachable by keyboard.
    <div
      role="region"
      aria-label={caption}
      tabIndex={0}
      aria-busy={busy || undefined}
      className={cx(
        'relative overflow-x-auto transition-opacity duration-160',
        look.frame,
        busy && 'opacity-60',
      )}
    >
      <table {...asTable} className={cx('w-full border-collapse text-sm', look.table)}>
        <caption className="sr-only">{caption}</caption>
        <Head columns={columns} sort={sort} onSort={onSort} dense={dense} look={look} />
        <tbody {...asRowGroup} className={look.body}>
          {rows.map((row) => (
            <RowCells key={rowKey(row)} columns={columns} row={row} dense={dense} look={look} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface HeadProps<Row> {
  columns: readonly Column<Row>[]
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
  dense: boolean
  look: Look
}

function Head<Row>({ columns, sort, onSort, dense, look }: HeadProps<Row>) {
  return (
    <thead {...asRowGroup} className={look.head}>
      <tr {...asRow} className="border-b border-line text-xs text-muted">
        {columns.map((column) => (
          <th
            key={column.key}
            {...asColumnHeader}
            scope="col"
            aria-sort={sort?.key === column.key ? (sort.descending ? 'descending' : 'ascending') : undefined}
            className={cx(
              'py-3 font-semibold whitespace-nowrap',
              look.title,
              dense && 'md:px-1.5',
              column.end ? 'text-end' : 'text-start',
              column.wide && 'max-lg:hidden!',
            )}
          >
            {column.sortable && onSort ? (
              <SortButton column={column} sort={sort} onSort={onSort} />
            ) : column.hiddenTitle ? (
              <span className="sr-only">{column.title}</span>
            ) : (
              column.title
            )}
          </th>
        ))}
      </tr>
    </thead>
  )
}

interface RowCellsProps<Row> {
  columns: readonly Column<Row>[]
  row: Row
  dense: boolean
  look: Look
}

function RowCells<Row>({ columns, row, dense, look }: RowCellsProps<Row>) {
  return (
    <tr {...asRow} className={cx('border-b border-line last:border-0 hover:bg-shine', look.row)}>
      {columns.map((column) => (
        <td
          key={column.key}
          {...asCell}
          data-title={column.title}
          className={cx(
            'align-middle break-keep',
            dense ? 'py-0.5 max-md:py-1.5 md:px-1.5' : 'py-3',
            look.cell,
            column.end && 'text-end',
            column.wide && 'max-lg:hidden!',
          )}
        >
          {column.render(row)}
        </td>
      ))}
    </tr>
  )
}

function SortButton<Row>({
  column,
  sort,
  onSort,
}: {
  column: Column<Row>
  sort: Sort | undefined
  onSort: (sort: Sort) => void
}) {
  const own = sort?.key === column.key
  return (
    <button
      type="button"
      onClick={() => onSort({ key: column.key, descending: own ? !sort.descending : true })}
      className="relative inline-flex items-center gap-1 font-semibold after:absolute after:-inset-x-2 after:-inset-y-3.5 hover:text-text"
    >
      {column.title}
      <ArrowDown
        aria-hidden="true"
        className={cx(
          'size-3.5 transition-[rotate] duration-160',
          own ? 'text-text' : 'opacity-0',
          own && !sort.descending && 'rotate-180',
        )}
      />
    </button>
  )
}
