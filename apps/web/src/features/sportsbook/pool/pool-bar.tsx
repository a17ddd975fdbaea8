// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { Money } from '@tessera/ui/data/money.tsx'
import { cx } from '@tessera/ui/cx.ts'
import { t } from '../../../shared/texts/texts.ts'
import { poolSides, sideName, sideText, timesText } from './side-name.ts'

type Pool = CallOutput<'sportsbook.pool'>['pool']

const wholePercent = 100
const ends = { meron: 'items-start text-start', wala: 'items-end text-end' }

/** The stakes of both sides as a bar, and what each returns now. */
export function PoolBar({
  pool,
  names,
  currency,
}: {
  pool: Pool
  names: { meron: string; wala: string }
  currency: string
}) {
  const total = pool.meron.staked + pool.wala.staked
  const share = total > 0 ? (pool.meron.staked / total) * wholePercent : wholePercent / 2
  return (
    <div className="flex flex-col gap-2">
      <div className="grid grid-cols-2 gap-4">
        {poolSides.map((side) => (
          <div key={side} className={cx('flex min-w-0 flex-col gap-0.5', ends[side])}>
            <span className={cx('text-sm font-extrabold', sideText[side])}>{sideName(side)}</span>
            <bdi className="max-w-full truncate text-xs text-muted">{names[side]}</bdi>
            <span className="text-xs text-muted">{t('sportsbook.pool.returns')}</span>
            <bdi dir="ltr" className="tabular text-xl leading-tight font-extrabold text-text">
              {timesText(pool[side].returns)}
            </bdi>
          </div>
        ))}
      </div>
      <div className="flex h-3 gap-0.5 overflow-hidden rounded-full bg-surface-2" aria-hidden="true">
        {total > 0 && (
          <>
            <span className="bg-danger transition-[width] duration-220" style={{ width: `${share}%` }} />
            <span className="flex-1 bg-wala" />
          </>
        )}
      </div>
      <div className="grid grid-cols-2 gap-4 text-sm">
        {poolSides.map((side) => (
          <span key={side} className={cx('flex flex-col', ends[side])}>
            {pool[side].staked > 0 ? (
              <Money value={pool[side].staked} currency={currency} className="font-semibold text-text" />
            ) : (
              <span className="text-muted">{t('sportsbook.pool.noStakes')}</span>
            )}
          </span>
        ))}
      </div>
    </div>
  )
}
