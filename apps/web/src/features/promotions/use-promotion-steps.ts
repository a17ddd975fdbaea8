// SPDX-License-Identifier: Apache-2.0
import { messageOf } from '@tessera/contract/client/failure'
import { moneyWords } from '@tessera/ui/data/money-words.ts'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { invalidate, useCallMutation } from '../../shared/api/use-call-query.ts'
import { useSite } from '../../shared/site/use-site.ts'
import { t } from '../../shared/texts/texts.ts'
import { cacheStatus, useStanding, type Promotion } from './use-promotions.ts'

/** Money within a sentence; figures run left to right in every script. */
export function useMoneyWords(): (value: number) => string {
  const { currency } = useSite().whitelabel
  return (value) => moneyWords(value, currency.symbol)
}

const joinedKey = (kind: Promotion['kind']) =>
  kind === 'DEPOSIT' ||
  kind === 'CASHBACK' ||
  kind === 'CALENDAR' ||
  kind === 'DROPS' ||
  kind === 'FREE_ROUNDS'
    ? (`promotions.joined.${kind}` as const)
    : 'promotions.joined'

/** What a claim changes. */
const claimed = ['promotions.status', 'rewards.claimable', 'wallet.balance'] as const

/** The actions of a promotion. A refusal shows a popup and reloads the status. */
export function usePromotionSteps(promotion: Promotion): {
  busy: boolean
  /** With the code, if the promotion needs one. */
  join: (code?: string) => void
  /** Why joining with a code was refused. */
  refusal: string | undefined
  claim: () => void
} {
  const { id: promotionId, kind } = promotion
  const words = useMoneyWords()
  const { standing } = useStanding(promotion)
  const joining = useCallMutation('promotions.join', ['promotions.status', 'rewards.claimable'])
  const claiming = useCallMutation('promotions.claim', claimed)
  const drawing = useCallMutation('promotions.claimRaffle', claimed)
  const onError = (error: Error): void => {
    showToast(messageOf(error, t('common.error.unknown')), 'bad')
    invalidate('promotions.status')
  }
  return {
    busy: joining.isPending || claiming.isPending || drawing.isPending,
    refusal: joining.error ? messageOf(joining.error, t('common.error.unknown')) : undefined,
    join: (code) =>
      joining.mutate(
        { promotionId, ...(code === undefined ? {} : { code }) },
        {
          onError,
          onSuccess: ({ status }) => {
            cacheStatus(promotionId, status)
            showToast(t(joinedKey(kind)), 'good')
          },
        },
      ),
    claim: () => {
      if (kind === 'RAFFLE')
        drawing.mutate(
          { promotionId },
          {
            onError,
            onSuccess: ({ prizeName }) => showToast(t('promotions.won', { prize: prizeName }), 'good'),
          },
        )
      else
        claiming.mutate(
          { promotionId },
          {
            onError,
            onSuccess: ({ status }) => {
              cacheStatus(promotionId, status)
              showToast(
                t('promotions.credited', { amount: words(standing?.reward ?? promotion.reward ?? 0) }),
                'good',
              )
            },
          },
        )
    },
  }
}
