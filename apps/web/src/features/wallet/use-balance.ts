// SPDX-License-Identifier: Apache-2.0
import { useQueryClient } from '@tanstack/react-query'
import type { CallOutput } from '@tessera/contract'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { messageOf } from '@tessera/contract/client/failure'
import { useAsk } from '../../shared/api/use-ask.ts'
import { useTopic } from '../../shared/live/use-topic.ts'
import { t } from '../../shared/texts/texts.ts'

type Balance = CallOutput<'wallet.balance'>

/** The balance that the member can play with; follows the pushes of the platform. */
export function useBalance() {
  const cache = useQueryClient()
  const query = useAsk('wallet.balance', {}, { member: true, staleTimeMs: 10_000 })
  useTopic('wallet.balance', ({ mainBalance, heldBalance }) => {
    cache.setQueryData<Balance>(
      ['wallet.balance', {}],
      (before) =>
        before && {
          ...before,
          // What is at vendors does not change by this.
          sumBalance: before.sumBalance - before.mainBalance + mainBalance,
          mainBalance,
          heldBalance: heldBalance ?? before.heldBalance,
        },
    )
  })
  // The last balance stays if the platform cannot be reached; the reader is told that it may be old.
  const refresh = async () => {
    const { error } = await query.refetch()
    if (error) showToast(messageOf(error, t('common.error.network')), 'bad')
  }
  return { balance: query.data, refreshing: query.isFetching, refresh }
}
