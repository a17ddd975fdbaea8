// SPDX-License-Identifier: Apache-2.0
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { t } from '../shared/texts.ts'

const missingPart =
  /dynamically imported module|importing a module|module script failed|unable to preload css/i

/**
 * Replaces a page that crashed, inside the frame; if a part failed to load, the button reloads the console.
 */
export function BrokenPage({ error, reset }: { error: unknown; reset: () => void }) {
  const missing = error instanceof Error && missingPart.test(error.message)
  return (
    <ErrorState
      title={missing ? t('common.error.network') : t('common.error.page')}
      retryLabel={t('common.retry')}
      onRetry={missing ? () => location.reload() : reset}
    />
  )
}
