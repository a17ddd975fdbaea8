// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense, useState, type FormEvent } from 'react'
import type { CallOutput } from '@tessera/contract'
import { Failure } from '@tessera/contract/client/failure'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { messageOf, useCallMutation } from '../../../shared/api.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { Notice } from '../../../shared/notice.tsx'
import { endSession } from '../../../shared/session.ts'
import { t } from '../../../shared/texts.ts'
import { copyText } from './copy-text.ts'

const QrCode = lazy(() => import('@tessera/ui/data/qr-code.tsx').then((file) => ({ default: file.QrCode })))
const qrPixels = 200

interface SetUpAppProps {
  required: boolean
  /** Gets the recovery codes once the app is on. */
  onCodes: (codes: readonly string[]) => void
}

/** Sets an authenticator app up: a code to scan, the key for those who cannot, and the first digits. */
export function SetUpApp({ required, onCodes }: SetUpAppProps) {
  const starting = useCallMutation('backoffice.startTotp', [])
  if (starting.data) return <Confirm made={starting.data} onCodes={onCodes} />
  const stale = starting.error instanceof Failure && starting.error.code === 'STEP_UP_REQUIRED'
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="max-w-prose text-sm text-muted">
        {t('console.security.why')}
        {required && ` ${t('console.security.required')}`}
      </p>
      {starting.error && (
        <Notice tone="bad">{stale ? t('console.security.signInAgain') : messageOf(starting.error)}</Notice>
      )}
      {stale ? (
        <Button look="primary" onClick={() => endSession('out')}>
          {t('console.security.again')}
        </Button>
      ) : (
        <Button look="primary" busy={starting.isPending} onClick={() => starting.mutate({})}>
          {t('console.security.start')}
        </Button>
      )}
    </div>
  )
}

type Made = CallOutput<'backoffice.startTotp'>

function Confirm({ made, onCodes }: { made: Made; onCodes: (codes: readonly string[]) => void }) {
  const [code, setCode] = useState('')
  const confirming = useCallMutation('backoffice.confirmTotp', [
    'backoffice.ownSecurity',
    'backoffice.operators',
  ])
  function submit(event: FormEvent): void {
    event.preventDefault()
    confirming.mutate({ code }, { onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes) })
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <p className="max-w-prose text-sm text-muted">{t('console.security.scan')}</p>
      <div className="flex flex-wrap items-start gap-4">
        <Suspense fallback={<Skeleton className="size-[200px]" />}>
          <QrCode value={made.otpauthUrl} size={qrPixels} label={t('console.security.qr')} />
        </Suspense>
        <div className="flex min-w-0 flex-1 basis-48 flex-col items-start gap-2 text-sm text-muted">
          <span id="app-key">{t('console.security.key')}</span>
          <code dir="ltr" aria-labelledby="app-key" className="font-bold break-words text-text">
            {made.secret.replace(/(.{4})(?=.)/g, '$1 ')}
          </code>
          <Button size="small" onClick={() => copyText(made.secret)}>
            {t('console.security.copyKey')}
          </Button>
        </div>
      </div>
      <ErrorNotice error={confirming.error} />
      <TextField
        label={t('console.security.digits')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        required
        maxLength={16}
        dir="ltr"
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" look="primary" size="form" wide busy={confirming.isPending}>
        {t('console.security.confirm')}
      </Button>
    </form>
  )
}
