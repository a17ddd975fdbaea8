// SPDX-License-Identifier: Apache-2.0
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { cx } from '../cx.ts'
import { pageNumbers } from './page-numbers.ts'

export interface PagerProps {
  page: number
  totalPages: number
  onPage: (page: number) => void
  labels: { nav: string; previous: string; next: string; page: (page: number) => string }
}

const cell =
  'relative tabular flex size-10 after:absolute after:-inset-0.5 items-center justify-center rounded-control text-sm font-semibold transition-colors duration-160'

/** A choice of pages; nothing if there is only one. */
export function Pager({ page, totalPages, onPage, labels }: PagerProps) {
  if (totalPages <= 1) return null
  return (
    <nav aria-label={labels.nav} className="flex flex-wrap items-center justify-center gap-1 py-4">
      <Step label={labels.previous} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft className="size-5 rtl:-scale-x-100" aria-hidden="true" />
      </Step>
      {pageNumbers(page, totalPages).map((number, index) =>
        number === 'gap' ? (
          <span key={index < 4 ? 'gap-before' : 'gap-after'} aria-hidden="true" className="px-1 text-muted">
            …
          </span>
        ) : (
          <button
            key={number}
            type="button"
            aria-label={labels.page(number)}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onPage(number)}
            className={cx(
              cell,
              number === page ? 'bg-surface-3 text-text' : 'text-muted hover:bg-surface-2 hover:text-text',
            )}
          >
            {number}
          </button>
        ),
      )}
      <Step label={labels.next} disabled={page >= totalPages} onClick={() => onPage(page + 1)}>
        <ChevronRight className="size-5 rtl:-scale-x-100" aria-hidden="true" />
      </Step>
    </nav>
  )
}

function Step({
  label,
  ...rest
}: {
  label: string
  disabled: boolean
  onClick: () => void
  children: React.ReactNode
}) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={cx(cell, 'text-muted hover:bg-surface-2 hover:text-text disabled:opacity-40')}
    />
  )
}
