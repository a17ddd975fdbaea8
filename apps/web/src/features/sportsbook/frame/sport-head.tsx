// SPDX-License-Identifier: Apache-2.0
import type { Sport } from '@tessera/rules/sportsbook/model/sport'
import { cx } from '@tessera/ui/cx.ts'
import Trophy from 'lucide-react/icons/trophy'
import { t } from '../../../shared/texts/texts.ts'
import { SportIcon } from './sport-icon.tsx'
import { sportName } from './sport-name.ts'

/** The title of a lobby in the dress of its sport: stones for e-sports, the two colours of a fight. */
export function SportHead({ sport }: { sport: Sport | undefined }) {
  return (
    <div
      className={cx(
        'relative flex min-h-14 min-w-0 flex-1 items-center gap-3 overflow-hidden rounded-panel border border-line px-4',
        sport === 'cockfight'
          ? 'bg-linear-to-r from-danger-soft from-45% to-wala-soft to-55% rtl:bg-linear-to-l'
          : sport === 'esports'
            ? 'bg-linear-to-r from-brand-soft to-surface-1 rtl:bg-linear-to-l'
            : 'bg-surface-1',
      )}
    >
      {sport !== 'cockfight' && (
        <span
          className={cx(
            'absolute inset-y-0 end-0 w-1/2 bg-brand tesserae',
            sport === 'esports' ? 'opacity-20' : 'opacity-5',
          )}
          aria-hidden="true"
        />
      )}
      {sport === undefined ? (
        <Trophy className="size-7 shrink-0 text-brand" aria-hidden="true" />
      ) : (
        <SportIcon
          sport={sport}
          className={cx('size-7 shrink-0', sport === 'cockfight' ? 'text-danger' : 'text-brand')}
        />
      )}
      <h1 className="min-w-0 flex-1 truncate text-xl font-extrabold text-text">
        {sport === undefined ? t('sportsbook.title') : sportName(sport)}
      </h1>
      {sport === 'cockfight' && (
        <span className="relative flex shrink-0 items-center gap-2 text-sm font-extrabold">
          <span className="text-danger">{t('sportsbook.outcome.meron')}</span>
          <span className="text-muted" aria-hidden="true">
            ×
          </span>
          <span className="text-wala">{t('sportsbook.outcome.wala')}</span>
        </span>
      )}
    </div>
  )
}
