// SPDX-License-Identifier: Apache-2.0
import { cx } from '@tessera/ui/cx.ts'
import type { ReactNode } from 'react'
import { t } from '../../../shared/texts/texts.ts'

/** The slip beside a wide page, so low that its foot is in view before the page is scrolled. */
export function SlipColumn({
  count,
  className,
  children,
}: {
  count: number
  className?: string
  children: ReactNode
}) {
  return (
    <section
      aria-labelledby="sportsbook-slip"
      className={cx(
        'sticky top-[calc(var(--header)+1rem)] flex max-h-[max(24rem,calc(100dvh-var(--header)-13.5rem))] w-full flex-col gap-3 overflow-y-auto overscroll-contain rounded-panel border border-line bg-surface-1 p-4',
        className,
      )}
    >
      <h2 className="flex items-center justify-between text-lg font-bold text-text">
        <span id="sportsbook-slip">{t('lottery.slip')}</span>
        {count > 0 && (
          <span className="tabular inline-flex size-7 items-center justify-center rounded-full bg-brand text-sm font-bold text-on-brand">
            {count}
          </span>
        )}
      </h2>
      {children}
    </section>
  )
}
