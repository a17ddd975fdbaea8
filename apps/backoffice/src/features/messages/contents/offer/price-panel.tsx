// SPDX-License-Identifier: Apache-2.0
import { examplePayment } from '@tessera/contract/promotions/payments'
import { gameTypes } from '@tessera/contract/catalogue/game-types'
import { usualWeights } from '@tessera/rules/bonuses/terms'
import { formatMoney } from '@tessera/ui/data/money.tsx'
import { BonusPrice } from '../../../../shared/bonuses/bonus-price.tsx'
import { useBrandInput } from '../../../../shared/brand.tsx'
import { t } from '../../../../shared/texts.ts'
import type { Offer } from '../content-kinds.ts'
import { Section } from './section.tsx'

const usual = Object.fromEntries(gameTypes.map((type) => [type, usualWeights[type] ?? 0]))

/** What the bonus of the offer, as it stands on the page, costs a member: the figures that members read. */
export function PricePanel({ offer }: { offer: Offer }) {
  const brand = useBrandInput()
  const { wagering } = offer
  const example = examplePayment(offer)
  if (!example || !wagering) return null
  const { bonus, deposit } = example
  return (
    <Section title={t('console.offers.price')} hint={t('console.offers.priceHint')}>
      <div className="flex min-w-0 flex-col gap-3 sm:col-span-2 lg:col-span-3">
        <p className="text-sm text-muted">
          {deposit > 0
            ? t('console.offers.priceDeposit', { bonus: formatMoney(bonus), deposit: formatMoney(deposit) })
            : t('console.offers.priceBonus', { bonus: formatMoney(bonus) })}
        </p>
        <BonusPrice
          input={{
            terms: {
              wagerTimes: wagering.times,
              wagerBase: wagering.base,
              weights: wagering.weights ?? usual,
              vendorWeights: wagering.vendorWeights ?? {},
              gameWeights: wagering.gameWeights ?? {},
              maxStake: wagering.maxStake,
              daysToWager: wagering.days,
            },
            bonus,
            deposit,
            ...brand,
          }}
        />
      </div>
    </Section>
  )
}
