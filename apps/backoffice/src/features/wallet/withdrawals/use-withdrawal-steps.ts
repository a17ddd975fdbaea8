// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import type { RefusalReason } from '@tessera/rules/wallet/refusal-reasons'
import { type ConsoleCall, messageOf, useCallMutation } from '../../../shared/api.ts'
import { t } from '../../../shared/texts.ts'
import type { Withdrawal } from './withdrawal-status.ts'

/** What a step of a withdrawal makes stale. */
export const changedBySteps: readonly ConsoleCall[] = ['backoffice.withdrawals', 'backoffice.overview']

/** Why a withdrawal is rejected: a sentence for the member, and a note. */
export interface Refusal {
  reason: RefusalReason
  remark: string
}

export interface WithdrawalSteps {
  reject(row: Withdrawal, refusal: Refusal): void
  busy: boolean
  notice: { tone: 'good' | 'bad'; text: string } | undefined
}

/**
 * The step of an operator that its dialog does not take by itself. A repeated press sends the same request, so nothing
 * happens twice.
 */
export function useWithdrawalSteps(): WithdrawalSteps {
  const [notice, setNotice] = useState<WithdrawalSteps['notice']>()
  const rejecting = useCallMutation('backoffice.rejectWithdrawal', changedBySteps)
  return {
    reject: ({ withdrawalId: id }, refusal) =>
      rejecting.mutate(
        { id, ...refusal },
        {
          onSuccess: () => setNotice({ tone: 'good', text: t('console.rejected') }),
          onError: (error) => setNotice({ tone: 'bad', text: messageOf(error) }),
        },
      ),
    busy: rejecting.isPending,
    notice,
  }
}
