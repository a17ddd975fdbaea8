// SPDX-License-Identifier: Apache-2.0
import { useState, type FormEvent } from 'react'
import { useMutation } from '@tanstack/react-query'
import type { CallOutput } from '@tessera/contract'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { client, messageOf, queryClient } from '../../shared/api.ts'
import { Notice } from '../../shared/notice.tsx'
import { t } from '../../shared/texts.ts'

/** Calls off the waiting move of an account, with a reason. */
export default function CallOffDialog({
  account,
  onClose,
}: {
  account: CallOutput<'backoffice.account'>
  onClose: () => void
}) {
  const [reason, setReason] = useState('')
  const doing = useMutation({
    mutationFn: () => client.ask('backoffice.callOffMove', { id: account.memberId, reason: reason.trim() }),
    onSuccess: () => {
      showToast(t('console.move.calledOff'), 'good')
      onClose()
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ['backoffice.account'] }),
  })
  function submit(event: FormEvent): void {
    event.preventDefault()
    doing.mutate()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('console.stepTitle', { step: t('console.move.callOff'), name: account.username })}
      closeLabel={t('console.close')}
      size="medium"
    >
      <form onSubmit={submit} className="flex flex-col gap-4">
        {doing.error && <Notice tone="bad">{messageOf(doing.error)}</Notice>}
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
          <Button type="submit" look="primary" busy={doing.isPending} disabled={reason.trim().length < 3}>
            {t('console.move.callOff')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
