// SPDX-License-Identifier: Apache-2.0
import { marketName, outcomeName } from '../../../shared/sportsbook/market-words.ts'
import { t } from '../../../shared/texts.ts'
import { priceText } from '../price-text.ts'
import type { Review } from './review-words.ts'

/** The legs of a bet: event, market, outcome, and its price then and now. */
export const ReviewBet = ({ bet }: { bet: Review['bet'] }) => (
  <ul className="flex flex-col gap-2 lg:min-w-56">
    {bet.legs.map(({ event, selections, price, priceNow }) => (
      <li key={event.id} className="flex flex-col">
        <span className="font-semibold text-text">{`${event.home} – ${event.away}`}</span>
        {selections.map(({ market, outcome }) => (
          <span key={`${market.id} ${outcome}`} className="text-sm text-muted">
            {`${marketName(event.sport, market)}: ${outcomeName(market, outcome, event)}`}
          </span>
        ))}
        <span className="tabular text-sm">
          <span className="font-bold text-text">{priceText(price)}</span>{' '}
          <span className={priceNow === price ? 'text-muted' : 'text-danger'}>
            {priceNow === 0
              ? t('console.reviews.noPrice')
              : t('console.reviews.priceNow', { price: priceText(priceNow) })}
          </span>
        </span>
      </li>
    ))}
  </ul>
)
