// SPDX-License-Identifier: Apache-2.0
import { useQueryClient } from '@tanstack/react-query'
import type { CallOutput } from '@tessera/contract'
import { addWire } from '@tessera/rules/money'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { messageOf } from '@tessera/contract/client/failure'
import { reloadUnanswered } from '@tessera/contract/client/reload-queries'
import { useCallQuery } from '../../shared/api/use-call-query.ts'
import { useTopic } from '../../shared/live/use-topic.ts'
import { t } from '../../shared/texts/texts.ts'

type Balance = CallOutput<'wallet.balance'>
type Pushed = Pick<Balance, 'mainBalance'> & Partial<Pick<Balance, 'heldBalance'>>

/** A balance after a push of the platform; what is at vendors does not change by it. */
export const afterPush = (before: Balance, { mainBalance, heldBalance }: Pushed): Balance => ({
  ...before,
  sumBalance: addWire(before.sumBalance, -before.mainBalance, mainBalance),
  mainBalance,
  heldBalance: heldBalance ?? before.heldBalance,
})

/** The balance that the member can play with; follows the pushes of the platform. */
export function useBalance() {
  const cache = useQueryClient()
  const query = useCallQuery('wallet.balance', {}, { member: true, staleTimeMs: 10_000 })
  useTopic('wallet.balance', (pushed) => {
    cache.setQueryData<Balance>(['wallet.balance', {}], (before) => before && afterPush(before, pushed))
    void reloadUnanswered(cache, { queryKey: ['wallet.balance'] })
  })
  // The last balance stays if the platform cannot be reached; the reader is told that it may be old.
  const refresh = async () => {
    const { error } = await query.refetch()
    if (error) showToast(messageOf(error, t('common.error.network')), 'bad')
  }
  return { balance: query.data, refreshing: query.isFetching, refresh }
}
