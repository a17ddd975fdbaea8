// SPDX-License-Identifier: Apache-2.0
import { messageOf } from '@tessera/contract/client/failure'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { invalidate, useCallMutation } from '../api/use-call-query.ts'
import { t } from '../texts/texts.ts'
import { useMoneyWords } from './use-money-words.ts'

/** A reward to claim; one that has to be wagered is paid as bonus money. */
interface ToClaim {
  rewardId: number
  wagerTimes: number
}

/** Claims rewards of the reward centre. A refusal shows a popup and reloads what is there. */
export function useClaim(): { claim: (reward: ToClaim) => void; claiming: number | undefined } {
  const words = useMoneyWords()
  const { mutate, isPending, variables } = useCallMutation('rewardCentre.claim')
  return {
    claiming: isPending ? variables.rewardId : undefined,
    claim: ({ rewardId, wagerTimes }) =>
      mutate(
        { rewardId },
        {
          onSuccess: ({ amount }) =>
            showToast(
              wagerTimes > 0
                ? `${t('bonuses.money')}: ${words(amount)}`
                : t('rewardCentre.credited', { amount: words(amount) }),
              'good',
            ),
          onError: (error) => showToast(messageOf(error, t('common.error.unknown')), 'bad'),
          onSettled: () =>
            invalidate(
              'rewardCentre.list',
              'missions.summary',
              'rewards.claimable',
              'wallet.balance',
              'bonuses.wallet',
            ),
        },
      ),
  }
}
