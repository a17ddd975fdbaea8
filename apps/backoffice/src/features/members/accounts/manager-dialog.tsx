// SPDX-License-Identifier: Apache-2.0
import { useState, type FormEvent } from 'react'
import { useMutation } from '@tanstack/react-query'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Select } from '@tessera/ui/forms/select.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { client, invalidate, useCallQuery } from '../../../shared/api.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { t } from '../../../shared/texts.ts'

interface ManagerDialogProps {
  id: number
  username: string
  current: number | undefined
  onClose: () => void
}

/** Chooses the operator who looks after a member, or nobody. */
export default function ManagerDialog({ id, username, current, onClose }: ManagerDialogProps) {
  const { data = [] } = useCallQuery('backoffice.rankManagers', {})
  const before = current === undefined ? '' : String(current)
  const [operatorId, setOperatorId] = useState(before)
  const [reason, setReason] = useState('')
  const managers = data.filter(({ name }) => name !== '')
  const assigning = useMutation({
    mutationFn: () =>
      client.call('backoffice.assignManager', {
        id,
        operatorId: operatorId === '' ? null : Number(operatorId),
        reason: reason.trim(),
      }),
    onSuccess: () => {
      showToast(t('console.stepDone'), 'good')
      invalidate('backoffice.memberRank', 'backoffice.rankManagers')
      onClose()
    },
  })
  function submit(event: FormEvent): void {
    event.preventDefault()
    assigning.mutate()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('console.stepTitle', { step: t('console.memberRank.assign'), name: username })}
      closeLabel={t('console.close')}
      size="medium"
    >
      <form onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-sm text-muted">
          {t(managers.length === 0 ? 'console.memberRank.noContacts' : 'console.memberRank.assignHint')}
        </p>
        <ErrorNotice error={assigning.error} />
        <Select
          label={t('console.memberRank.manager')}
          value={operatorId}
          onChange={(event) => setOperatorId(event.target.value)}
          options={[
            { value: '', label: t('console.memberRank.noManager') },
            ...managers.map((manager) => ({
              value: String(manager.operatorId),
              label: `${manager.name} (${manager.operatorName})`,
            })),
          ]}
        />
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
            look="primary"
            busy={assigning.isPending}
            disabled={reason.trim().length < 3 || operatorId === before}
          >
            {t('console.memberRank.assign')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
