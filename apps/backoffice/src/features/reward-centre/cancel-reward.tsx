// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { useCallMutation } from '../../shared/api.ts'
import { ErrorNotice } from '../../shared/error-notice.tsx'
import { t } from '../../shared/texts.ts'
import type { RewardOnOffer } from './reward-words.ts'

/** Takes a reward back before it is claimed; with a reason. */
export default function CancelReward({ reward, onClose }: { reward: RewardOnOffer; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const cancel = useCallMutation('backoffice.cancelReward', ['backoffice.rewardsOnOffer'])
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${t('console.cancelReward')}: ${reward.title}`}
      closeLabel={t('console.close')}
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (reason.trim())
            cancel.mutate(
              { id: reward.rewardId, reason: reason.trim() },
              {
                onSuccess: () => {
                  showToast(t('console.cancelReward.done'), 'good')
                  onClose()
                },
              },
            )
        }}
      >
        <ErrorNotice error={cancel.error} />
        <p className="text-sm text-muted">{t('console.cancelReward.hint')}</p>
        <TextField
          label={t('console.reason')}
          required
          maxLength={140}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{t('console.close')}</Button>
          <Button type="submit" look="danger" busy={cancel.isPending}>
            {t('console.cancelReward')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
