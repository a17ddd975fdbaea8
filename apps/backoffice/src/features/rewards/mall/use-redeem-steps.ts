// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import { type ConsoleCall, messageOf, useCallMutation } from '../../../shared/api.ts'
import { t } from '../../../shared/texts.ts'
import type { Redeem } from './mall-words.ts'

const invalidates: readonly ConsoleCall[] = ['backoffice.redeems', 'backoffice.rewards']

export interface RedeemSteps {
  approve(row: Redeem): void
  reject(row: Redeem, remark: string): void
  busy: boolean
  notice: { tone: 'good' | 'bad'; text: string } | undefined
}

/**
 * An operator's decision on a redemption. A repeated press sends the same request, so nothing happens twice.
 */
export function useRedeemSteps(): RedeemSteps {
  const [notice, setNotice] = useState<RedeemSteps['notice']>()
  const approving = useCallMutation('backoffice.approveRedeem', invalidates)
  const rejecting = useCallMutation('backoffice.rejectRedeem', invalidates)
  const notify = (text: string) => ({
    onSuccess: () => setNotice({ tone: 'good', text }),
    onError: (error: Error) => setNotice({ tone: 'bad', text: messageOf(error) }),
  })
  return {
    approve: ({ redeemId: id }) => approving.mutate({ id }, notify(t('console.redeemApproved'))),
    reject: ({ redeemId: id }, remark) =>
      rejecting.mutate({ id, remark }, notify(t('console.redeemRejected'))),
    busy: approving.isPending || rejecting.isPending,
    notice,
  }
}
