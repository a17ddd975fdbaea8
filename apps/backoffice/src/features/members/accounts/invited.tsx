// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { Button } from '@tessera/ui/forms/button.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { Moment } from '../../../shared/moment.tsx'
import { t } from '../../../shared/texts.ts'

type Invitation = NonNullable<CallOutput<'backoffice.approveAccountRequest'>['invite']>

/**
 * Where the link was sent. If the account has no confirmed address, shows the link once, so that the operator
 * can pass it on.
 */
export function Invited({ invitation: { url, expiresAt, mailed } }: { invitation: Invitation }) {
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-muted">
        {t(mailed ? 'console.inviteMailed' : 'console.inviteNotMailed')} <Moment at={expiresAt} />
      </p>
      {url !== null && <Link url={url} />}
    </div>
  )
}

function Link({ url }: { url: string }) {
  const copy = (): void => {
    void navigator.clipboard.writeText(url).then(
      () => showToast(t('console.copied'), 'good'),
      () => showToast(t('console.notCopied'), 'bad'),
    )
  }
  return (
    <>
      <TextField
        label={t('console.inviteLink')}
        readOnly
        dir="ltr"
        value={url}
        onFocus={(event) => event.target.select()}
      />
      <span className="flex justify-end">
        <Button look="primary" onClick={copy}>
          {t('console.copy')}
        </Button>
      </span>
    </>
  )
}
