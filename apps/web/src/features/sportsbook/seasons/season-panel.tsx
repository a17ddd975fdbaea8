// SPDX-License-Identifier: Apache-2.0
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import { useZone } from '../../../shared/site/use-site.ts'
import { locale, t } from '../../../shared/texts/texts.ts'
import { SportIcon } from '../frame/sport-icon.tsx'
import { type Season, useLiveMarkets } from './live-season.ts'
import { SeasonMarketBlock } from './season-market.tsx'

/** A season under its name, which closes and opens it. Prices of a closed one are not followed. */
export function SeasonPanel({ season, isOpenAtFirst }: { season: Season; isOpenAtFirst: boolean }) {
  const [open, setOpen] = useState(isOpenAtFirst)
  const zone = useZone()
  const day = new Intl.DateTimeFormat(locale(), {
    ...{ day: 'numeric', month: 'long', year: 'numeric' },
    timeZone: zone,
  }).format(season.endsAt)
  return (
    <details
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group rounded-panel border border-line bg-surface-1"
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-panel px-4 py-2 transition-colors duration-160 hover:bg-surface-2 focus-visible:-outline-offset-2 [&::-webkit-details-marker]:hidden">
        <SportIcon sport={season.sport} className="size-6 shrink-0 text-brand" />
        <h2 className="flex min-w-0 flex-1 flex-col">
          <bdi className="truncate text-md font-extrabold text-text">{season.competition.name}</bdi>
          <span className="flex flex-wrap gap-x-2 text-xs font-normal text-muted">
            {season.competition.region !== '' && <bdi>{season.competition.region}</bdi>}
            <span>{t('sportsbook.seasons.season', { season: season.season })}</span>
            <time dateTime={new Date(season.endsAt).toISOString()}>
              {t('sportsbook.seasons.ends', { day })}
            </time>
          </span>
        </h2>
        <ChevronDown
          className="size-5 shrink-0 text-muted transition-transform duration-220 ease-standard group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      {open && <Markets season={season} />}
    </details>
  )
}

function Markets({ season }: { season: Season }) {
  const markets = useLiveMarkets(season)
  return (
    <div className="grid gap-5 px-4 pt-1 pb-4 lg:grid-cols-2">
      {markets.length === 0 ? (
        <p className="text-sm text-muted">{t('sportsbook.event.noMarkets')}</p>
      ) : (
        markets.map((market) => <SeasonMarketBlock key={market.id} season={season} market={market} />)
      )}
    </div>
  )
}
