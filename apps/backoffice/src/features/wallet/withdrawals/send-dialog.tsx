// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import { formatMoney } from '@tessera/ui/data/money.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Select } from '@tessera/ui/forms/select.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { useCallMutation, useCallQuery } from '../../../shared/api.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { t } from '../../../shared/texts.ts'
import type { Withdrawal } from './withdrawal-status.ts'

/** Has a provider pay an approved withdrawal. */
export default function SendDialog({ row, onClose }: { row: Withdrawal; onClose: () => void }) {
  const { data } = useCallQuery('backoffice.payoutAccounts', {})
  const open = data?.filter(({ enabled }) => enabled) ?? []
  const [chosen, setChosen] = useState('')
  const accountId = chosen || open[0]?.id
  const sending = useCallMutation('backoffice.sendWithdrawal', [
    'backoffice.withdrawals',
    'backoffice.overview',
  ])
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('console.payout.sendTitle', { amount: `${row.currency} ${formatMoney(row.remainingAmount)}` })}
      closeLabel={t('console.close')}
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (accountId === undefined) return
          sending.mutate(
            { id: row.withdrawalId, accountId },
            {
              onSuccess: () => {
                showToast(t('console.payout.sent'), 'good')
                onClose()
              },
            },
          )
        }}
      >
        <p className="text-sm text-muted">{t('console.payout.sendHint')}</p>
        <Select
          label={t('console.payout.account')}
          value={accountId ?? ''}
          onChange={(event) => setChosen(event.target.value)}
          options={open.map(({ id, name, currency }) => ({ value: id, label: `${name} · ${currency}` }))}
        />
        <ErrorNotice error={sending.error} />
        <Button type="submit" look="primary" busy={sending.isPending} disabled={accountId === undefined}>
          {t('console.payout.send')}
        </Button>
      </form>
    </Dialog>
  )
}
