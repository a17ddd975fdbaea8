// SPDX-License-Identifier: Apache-2.0
import { cx } from '@tessera/ui/cx.ts'
import { t } from '../../../shared/texts/texts.ts'
import type { Category } from './use-points.ts'

export type CategoryChoice = Category | 'ALL'

const wordOf = (category: CategoryChoice): string =>
  category === 'ALL'
    ? t('common.all')
    : category === 'BONUS'
      ? t('wallet.type.BONUS')
      : t(`mall.category.${category}`)

/** The kinds of rewards; on a phone the row scrolls. */
export function Categories({
  categories,
  chosen,
  onChoose,
}: {
  categories: readonly CategoryChoice[]
  chosen: CategoryChoice
  onChoose: (category: CategoryChoice) => void
}) {
  return (
    <div
      role="group"
      aria-label={t('mall.categories')}
      className="no-scrollbar -mx-1 flex max-w-full gap-2 overflow-x-auto px-1 py-0.5"
    >
      {categories.map((category) => (
        <button
          key={category}
          type="button"
          aria-pressed={category === chosen}
          onClick={() => onChoose(category)}
          className={cx(
            'h-11 shrink-0 rounded-full border px-4 text-sm font-bold whitespace-nowrap transition-colors duration-160 md:h-10',
            category === chosen
              ? 'border-brand bg-brand-soft text-brand'
              : 'border-line bg-surface-1 text-muted hover:bg-surface-2 hover:text-text',
          )}
        >
          {wordOf(category)}
        </button>
      ))}
    </div>
  )
}
