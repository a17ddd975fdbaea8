// SPDX-License-Identifier: Apache-2.0
import { subtractWire } from '@tessera/rules/money'
import type { ReactNode } from 'react'
import { Money } from '@tessera/ui/data/money.tsx'
import { useBrandFilter } from '../../../shared/brand.tsx'
import { useCallQuery } from '../../../shared/api.ts'
import { Page } from '../../../shared/page.tsx'
import { QueryState } from '../../../shared/query-state.tsx'
import { t } from '../../../shared/texts.ts'

const refetchIntervalMs = 15_000

/** The figures of today at a glance. */
export function OverviewPage() {
  const query = useCallQuery('backoffice.overview', useBrandFilter(), {
    refetchIntervalMs,
  })
  const { data } = query
  return (
    <Page title={t('console.overview')}>
      <QueryState query={query} skeleton="h-64 w-full" />
      {data && (
        <>
          <p className="text-sm text-muted">
            {t('console.ownCurrencyOnly', { currency: data.currency })} {t('console.openBets')}
          </p>
          <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
            <Figure label={t('console.pendingWithdrawals')} main={data.pendingWithdrawals}>
              <Money value={data.pendingWithdrawalAmount} currency={data.currency} />
            </Figure>
            <Figure label={t('console.membersTotal')} main={data.members} />
            <Figure label={t('console.registeredToday')} main={data.registeredToday} />
            <Figure
              label={t('console.ggr')}
              main={
                <Money value={subtractWire(data.stakesToday, data.returnsToday)} currency={data.currency} />
              }
            />
          </div>
          <h2 className="mt-2 text-md font-bold text-text">{t('console.today')}</h2>
          <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
            <Figure
              label={t('console.depositsToday')}
              main={<Money value={data.depositsToday} currency={data.currency} />}
            />
            <Figure
              label={t('console.withdrawalsToday')}
              main={<Money value={data.withdrawalsToday} currency={data.currency} />}
            />
            <Figure
              label={t('console.stakes')}
              main={<Money value={data.stakesToday} currency={data.currency} />}
            />
            <Figure
              label={t('console.returns')}
              main={<Money value={data.returnsToday} currency={data.currency} />}
            />
          </div>
        </>
      )}
    </Page>
  )
}

function Figure({ label, main, children }: { label: string; main: ReactNode; children?: ReactNode }) {
  return (
    <div className="flex flex-col gap-1 rounded-tile border border-line bg-surface-1 p-4">
      <span className="text-xs font-semibold text-muted">{label}</span>
      <span className="tabular text-lg font-bold text-text">{main}</span>
      {children !== undefined && <span className="text-sm text-muted">{children}</span>}
    </div>
  )
}
