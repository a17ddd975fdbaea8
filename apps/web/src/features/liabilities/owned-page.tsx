// SPDX-License-Identifier: Apache-2.0
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { messageOf } from '@tessera/contract/client/failure'
import Scale from 'lucide-react/icons/scale'
import { useCallQuery } from '../../shared/api/use-call-query.ts'
import { PageHead } from '../../shared/page/page-head.tsx'
import { useTitle } from '../../shared/site/use-title.ts'
import { t } from '../../shared/texts/texts.ts'
import { BalanceCheck } from './balance-check.tsx'
import { DayList } from './day-list.tsx'

/** What members own together on each day, and a check that one's own balance is part of it. */
export function OwnedPage() {
  useTitle(t('liabilities.title'))
  const { data, error, refetch } = useCallQuery('liabilities.days', {})
  return (
    <div className="flex max-w-4xl flex-col gap-6">
      <div>
        <PageHead title={t('liabilities.title')} icon={Scale} />
        <p className="mt-1 text-md text-muted">{t('liabilities.intro')}</p>
      </div>
      {data ? (
        data.list.length === 0 ? (
          <EmptyState title={t('liabilities.noDay')} />
        ) : (
          <>
            <BalanceCheck days={data.list} />
            <DayList days={data.list} />
          </>
        )
      ) : error ? (
        <ErrorState
          title={messageOf(error, t('common.error.title'))}
          retryLabel={t('common.retry')}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton className="h-96 w-full rounded-panel" />
      )}
      <section aria-labelledby="liabilities-how" className="flex flex-col gap-1">
        <h2 id="liabilities-how" className="text-md font-bold text-text">
          {t('liabilities.how')}
        </h2>
        <p className="text-sm text-muted">{t('liabilities.howText')}</p>
      </section>
    </div>
  )
}
