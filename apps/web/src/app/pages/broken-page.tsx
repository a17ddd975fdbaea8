import { ErrorState } from '@tessera/ui/error-state.tsx'
import { t } from '../../shared/texts/texts.ts'

/** A page that could not be drawn. A part that did not load is fetched by a reload. */
export function BrokenPage({ error }: { error: unknown }) {
  const missingPart = /dynamically imported module|Importing a module|module script failed/i.test(error instanceof Error ? error.message : '')
  return <ErrorState title={t('common.error.page')} detail={missingPart ? t('common.error.chunk') : undefined} retryLabel={t('common.retry')} onRetry={() => location.reload()} />
}
