// SPDX-License-Identifier: Apache-2.0
import { useParams } from '@tanstack/react-router'
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { messageOf, useCallQuery } from '../../shared/api.ts'
import { t } from '../../shared/texts.ts'
import { ContentEditor } from './content-editor.tsx'
import { filled } from './content-kinds.ts'

/** One item of the site's contents. */
export default function ContentPage() {
  const { id = '' } = useParams({ strict: false })
  const query = useCallQuery('backoffice.content', { id: Number(id) })
  const { data, error } = query
  if (error && !data)
    return (
      <ErrorState
        title={t('console.failed')}
        detail={messageOf(error)}
        retryLabel={t('console.retry')}
        onRetry={() => void query.refetch()}
      />
    )
  if (!data || data.id !== Number(id))
    return (
      <div className="p-6">
        <Skeleton className="h-96 w-full" />
      </div>
    )
  return <ContentEditor key={data.id} stored={data} begin={filled(data.draft)} />
}
