// SPDX-License-Identifier: Apache-2.0
import { Button } from '@tessera/ui/forms/button.tsx'
import { useSyncExternalStore } from 'react'
import { t } from '../texts/texts.ts'
import { isNewerReady, onNewer } from './cache-shell.ts'

/** A newer build of the site exists: the reader decides when to load it, so no input is lost. */
export function UpdateNotice() {
  const ready = useSyncExternalStore(onNewer, isNewerReady)
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--bottom-bar)+env(safe-area-inset-bottom)+0.5rem)] z-40 flex justify-center md:bottom-6"
    >
      {ready && (
        <div className="enter-rise pointer-events-auto flex max-w-full items-center gap-3 rounded-tile border border-line bg-surface-2 py-2 ps-4 pe-2 text-sm font-semibold text-text shadow-panel">
          <span className="min-w-0">{t('trouble.update')}</span>
          <Button look="primary" onClick={() => location.reload()}>
            {t('trouble.reload')}
          </Button>
        </div>
      )}
    </div>
  )
}
