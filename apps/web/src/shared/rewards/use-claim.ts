// SPDX-License-Identifier: Apache-2.0
import { messageOf } from '@tessera/contract/client/failure'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { renew, useDo } from '../api/use-ask.ts'
import { t } from '../texts/texts.ts'
import { useMoneyWords } from './use-money-words.ts'

/** Claims rewards of the reward centre. A refusal shows a popup and reloads what is there. */
export function useClaim(): { claim: (rewardId: number) => void; claiming: number | undefined } {
  const words = useMoneyWords()
  const { mutate, isPending, variables } = useDo('rewardCentre.claim')
  return {
    claiming: isPending ? variables.rewardId : undefined,
    claim: (rewardId) =>
      mutate(
        { rewardId },
        {
          onSuccess: ({ amount }) => showToast(t('rewardCentre.credited', { amount: words(amount) }), 'good'),
          onError: (error) => showToast(messageOf(error, t('common.error.unknown')), 'bad'),
          onSettled: () => renew('rewardCentre.list', 'missions.summary', 'wallet.balance'),
        },
      ),
  }
}
