// SPDX-License-Identifier: Apache-2.0
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { messageOf } from './api.ts'
import { t } from './texts.ts'

interface QueryProps {
  query: { data: unknown; error: Error | null; refetch(): Promise<unknown> }
}

/** Why a query has no data, and a button to try again. Data that was there before an error stays. */
function QueryError({ query }: QueryProps) {
  if (!query.error || query.data) return null
  return (
    <ErrorState
      title={t('console.failed')}
      detail={messageOf(query.error)}
      retryLabel={t('console.retry')}
      onRetry={() => void query.refetch()}
    />
  )
}

/** What stands in the place of data that is not there: its outline while it loads, then why it failed. */
export function QueryState({ query, skeleton }: QueryProps & { skeleton: string }) {
  if (query.data) return null
  return query.error ? <QueryError query={query} /> : <Skeleton className={skeleton} />
}

/** A whole page whose data is not there, or still that of another page. */
export function PageState({ query }: QueryProps) {
  if (query.error && !query.data) return <QueryError query={query} />
  return (
    <div className="p-6">
      <Skeleton className="h-96 w-full" />
    </div>
  )
}
