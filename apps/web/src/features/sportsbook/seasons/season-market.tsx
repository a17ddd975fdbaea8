// SPDX-License-Identifier: Apache-2.0
import { Button } from '@tessera/ui/forms/button.tsx'
import { useState } from 'react'
import { t } from '../../../shared/texts/texts.ts'
import { PriceButton } from '../price/price-button.tsx'
import { marketName } from '../words/market-words.ts'
import { byPrice, type Season, type SeasonMarket } from './live-season.ts'

const mostAtFirst = 10

/** A market of a season: its competitors with their prices, the most likely first. */
export function SeasonMarketBlock({ season, market }: { season: Season; market: SeasonMarket }) {
  const [all, setAll] = useState(false)
  const outcomes = byPrice(market)
  const names = new Map(season.competitors.map(({ id, name }) => [id, name]))
  const event = eventOf(season)
  return (
    <section className="flex min-w-0 flex-col gap-2">
      <h3 className="flex min-h-8 items-center justify-between gap-3 text-sm font-bold text-text">
        {marketName(season.sport, market)}
        {market.status === 'suspended' && (
          <span className="rounded-full bg-gold-soft px-2 py-0.5 text-xs font-semibold text-gold">
            {t('sportsbook.lobby.suspended')}
          </span>
        )}
      </h3>
      <div className="grid gap-1.5 sm:grid-cols-2 lg:grid-cols-1">
        {(all ? outcomes : outcomes.slice(0, mostAtFirst)).map(({ outcome }) => (
          <PriceButton
            key={outcome}
            event={event}
            market={market}
            outcome={outcome}
            competitor={names.get(outcome)}
          />
        ))}
      </div>
      {outcomes.length > mostAtFirst && (
        <Button look="quiet" onClick={() => setAll(!all)} aria-expanded={all}>
          {all ? t('sportsbook.seasons.fewer') : t('sportsbook.seasons.all', { count: outcomes.length })}
        </Button>
      )}
    </section>
  )
}

/** A season as the slip names an event: competition and season, as bets on it are listed. It has no score. */
const eventOf = ({ id, sport, competition, season, endsAt }: Season) => ({
  id,
  sport,
  home: { id: competition.id, name: competition.name },
  away: { id, name: season },
  startsAt: endsAt,
  status: 'scheduled' as const,
  score: { home: 0, away: 0 },
})
