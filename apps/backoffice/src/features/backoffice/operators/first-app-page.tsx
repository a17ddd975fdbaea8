// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Wordmark } from '@tessera/ui/media/mark.tsx'
import { Toasts } from '@tessera/ui/overlays/toasts.tsx'
import { invalidate } from '../../../shared/api.ts'
import { t } from '../../../shared/texts.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUpApp } from './set-up-app.tsx'

/** All that an operator sees who has no authenticator app yet where the installation asks for one. */
export function FirstAppPage({ onSignOut }: { onSignOut: () => void }) {
  const [codes, setCodes] = useState<readonly string[]>()
  return (
    <main className="flex min-h-dvh justify-center bg-bg p-4 md:items-center">
      <div className="flex h-fit w-full max-w-[560px] flex-col gap-4 rounded-panel border border-line bg-surface-1 p-4 md:p-6">
        <div className="flex items-center justify-between gap-4">
          <Wordmark name="Tessera" />
          {!codes && (
            <Button look="quiet" onClick={onSignOut}>
              {t('console.signOut')}
            </Button>
          )}
        </div>
        <h1 className="text-lg font-bold text-text">
          {t(codes ? 'console.security.codes' : 'console.security.first')}
        </h1>
        {codes ? (
          <RecoveryCodes codes={codes} onDone={() => invalidate('backoffice.me')} />
        ) : (
          <>
            <p className="text-sm text-muted">{t('console.security.firstExplain')}</p>
            <SetUpApp required={false} onCodes={setCodes} />
          </>
        )}
      </div>
      <Toasts closeLabel={t('console.close')} />
    </main>
  )
}
