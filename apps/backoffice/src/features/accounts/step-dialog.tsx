import { useState, type FormEvent } from 'react'
import { useMutation } from '@tanstack/react-query'
import type { CallOutput } from '@tessera/contract'
import { Button } from '@tessera/ui/button.tsx'
import { Dialog } from '@tessera/ui/dialog.tsx'
import { TextField } from '@tessera/ui/text-field.tsx'
import { showToast } from '@tessera/ui/toast-queue.ts'
import { client, messageOf, queryClient } from '../../shared/house.ts'
import { Moment } from '../../shared/moment.tsx'
import { Notice } from '../../shared/notice.tsx'
import { t } from '../../shared/texts.ts'

export type AccountStep = 'unlock' | 'signOut' | 'close' | 'open' | 'invite' | 'factors'
type Invitation = CallOutput<'backoffice.inviteAccount'>

interface StepDialogProps { step: AccountStep; account: CallOutput<'backoffice.account'>; onClose: () => void }

/** A step with an account needs a reason, which is written down with it. */
export default function StepDialog({ step, account, onClose }: StepDialogProps) {
  const [reason, setReason] = useState('')
  const doing = useMutation({
    mutationFn: () => carryOut(step, account.memberId, reason.trim()),
    onSuccess: (invitation) => { if (!invitation) { showToast(t('console.stepDone'), 'good'); onClose() } },
    onSettled: () => { for (const name of ['backoffice.account', 'backoffice.members']) void queryClient.invalidateQueries({ queryKey: [name] }) },
  })
  function submit(event: FormEvent): void {
    event.preventDefault()
    doing.mutate()
  }
  return (
    <Dialog open onClose={onClose} title={t('console.stepTitle', { step: t(`console.step.${step}`), name: account.username })} closeLabel={t('console.close')} size="medium">
      {doing.data ? <Invited invitation={doing.data} /> : (
        <form onSubmit={submit} className="flex flex-col gap-4">
          <p className="text-sm text-muted">{t(`console.stepExplain.${step}`)}</p>
          {doing.error && <Notice tone="bad">{messageOf(doing.error)}</Notice>}
          <TextField label={t('console.stepReason')} required minLength={3} maxLength={200} value={reason} onChange={(event) => setReason(event.target.value)} />
          <div className="flex justify-end gap-2">
            <Button onClick={onClose}>{t('console.cancel')}</Button>
            <Button type="submit" look={step === 'close' || step === 'factors' ? 'danger' : 'primary'} busy={doing.isPending} disabled={reason.trim().length < 3}>{t(`console.step.${step}`)}</Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}

async function carryOut(step: AccountStep, id: number, reason: string): Promise<Invitation | undefined> {
  const question = { id, reason }
  switch (step) {
    case 'unlock': await client.ask('backoffice.unlockAccount', question); return undefined
    case 'signOut': await client.ask('backoffice.endAccountSessions', question); return undefined
    case 'close': case 'open': await client.ask('backoffice.setAccountEnabled', { ...question, enabled: step === 'open' }); return undefined
    case 'factors': await client.ask('backoffice.removeSecondFactors', question); return undefined
    case 'invite': return client.ask('backoffice.inviteAccount', question)
  }
}

/** The link is shown once: the owner chooses a password with it that nobody here learns. */
function Invited({ invitation: { url, expiresAt, mailed } }: { invitation: Invitation }) {
  const copy = (): void => { void navigator.clipboard.writeText(url).then(() => showToast(t('console.copied'), 'good'), () => showToast(t('console.notCopied'), 'bad')) }
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-muted">{t(mailed ? 'console.inviteMailed' : 'console.inviteNotMailed')} <Moment at={expiresAt} /></p>
      <TextField label={t('console.inviteLink')} readOnly dir="ltr" value={url} onFocus={(event) => event.target.select()} />
      <span className="flex justify-end"><Button look="primary" onClick={copy}>{t('console.copy')}</Button></span>
    </div>
  )
}
