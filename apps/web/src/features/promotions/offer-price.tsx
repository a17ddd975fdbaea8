// SPDX-License-Identifier: Apache-2.0
import PricedClaim from '../../shared/bonuses/priced-claim.tsx'
import { moneyIn } from '../../shared/bonuses/bonus-words.ts'
import { useSite } from '../../shared/site/use-site.ts'
import { t } from '../../shared/texts/texts.ts'
import { useCallQuery } from '../../shared/api/use-call-query.ts'

interface OfferPriceProps {
  promotion: { id: number; title: string }
  /** The word on the button. */
  action: string
  onClaim: () => void
  onClose: () => void
}

/** Before the bonus of a promotion is accepted: what it costs. */
export default function OfferPrice({ promotion: { id, title }, ...ways }: OfferPriceProps) {
  const price = useCallQuery('promotions.price', { promotionId: id }, { member: true, staleTimeMs: 60_000 })
  const money = moneyIn(useSite().whitelabel.currency.symbol)
  const { deposit = 0, bonus = 0 } = price.data ?? {}
  const example =
    deposit > 0 ? t('promotions.priceExample', { deposit: money(deposit), bonus: money(bonus) }) : undefined
  return <PricedClaim title={title} example={example} price={price} {...ways} />
}
