// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { t } from '../../../shared/texts.ts'
import type { Redeem } from './mall-words.ts'

interface RejectRedeemProps {
  redeem: Redeem
  onClose: () => void
  onReject: (remark: string) => void
}

/** A rejection needs a reason that the member can read. */
export default function RejectRedeem({ redeem, onClose, onReject }: RejectRedeemProps) {
  const [remark, setRemark] = useState('')
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('console.redeemRejectTitle', { name: redeem.name })}
      closeLabel={t('console.close')}
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (remark.trim()) onReject(remark.trim())
        }}
      >
        <TextField
          label={t('console.reason')}
          required
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
