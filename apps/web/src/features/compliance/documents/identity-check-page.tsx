// SPDX-License-Identifier: Apache-2.0
import { messageOf } from '@tessera/contract/client/failure'
import { documentProofs } from '@tessera/rules/compliance/documents'
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { useCallQuery } from '../../../shared/api/use-call-query.ts'
import { t } from '../../../shared/texts/texts.ts'
import { ProofCard } from './proof-card.tsx'

/** Where members show who they are and where they live, with pictures of documents. */
export function IdentityCheckPage() {
  const { data, error, refetch } = useCallQuery('compliance.documents', {}, { member: true, staleTimeMs: 0 })
  if (error && !data)
    return (
      <ErrorState
        title={messageOf(error, t('common.error.title'))}
        retryLabel={t('common.retry')}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <Skeleton className="h-96 w-full rounded-tile" />
  return (
    <div className="flex flex-col gap-6">
      <p className="text-sm text-muted">{t('identityCheck.intro', { days: data.daysStored })}</p>
      <div className="grid items-start gap-3 md:grid-cols-2">
        {documentProofs.map((proof) => (
          <ProofCard key={proof} proof={proof} standing={data[proof]} />
        ))}
      </div>
    </div>
  )
}
