// SPDX-License-Identifier: Apache-2.0
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { t } from '../../shared/texts/texts.ts'

/** Replaces the whole site when the platform does not answer at all. */
export function ClosedPage({ onRetry }: { onRetry: () => void }) {
  return (
    <main className="flex min-h-dvh items-center justify-center">
      <ErrorState
        title={t('shell.offline.title')}
        detail={t('common.error.network')}
        retryLabel={t('common.retry')}
        onRetry={onRetry}
      />
    </main>
  )
}
