// SPDX-License-Identifier: Apache-2.0
import { useState, type FormEvent } from 'react'
import { useMutation } from '@tanstack/react-query'
import { Button } from '@tessera/ui/forms/button.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { client, messageOf, queryClient } from '../../shared/api.ts'
import { Notice } from '../../shared/notice.tsx'
import { t } from '../../shared/texts.ts'
import type { SharedLine } from './shared-lines.tsx'

/** Closes what an operator has looked into, with what they found out. */
export default function CloseSharedDialog({ shared, onClose }: { shared: SharedLine; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const doing = useMutation({
    mutationFn: () => client.ask('backoffice.closeSharedLine', { id: shared.id, reason: reason.trim() }),
    onSuccess: () => {
      showToast(t('console.shared.done'), 'good')
      onClose()
    },
    onSettled: () => {
      for (const name of ['backoffice.sharedLines', 'backoffice.alerts'])
        void queryClient.invalidateQueries({ queryKey: [name] })
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
      title={t('console.shared.closeTitle', { name: shared.agent?.username ?? '' })}
      closeLabel={t('console.close')}
      size="medium"
    >
      <form onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-sm text-muted">{t('console.shared.closeExplain')}</p>
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
            {t('console.shared.close')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
