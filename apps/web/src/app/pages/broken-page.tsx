import { ErrorState } from '@tessera/ui/error-state.tsx'
import { t } from '../../shared/texts/texts.ts'

/** A page that could not be drawn. A part that did not load is fetched by a reload. */
export function BrokenPage({ error }: { error: unknown }) {
  const missingPart = /dynamically imported module|Importing a module|module script failed/i.test(error instanceof Error ? error.message : '')
  return <ErrorState title={missingPart ? t('common.error.network') : t('common.error.page')} retryLabel={t('common.retry')} onRetry={() => location.reload()} />
}
