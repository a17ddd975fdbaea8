// SPDX-License-Identifier: Apache-2.0
import { useState, type FormEvent } from 'react'
import { useMutation } from '@tanstack/react-query'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { client, invalidate } from '../../../shared/api.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { t } from '../../../shared/texts.ts'
import { Invited } from './invited.tsx'
import type { AccountRequest } from './request-words.ts'

interface RequestDialogProps {
  request: AccountRequest
  approve: boolean
  onClose: () => void
}

/** Approves or rejects another operator's request, with a reason. */
export default function RequestDialog({ request, approve, onClose }: RequestDialogProps) {
  const [reason, setReason] = useState('')
  const deciding = useMutation({
    mutationFn: () => decide(request.requestId, approve, reason.trim()),
    onSuccess: (invite) => {
      if (!invite) {
        showToast(t(approve ? 'console.requestApproved' : 'console.requestRefused'), 'good')
        onClose()
      }
    },
    onSettled: () => {
      invalidate('backoffice.accountRequests', 'backoffice.account')
    },
  })
  function submit(event: FormEvent): void {
    event.preventDefault()
    deciding.mutate()
  }
  const title = t('console.stepTitle', {
    step: t(`console.requestKind.${request.kind}`),
    name: request.username,
  })
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t('console.close')} size="medium">
      {deciding.data ? (
        <Invited invitation={deciding.data} />
      ) : (
        <form onSubmit={submit} className="flex flex-col gap-4">
          <p className="text-sm text-muted">
            {t(approve ? `console.requestExplain.${request.kind}` : 'console.requestExplain.refuse')}
          </p>
          <p className="text-sm text-text">
            {t('console.askedBy', { name: request.askedBy })}: {request.reason}
          </p>
          <ErrorNotice error={deciding.error} />
          <TextField
            label={t('console.stepReason')}
            hint={approve ? t('console.requestHint') : undefined}
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
              look={approve ? 'primary' : 'danger'}
              busy={deciding.isPending}
              disabled={reason.trim().length < 3}
            >
              {t(approve ? 'console.approve' : 'console.refuse')}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}

async function decide(id: string, approve: boolean, reason: string) {
  if (approve) return (await client.call('backoffice.approveAccountRequest', { id, reason })).invite
  await client.call('backoffice.refuseAccountRequest', { id, reason })
  return null
}
