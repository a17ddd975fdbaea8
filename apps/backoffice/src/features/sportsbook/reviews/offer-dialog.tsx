// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import { NumberField } from '@tessera/ui/forms/number-field.tsx'
import { useCallMutation } from '../../../shared/api.ts'
import { ReasonDialog } from '../../../shared/reason-dialog.tsx'
import { t } from '../../../shared/texts.ts'
import { priceText } from '../price-text.ts'
import type { Review } from './review-words.ts'

/** Offers the owner of a large bet a lower stake or other prices. */
export default function OfferDialog({ review, onClose }: { review: Review; onClose: () => void }) {
  const { bet, betId, username } = review
  const [stake, setStake] = useState(String(bet.stakePerLine))
  const [prices, setPrices] = useState(() => bet.legs.map(({ price }) => priceText(price)))
  const offering = useCallMutation('backoffice.offerBet', ['backoffice.betReviews'])
  const offer = (reason: string): void =>
    offering.mutate(
      {
        id: betId,
        reason,
        stakePerLine: Number(stake),
        prices: prices.map((price) => Math.round(Number(price) * 1_000)),
      },
      { onSuccess: onClose },
    )
  return (
    <ReasonDialog
      title={`${t('console.reviews.offer')}: ${username}`}
      explain={t('console.reviews.offerExplain')}
      action={t('console.reviews.offer')}
      doing={{ isPending: offering.isPending, error: offering.error, mutate: offer }}
      onClose={onClose}
    >
      <NumberField
        label={`${t('console.reviews.stakePerLine')} (${bet.currency})`}
        value={stake}
        onChange={setStake}
        decimals={2}
        required
      />
      {bet.legs.map(({ event }, leg) => (
        <NumberField
          key={event.id}
          label={t('console.reviews.price', { leg: leg + 1 })}
          hint={`${event.home} – ${event.away}`}
          value={prices[leg] ?? ''}
          onChange={(price) => setPrices(prices.map((each, index) => (index === leg ? price : each)))}
          decimals={3}
          required
        />
      ))}
    </ReasonDialog>
  )
}
