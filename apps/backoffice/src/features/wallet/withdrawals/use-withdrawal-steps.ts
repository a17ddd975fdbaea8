// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import type { RefusalReason } from '@tessera/rules/wallet/refusal-reasons'
import { type ConsoleCall, messageOf, useCallMutation } from '../../../shared/api.ts'
import { t } from '../../../shared/texts.ts'
import type { Withdrawal } from './withdrawal-status.ts'

const invalidates: readonly ConsoleCall[] = ['backoffice.withdrawals', 'backoffice.overview']

/** Why a withdrawal is rejected: a sentence for the member, and a note. */
export interface Refusal {
  reason: RefusalReason
  remark: string
}

export interface WithdrawalSteps {
  approve(row: Withdrawal): void
  reject(row: Withdrawal, refusal: Refusal): void
  pay(row: Withdrawal): void
  busy: boolean
  notice: { tone: 'good' | 'bad'; text: string } | undefined
}

/**
 * The steps of an operator with a withdrawal. A repeated press sends the same request, so nothing happens
 * twice.
 */
export function useWithdrawalSteps(): WithdrawalSteps {
  const [notice, setNotice] = useState<WithdrawalSteps['notice']>()
  const approving = useCallMutation('backoffice.approveWithdrawal', invalidates)
  const rejecting = useCallMutation('backoffice.rejectWithdrawal', invalidates)
  const paying = useCallMutation('backoffice.payWithdrawal', invalidates)
  const notify = (text: string) => ({
    onSuccess: () => setNotice({ tone: 'good', text }),
    onError: (error: Error) => setNotice({ tone: 'bad', text: messageOf(error) }),
  })
  return {
    approve: ({ withdrawalId: id }) =>
      approving.mutate(
        { id },
        {
          ...notify(t('console.approved')),
          onSuccess: ({ status }) =>
            setNotice({
              tone: 'good',
              text: t(status === 'Pending' ? 'console.payout.second' : 'console.approved'),
            }),
        },
      ),
    reject: ({ withdrawalId: id }, refusal) =>
      rejecting.mutate({ id, ...refusal }, notify(t('console.rejected'))),
    pay: ({ withdrawalId: id }) => paying.mutate({ id }, notify(t('console.paid'))),
    busy: approving.isPending || rejecting.isPending || paying.isPending,
    notice,
  }
}
