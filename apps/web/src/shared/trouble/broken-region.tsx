import { Button } from '@tessera/ui/button.tsx'
import { ErrorState } from '@tessera/ui/error-state.tsx'
import { useState } from 'react'
import { t } from '../texts/texts.ts'
import { troubleOf } from './load-part.ts'
import { reportTrouble } from './report-trouble.ts'

const titles = { network: 'common.error.network', slow: 'common.error.slow', page: 'trouble.region' } as const

/**
 * In place of a region that broke: what happened, under which reference the house has it, and one press to try again. A
 * part that did not come is fetched by loading the page again; one that broke is drawn anew.
 */
export function BrokenRegion({ error, reset, name, room }: { error: unknown; reset: () => void; name: string; room: 'line' | 'place' }) {
  const trouble = troubleOf(error)
  const [reference] = useState(() => (trouble === 'page' ? reportTrouble(error, name) : undefined))
  const title = t(titles[trouble])
  const detail = reference && t('common.reference', { reference })
  const retryLabel = trouble === 'page' ? t('common.retry') : t('trouble.reload')
  const onRetry = trouble === 'page' ? reset : () => location.reload()
  if (room === 'place') return <ErrorState title={title} detail={detail} retryLabel={retryLabel} onRetry={onRetry} />
  return (
    <div role="alert" className="flex min-h-(--header) items-center justify-center gap-3 border-b border-line bg-surface-1 px-4 text-sm text-text">
      <span className="min-w-0 truncate">{title}{detail && <span className="ps-2 text-muted">{detail}</span>}</span>
      <Button look="secondary" size="small" onClick={onRetry}>{retryLabel}</Button>
    </div>
  )
}
