// SPDX-License-Identifier: Apache-2.0
import { useMutation } from '@tanstack/react-query'
import { formatMoney } from '@tessera/ui/data/money.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { client, invalidate } from '../../../shared/api.ts'
import { ReasonDialog } from '../../../shared/reason-dialog.tsx'
import { t } from '../../../shared/texts.ts'
import type { MemberBonus } from './member-bonuses.tsx'

/** Cancels a bonus, with a reason that its owner reads. */
export default function CancelBonus({ bonus, onClose }: { bonus: MemberBonus; onClose: () => void }) {
  const { bonusId, title, balance, currency } = bonus
  const doing = useMutation({
    mutationFn: (reason: string) => client.call('backoffice.cancelBonus', { bonusId, reason }),
    onSuccess: ({ state }) => {
      showToast(t(state === 'ending' ? 'console.memberBonuses.ending' : 'console.stepDone'), 'good')
      onClose()
    },
    onSettled: () => invalidate('backoffice.memberBonuses'),
  })
  return (
    <ReasonDialog
      title={`${t('console.memberBonuses.cancel')}: ${title}`}
      explain={t('console.memberBonuses.cancelHint', { amount: `${currency} ${formatMoney(balance)}` })}
      label={t('console.memberBonuses.reason')}
      action={t('console.memberBonuses.cancel')}
      look="danger"
      doing={doing}
      onClose={onClose}
    />
  )
}
