// SPDX-License-Identifier: Apache-2.0
import { cx } from '@tessera/ui/cx.ts'
import { t } from '../../shared/texts/texts.ts'
import type { Category } from './use-points.ts'

export type Shelf = Category | 'ALL'

const wordOf = (shelf: Shelf): string =>
  shelf === 'ALL' ? t('common.all') : shelf === 'BONUS' ? t('wallet.type.BONUS') : t(`mall.category.${shelf}`)

/** The kinds of rewards that there are; on a phone the row slides. */
export function Shelves({
  shelves,
  chosen,
  onChoose,
}: {
  shelves: readonly Shelf[]
  chosen: Shelf
  onChoose: (shelf: Shelf) => void
}) {
  return (
    <div
      role="group"
      aria-label={t('mall.categories')}
      className="no-scrollbar -mx-1 flex max-w-full gap-2 overflow-x-auto px-1 py-0.5"
    >
      {shelves.map((shelf) => (
        <button
          key={shelf}
          type="button"
          aria-pressed={shelf === chosen}
          onClick={() => onChoose(shelf)}
          className={cx(
            'h-11 shrink-0 rounded-full border px-4 text-sm font-bold whitespace-nowrap transition-colors duration-160 md:h-10',
            shelf === chosen
              ? 'border-brand bg-brand-soft text-brand'
              : 'border-line bg-surface-1 text-muted hover:bg-surface-2 hover:text-text',
          )}
        >
          {wordOf(shelf)}
        </button>
      ))}
    </div>
  )
}
