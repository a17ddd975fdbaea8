// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { messageOf } from '@tessera/contract/client/failure'
import { Button } from '@tessera/ui/forms/button.tsx'
import { useState } from 'react'
import { call } from '../../../shared/api/call.ts'
import { invalidate } from '../../../shared/api/use-call-query.ts'
import { shortTime } from '../../../shared/rewards/short-time.ts'
import { useWalletWords } from '../../../shared/session/use-wallet-words.ts'
import { useZone } from '../../../shared/site/use-site.ts'
import { t } from '../../../shared/texts/texts.ts'
import { priceText, usePriceFormat } from '../price/price-format.ts'

type Bet = CallOutput<'sportsbook.bet'>

/** What a large bet waits for: an operator, or its owner's answer to what one offers instead. Nothing for any other. */
export function ReviewNotice({ bet: { betId, review, decidesAt } }: { bet: Bet }) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const zone = useZone()
  const format = usePriceFormat()
  const words = useWalletWords()
  if (!review) return null
  const time = decidesAt === null ? '' : shortTime(decidesAt, zone)
  async function answer(accept: boolean): Promise<void> {
    setBusy(true)
    try {
      const answered = await call('sportsbook.decideOffer', { betId, accept })
      // Offered again: the prices have fallen in the meantime.
      setProblem(answered.review ? t('fault.sportsbook.priceChanged') : '')
    } catch (error) {
      setProblem(messageOf(error, t('common.error.unknown')))
    } finally {
      setBusy(false)
      invalidate('sportsbook.bet', 'sportsbook.bets', 'wallet.balance')
    }
  }
  return (
    <div className="flex flex-col gap-3 rounded-tile bg-surface-2 p-4 text-sm text-text">
      <p role="status">{t(`sportsbook.review.${review.offer ? 'offer' : 'waiting'}`, { time })}</p>
      {review.offer && (
        <>
          <ul className="tabular flex flex-col gap-1 font-semibold">
            <li>{t('sportsbook.review.stake', { amount: words(review.offer.stakePerLine) })}</li>
            {review.offer.prices?.map((price, leg) => (
              // Legs have no identity but their position.
              <li key={leg}>{t('sportsbook.review.odds', { odds: priceText(price, format) })}</li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-2">
            <Button look="primary" busy={busy} onClick={() => void answer(true)}>
              {t('sportsbook.review.accept')}
            </Button>
            <Button disabled={busy} onClick={() => void answer(false)}>
              {t('sportsbook.review.decline')}
            </Button>
          </div>
        </>
      )}
      <p role="alert" className="text-danger empty:sr-only">
        {problem}
      </p>
    </div>
  )
}
