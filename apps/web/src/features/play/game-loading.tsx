// SPDX-License-Identifier: Apache-2.0
import { Spinner } from '@tessera/ui/data/spinner.tsx'
import { t } from '../../shared/texts/texts.ts'

/** Shown while the game loads. */
export function GameLoading() {
  return (
    <div role="status" className="flex flex-col items-center justify-center gap-4 py-16 text-muted">
      <Spinner className="size-12 text-brand" />
      <p className="font-semibold">{t('play.loading')}</p>
    </div>
  )
}
