// SPDX-License-Identifier: Apache-2.0
import Check from 'lucide-react/icons/check'
import Gift from 'lucide-react/icons/gift'
import X from 'lucide-react/icons/x'
import { cx } from '@tessera/ui/cx.ts'
import { Money } from '@tessera/ui/data/money.tsx'
import { useSite } from '../../../shared/site/use-site.ts'
import { t } from '../../../shared/texts/texts.ts'
import type { Standing } from '../use-promotions.ts'

export type DayState = NonNullable<Standing['daily']>['days'][number]['state']

const looks: Record<DayState, string> = {
  taken: 'border-line bg-brand-soft',
  lost: 'border-line bg-surface-2',
  now: 'border-brand bg-surface-2 ring-1 ring-brand',
  coming: 'border-line bg-surface-2',
}
const icons = { taken: Check, lost: X, now: Gift, coming: Gift }
const tones: Record<DayState, string> = {
  taken: 'text-brand',
  lost: 'text-muted',
  now: 'text-brand',
  coming: 'text-muted',
}
const wordOf = (state: DayState): string => {
  switch (state) {
    case 'taken':
      return t('promotions.status.CLAIMED')
    case 'lost':
      return t('promotions.missed')
    case 'now':
      return t('promotions.status.CLAIM')
    case 'coming':
      return t('promotions.status.COMING_SOON')
  }
}

/** One day of a calendar: its number, its reward, and its state as a sign and a word. */
export function Day({ number, amount, state }: { number: number; amount: number; state: DayState }) {
  const { currency } = useSite().whitelabel
  const Sign = icons[state]
  return (
    <li
      aria-current={state === 'now' ? 'date' : undefined}
      className={cx('flex min-w-0 flex-col gap-1 rounded-tile border p-3', looks[state])}
    >
      <span className="flex items-center justify-between gap-2 text-xs text-muted">
        {t('promotions.day', { day: number })}
        <Sign className={cx('size-4 shrink-0', tones[state])} aria-hidden="true" />
      </span>
      <Money
        value={amount}
        currency={currency.symbol}
        className={cx('font-bold', state === 'lost' ? 'text-muted line-through' : 'text-text')}
      />
      <span className={cx('text-xs', tones[state])}>{wordOf(state)}</span>
    </li>
  )
}
