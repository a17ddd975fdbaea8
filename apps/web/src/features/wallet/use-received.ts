// SPDX-License-Identifier: Apache-2.0
import { messageOf } from '@tessera/contract/client/failure'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { useCallMutation } from '../../shared/api/use-call-query.ts'
import { t } from '../../shared/texts/texts.ts'

/** Confirms that a payment has arrived. */
export function useReceived(id: string): { say(): void; busy: boolean } {
  const confirm = useCallMutation('wallet.confirmWithdrawal', [
    'wallet.withdrawals',
    'wallet.withdrawalConfig',
  ])
  return {
    busy: confirm.isPending,
    say: () =>
      confirm.mutate(
        { id, result: 'RECEIVED' },
        {
          onSuccess: () => showToast(t('wallet.withdraw.thanks'), 'good'),
          onError: (error) => showToast(messageOf(error, t('common.error.unknown')), 'bad'),
        },
      ),
  }
}
