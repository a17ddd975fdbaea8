import { ErrorState } from '@tessera/ui/error-state.tsx'
import { formatTime } from '@tessera/ui/time.tsx'
import { t } from '../../shared/texts/texts.ts'
import { zoneOf } from '../../shared/site/use-site.ts'

export interface ClosedPageProps { onRetry: () => void; /** Under maintenance until then, if that is known; undefined when the house does not answer at all. */ until?: number | null; hours?: number }

/** Instead of the whole site: it is being worked on, or it does not answer. */
export function ClosedPage({ onRetry, until, hours = 0 }: ClosedPageProps) {
  const away = until === undefined
  const detail = until ? `${t('shell.maintenance.text')} ${t('shell.maintenance.until', { time: formatTime(until, zoneOf(hours)) })}` : t('shell.maintenance.text')
  return (
    <main className="flex min-h-dvh items-center justify-center">
      <ErrorState title={away ? t('shell.offline.title') : t('shell.maintenance.title')} detail={away ? t('common.error.network') : detail} retryLabel={t('common.retry')} onRetry={onRetry} />
    </main>
  )
}
