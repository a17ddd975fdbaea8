// SPDX-License-Identifier: Apache-2.0
import { cx } from '@tessera/ui/cx.ts'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import X from 'lucide-react/icons/x'
import { t } from '../../../shared/texts/texts.ts'
import { countFilters, noFilters, type Filters } from '../state/filters.ts'
import { useChosenFilters } from './use-chosen-filters.ts'

/** Opens and closes the filters; shows how many are set. */
export function FilterToggle({
  filters,
  open,
  onToggle,
}: {
  filters: Filters
  open: boolean
  onToggle: () => void
}) {
  const count = countFilters(filters)
  return (
    <button
      type="button"
      aria-expanded={open}
      onClick={onToggle}
      className={cx(
        'flex h-11 shrink-0 items-center gap-2 rounded-control border px-3.5 text-sm font-semibold text-text transition-colors duration-160',
        open || count > 0 ? 'border-brand bg-brand-soft' : 'border-line bg-surface-1 hover:bg-surface-2',
      )}
    >
      <SlidersHorizontal className="size-4" aria-hidden="true" />
      <span>{t('filters.title')}</span>
      {count > 0 && <span className="tabular">{count}</span>}
    </button>
  )
}

/** The filters that are set; a press removes one. */
export function ChosenFilters({
  filters,
  onNarrow,
}: {
  filters: Filters
  onNarrow: (change: Partial<Filters>) => void
}) {
  const chosen = useChosenFilters(filters)
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      {chosen.map(({ name, label }) => (
        <button
          key={name}
          type="button"
          aria-label={t('filters.remove', { name: label })}
          onClick={() => onNarrow({ [name]: undefined })}
          className="relative flex h-8 items-center gap-1.5 rounded-full bg-surface-2 ps-3 pe-2 text-xs font-semibold text-text transition-colors duration-160 after:absolute after:inset-x-0 after:-inset-y-1.5 hover:bg-surface-3"
        >
          <bdi>{label}</bdi>
          <X className="size-3.5 text-muted" aria-hidden="true" />
        </button>
      ))}
      <button
        type="button"
        onClick={() => onNarrow(noFilters)}
        className="relative h-8 rounded-control px-2 text-xs font-semibold text-muted after:absolute after:inset-x-0 after:-inset-y-1.5 hover:text-text"
      >
        {t('filters.clear')}
      </button>
    </div>
  )
}
