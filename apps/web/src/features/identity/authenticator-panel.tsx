// SPDX-License-Identifier: Apache-2.0
import { messageOf } from '@tessera/contract/client/failure'
import type { CallOutput } from '@tessera/contract'
import { Button } from '@tessera/ui/forms/button.tsx'
import { QrCode } from '@tessera/ui/data/qr-code.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { useState } from 'react'
import { call } from '../../shared/api/call.ts'
import { invalidate } from '../../shared/api/use-call-query.ts'
import { Refusal } from '../../shared/forms/refusal.tsx'
import { useForm } from '../../shared/forms/use-form.ts'
import { t } from '../../shared/texts/texts.ts'
import { CountsFrom } from './new-ways.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type Security = CallOutput<'identity.security'>

/** The authenticator app: set it up with a QR code, or remove it. */
export function AuthenticatorPanel({ security }: { security: Security }) {
  const [made, setMade] = useState<CallOutput<'identity.startTotp'>>()
  const [codes, setCodes] = useState<readonly string[]>()
  const attempt = (action: () => Promise<void>) => (): void =>
    void action().catch((error: unknown) => showToast(messageOf(error, t('common.error.unknown')), 'bad'))
  const visible = (next: readonly string[]): void => {
    setCodes(next)
    setMade(undefined)
    invalidate('identity.security')
  }
  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />
  if (made) return <ConfirmForm made={made} onConfirmed={visible} />
  if (!security.totp) {
    return (
      <div className="flex flex-col gap-4">
        <p className="text-sm text-muted">{t('protect.totp.text')}</p>
        <Button
          look="primary"
          size="form"
          onClick={attempt(async () => setMade(await call('identity.startTotp', {})))}
        >
          {t('protect.totp.start')}
        </Button>
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-muted">{t('protect.totp.left', { count: security.recoveryCodesLeft })}</p>
      <CountsFrom ways={security.newWays} kind="app" />
      <div className="flex flex-wrap gap-3">
        <Button
          onClick={attempt(async () =>
            visible((await call('identity.renewRecoveryCodes', {})).recoveryCodes),
          )}
        >
          {t('protect.totp.renew')}
        </Button>
        <Button
          look="danger"
          onClick={attempt(async () => {
            await call('identity.removeTotp', {})
            invalidate('identity.security')
          })}
        >
          {t('protect.totp.remove')}
        </Button>
      </div>
    </div>
  )
}

function ConfirmForm({
  made,
  onConfirmed,
}: {
  made: CallOutput<'identity.startTotp'>
  onConfirmed: (codes: readonly string[]) => void
}) {
  const form = useForm(
    { code: '' },
    ({ code }) => ({ code: code.trim() === '' ? t('identity.verificationCode.invalid') : undefined }),
    async ({ code }) => onConfirmed((await call('identity.confirmTotp', { code })).recoveryCodes),
  )
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="flex flex-col gap-4">
      <p className="text-sm text-muted">{t('protect.totp.scan')}</p>
      <div className="flex flex-wrap items-center gap-4">
        <QrCode value={made.otpauthUrl} size={143} label={t('protect.totp.qr')} />
        <p className="min-w-0 flex-1 basis-48 text-xs text-muted">
          {t('protect.totp.secret')}
          <code dir="ltr" className="mt-1 block font-bold break-all text-text">
            {made.secret}
          </code>
        </p>
      </div>
      <TextField
        {...form.field('code')}
        label={t('entry.second.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={16}
        dir="ltr"
      />
      <Refusal message={form.refusal} />
      <Button type="submit" look="primary" size="form" busy={form.busy}>
        {t('protect.totp.confirm')}
      </Button>
    </form>
  )
}
