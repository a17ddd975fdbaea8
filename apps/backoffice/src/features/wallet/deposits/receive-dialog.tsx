// SPDX-License-Identifier: Apache-2.0
import { wireText } from '@tessera/rules/money'
import { useState, type FormEvent } from 'react'
import { Button } from '@tessera/ui/forms/button.tsx'
import { NumberField } from '@tessera/ui/forms/number-field.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { useCallMutation } from '../../../shared/api.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { t } from '../../../shared/texts.ts'
import type { Deposit } from './deposit-status.ts'

const shortestReference = 3

/** Records what came in with a bank transfer, which credits it at once. */
export default function ReceiveDialog({ deposit, onClose }: { deposit: Deposit; onClose: () => void }) {
  const [received, setReceived] = useState(wireText(deposit.amount))
  const [reference, setReference] = useState('')
  const receiving = useCallMutation('backoffice.recordBankTransfer', [
    'backoffice.deposits',
    'backoffice.overview',
  ])
  const ready = Number(received) > 0 && reference.trim().length >= shortestReference
  function submit(event: FormEvent): void {
    event.preventDefault()
    receiving.mutate(
      { id: deposit.depositId, received: Number(received), reference: reference.trim() },
      {
        onSuccess: () => {
          showToast(t('console.transfer.credited'), 'good')
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('console.transfer.receivedFrom', { name: deposit.username })}
      closeLabel={t('console.close')}
      size="medium"
    >
      <form onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-sm text-muted">{t('console.transfer.receivedHint')}</p>
        <ErrorNotice error={receiving.error} />
        <NumberField
          label={t('console.transfer.amount')}
          required
          decimals={2}
          value={received}
          onChange={setReceived}
        />
        <TextField
          label={t('console.transfer.reference')}
          hint={t('console.transfer.referenceHint')}
          required
          minLength={shortestReference}
          maxLength={60}
          value={reference}
          onChange={(event) => setReference(event.target.value)}
        />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{t('console.cancel')}</Button>
          <Button type="submit" look="primary" busy={receiving.isPending} disabled={!ready}>
            {t('console.transfer.credit')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
