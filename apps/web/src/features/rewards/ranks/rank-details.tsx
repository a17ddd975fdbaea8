// SPDX-License-Identifier: Apache-2.0
import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import { useId, type ReactNode } from 'react'
import { t } from '../../../shared/texts/texts.ts'
import { formatRate, useAmount, type Rank } from './use-rank.ts'

/** What a rank needs and brings. */
export function RankDetails({ rank, bonusWagerTimes }: { rank: Rank; bonusWagerTimes: number }) {
  const amount = useAmount()
  const id = useId()
  return (
    <div className="flex flex-col gap-4 rounded-tile border border-line bg-bg p-4 md:p-5">
      <h4 className="text-md font-extrabold text-gold">{rank.labelName}</h4>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <Fact name={t('ranks.needs')}>{amount(rank.target)}</Fact>
        <Fact name={t('ranks.keeps')}>{rank.keepTarget > 0 ? amount(rank.keepTarget) : '—'}</Fact>
        <Fact name={t('ranks.bonus')}>
          {rank.bonus > 0 ? amount(rank.bonus) : '—'}
          {rank.bonus > 0 && bonusWagerTimes > 0 && (
            <span className="basis-full text-xs font-normal text-muted">
              {t('rewardCentre.wager', { times: bonusWagerTimes })}
            </span>
          )}
          {rank.bonusGranted && (
            <span className="flex items-center gap-1 text-xs font-semibold text-brand">
              <Check className="size-3.5" aria-hidden="true" />
              {t('ranks.bonus.had')}
            </span>
          )}
        </Fact>
        <Fact name={t('ranks.service')}>
          {rank.vipService ? (
            <Check className="size-5 text-brand" aria-label={t('common.yes')} role="img" />
          ) : (
            <Minus className="size-5 text-muted" aria-label={t('common.no')} role="img" />
          )}
        </Fact>
      </dl>
      {rank.rates.length > 0 && (
        <div className="border-t border-line pt-4">
          <h5 id={id} className="mb-3 text-sm font-bold text-text">
            {t('ranks.rates')}
          </h5>
          <ul aria-labelledby={id} className="grid grid-cols-2 gap-2 lg:grid-cols-3">
            {rank.rates.map(({ gameType, rate }) => (
              <li
                key={gameType}
                className="flex items-center justify-between gap-2 rounded-control bg-surface-2 px-3 py-2 text-sm"
              >
                <span className="min-w-0 truncate text-muted">{t(`lobby.type.${gameType}`)}</span>
                <bdi dir="ltr" className="tabular font-bold text-text">
                  {formatRate(rate)}
                </bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-3 sm:flex-col sm:justify-start sm:gap-0.5">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="flex flex-wrap items-center justify-end gap-x-2 text-end font-bold text-text tabular sm:justify-start sm:text-start">
        {children}
      </dd>
    </div>
  )
}
