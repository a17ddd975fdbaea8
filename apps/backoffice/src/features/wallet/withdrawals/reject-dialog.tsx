// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import { Button } from '@tessera/ui/forms/button.tsx'
import { refusalReasons, type RefusalReason } from '@tessera/rules/wallet/refusal-reasons'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { formatMoney } from '@tessera/ui/data/money.tsx'
import { Select } from '@tessera/ui/forms/select.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { t } from '../../../shared/texts.ts'
import type { Refusal } from './use-withdrawal-steps.ts'
import type { Withdrawal } from './withdrawal-status.ts'

export interface RejectDialogProps {
  withdrawal: Withdrawal
  onClose: () => void
  onReject: (refusal: Refusal) => void
}

/** A rejection needs a reason, of which the member reads a sentence that says what to do. */
export default function RejectDialog({ withdrawal, onClose, onReject }: RejectDialogProps) {
  const [reason, setReason] = useState<RefusalReason>('OTHER')
  const [remark, setRemark] = useState('')
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('console.rejectTitle', { amount: `${withdrawal.currency} ${formatMoney(withdrawal.amount)}` })}
      closeLabel={t('console.close')}
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (remark.trim() || reason !== 'OTHER') onReject({ reason, remark: remark.trim() })
        }}
      >
        <Select
          label={t('console.payout.refusal')}
          value={reason}
          onChange={(event) => setReason(refusalReasons.find((one) => one === event.target.value) ?? 'OTHER')}
          options={refusalReasons.map((value) => ({ value, label: t(`console.payout.refusal.${value}`) }))}
        />
        <TextField
          label={t('console.payout.note')}
          required={reason === 'OTHER'}
          maxLength={140}
          value={remark}
          onChange={(event) => setRemark(event.target.value)}
        />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{t('console.cancel')}</Button>
          <Button type="submit" look="danger">
            {t('console.reject')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
