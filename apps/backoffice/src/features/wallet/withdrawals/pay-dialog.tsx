// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import { formatMoney } from '@tessera/ui/data/money.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { useCallMutation } from '../../../shared/api.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { t } from '../../../shared/texts.ts'
import { useDebouncedCallQuery } from '../../../shared/use-debounced-call-query.ts'
import { StepFacts } from './step-facts.tsx'
import { changedBySteps } from './use-withdrawal-steps.ts'
import type { Withdrawal } from './withdrawal-status.ts'

const fewestCharacters = 3

/** Records that a withdrawal was paid by hand, with the bank's reference of the payment. */
export default function PayDialog({ row, onClose }: { row: Withdrawal; onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const reference = typed.trim()
  const given = reference.length >= fewestCharacters
  const paying = useCallMutation('backoffice.payWithdrawal', changedBySteps)
  const used = useUsesOf(reference, row)
  const pay = (): void =>
    paying.mutate(
      { id: row.withdrawalId, reference },
      {
        onSuccess: () => {
          showToast(t('console.paid'), 'good')
          onClose()
        },
      },
    )
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('console.payout.payTitle', {
        amount: `${row.currency} ${formatMoney(row.remainingAmount)}`,
      })}
      closeLabel={t('console.close')}
      size="medium"
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          pay()
        }}
      >
        <StepFacts row={row} />
        <TextField
          label={t('console.payout.reference')}
          hint={t('console.payout.referenceHint')}
          required
          dir="ltr"
          minLength={fewestCharacters}
          maxLength={60}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <p role="status" className="text-sm font-semibold text-danger">
          {used &&
            t('console.payout.referenceUsed', {
              name: used.username,
              amount: `${used.currency} ${formatMoney(used.amount)}`,
            })}
        </p>
        <ErrorNotice error={paying.error} />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{t('console.cancel')}</Button>
          <Button type="submit" look="primary" busy={paying.isPending} disabled={!given}>
            {t('console.pay')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Another withdrawal of the brand and the method that has the reference already. */
function useUsesOf(reference: string, row: Withdrawal): Withdrawal | undefined {
  const { data } = useDebouncedCallQuery('backoffice.withdrawals', {
    brandCode: row.brandCode,
    reference: reference.length >= fewestCharacters ? reference : '-',
    pageNo: 1,
    pageSize: 20,
  })
  return data?.list.find(
    ({ kind, withdrawalId, payments }) =>
      kind === row.kind &&
      withdrawalId !== row.withdrawalId &&
      payments.some((payment) => payment.reference.toLowerCase() === reference.toLowerCase()),
  )
}
