// SPDX-License-Identifier: Apache-2.0
import { useState, type FormEvent } from 'react'
import { useMutation } from '@tanstack/react-query'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { formatMoney } from '@tessera/ui/data/money.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { client, messageOf, queryClient } from '../../shared/api.ts'
import { Notice } from '../../shared/notice.tsx'
import { t } from '../../shared/texts.ts'
import type { MemberBonus } from './member-bonuses.tsx'

/** Cancels a bonus, with a reason that its owner reads. */
export default function CancelBonus({ bonus, onClose }: { bonus: MemberBonus; onClose: () => void }) {
  const { bonusId, title, balance } = bonus
  const [reason, setReason] = useState('')
  const doing = useMutation({
    mutationFn: () => client.ask('backoffice.cancelBonus', { bonusId, reason: reason.trim() }),
    onSuccess: ({ state }) => {
      showToast(t(state === 'ending' ? 'console.memberBonuses.ending' : 'console.stepDone'), 'good')
      onClose()
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ['backoffice.memberBonuses'] }),
  })
  function submit(event: FormEvent): void {
    event.preventDefault()
    doing.mutate()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${t('console.memberBonuses.cancel')}: ${title}`}
      closeLabel={t('console.close')}
      size="medium"
    >
      <form onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-sm text-muted">
          {t('console.memberBonuses.cancelHint', { amount: formatMoney(balance) })}
        </p>
        {doing.error && <Notice tone="bad">{messageOf(doing.error)}</Notice>}
        <TextField
          label={t('console.memberBonuses.reason')}
          required
          minLength={3}
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{t('console.cancel')}</Button>
          <Button type="submit" look="danger" busy={doing.isPending} disabled={reason.trim().length < 3}>
            {t('console.memberBonuses.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
