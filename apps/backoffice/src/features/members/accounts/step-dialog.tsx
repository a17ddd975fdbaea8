// SPDX-License-Identifier: Apache-2.0
import { useState, type FormEvent } from 'react'
import { useMutation } from '@tanstack/react-query'
import type { CallOutput } from '@tessera/contract'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { client, invalidate } from '../../../shared/api.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { t } from '../../../shared/texts.ts'

export type AccountStep = 'unlock' | 'signOut' | 'close' | 'open' | 'invite' | 'factors'

interface StepDialogProps {
  step: AccountStep
  account: CallOutput<'backoffice.account'>
  onClose: () => void
}

/** Steps that another operator must approve: here they are only requested. */
const isAsked = (step: AccountStep): boolean => step === 'invite' || step === 'factors'

/** A step on an account, with the reason that it requires. */
export default function StepDialog({ step, account, onClose }: StepDialogProps) {
  const [reason, setReason] = useState('')
  const doing = useMutation({
    mutationFn: () => perform(step, account.memberId, reason.trim()),
    onSuccess: () => {
      showToast(t(isAsked(step) ? 'console.stepAsked' : 'console.stepDone'), 'good')
      onClose()
    },
    onSettled: () => {
      invalidate('backoffice.account', 'backoffice.members', 'backoffice.accountRequests')
    },
  })
  function submit(event: FormEvent): void {
    event.preventDefault()
    doing.mutate()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('console.stepTitle', { step: t(`console.step.${step}`), name: account.username })}
      closeLabel={t('console.close')}
      size="medium"
    >
      <form onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-sm text-muted">{t(`console.stepExplain.${step}`)}</p>
        {isAsked(step) && <p className="text-sm text-muted">{t('console.stepExplain.asked')}</p>}
        <ErrorNotice error={doing.error} />
        <TextField
          label={t('console.stepReason')}
          required
          minLength={3}
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{t('console.cancel')}</Button>
          <Button
            type="submit"
            look={step === 'close' || step === 'factors' ? 'danger' : 'primary'}
            busy={doing.isPending}
            disabled={reason.trim().length < 3}
          >
            {t(`console.step.${step}`)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

async function perform(step: AccountStep, id: number, reason: string): Promise<void> {
  const input = { id, reason }
  switch (step) {
    case 'unlock':
      await client.call('backoffice.unlockAccount', input)
      return
    case 'signOut':
      await client.call('backoffice.endAccountSessions', input)
      return
    case 'close':
    case 'open':
      await client.call('backoffice.setAccountEnabled', { ...input, enabled: step === 'open' })
      return
    case 'factors':
      await client.call('backoffice.askAccountStep', { ...input, kind: 'removeSecondFactors' })
      return
    case 'invite':
      await client.call('backoffice.askAccountStep', { ...input, kind: 'invite' })
  }
}
