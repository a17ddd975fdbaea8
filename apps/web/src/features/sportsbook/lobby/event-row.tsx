// SPDX-License-Identifier: Apache-2.0
import { memo } from 'react'
import { Link } from '../../../shared/router/index.ts'
import { t, useLanguage } from '../../../shared/texts/texts.ts'
import { StarButton } from '../favourites/star-button.tsx'
import { useLiveCard, type Card } from '../live/live-card.ts'
import { EventTime } from './event-time.tsx'
import { MainPrices } from './main-prices.tsx'
import { Opponents } from './scores.tsx'

/** An event of a list: when, who, the score, and the prices of its main market. It follows its event live. */
export const EventRow = memo(EventRowOf)

function EventRowOf({ listed, withCompetition = false }: { listed: Card; withCompetition?: boolean }) {
  useLanguage()
  const card = useLiveCard(listed)
  const name = `${card.home.name} – ${card.away.name}`
  return (
    <li className="drawn-in-view flex flex-col gap-1.5 px-3 py-2.5 sm:grid sm:grid-cols-[minmax(0,1fr)_minmax(0,17rem)] sm:items-center sm:gap-x-4 sm:gap-y-1">
      <div className="flex min-w-0 items-center gap-2 text-xs sm:col-start-1 sm:row-start-1">
        <EventTime card={card} />
        {withCompetition && <bdi className="min-w-0 truncate text-muted">{card.competition.name}</bdi>}
        <span className="-me-2 ms-auto flex shrink-0 items-center sm:me-0">
          {card.openMarkets > 1 && (
            <Link
              to="/sportsbook/event"
              search={{ eventId: card.id }}
              className="tabular relative px-1.5 font-bold text-muted after:absolute after:-inset-y-3.5 after:inset-x-0 hover:text-text"
            >
              <span className="sr-only">
                {`${name}. ${t('sportsbook.lobby.markets', { count: card.openMarkets })}`}
              </span>
              <span dir="ltr" aria-hidden="true">
                +{card.openMarkets - 1}
              </span>
            </Link>
          )}
          <StarButton kind="events" id={card.id} name={name} />
        </span>
      </div>
      <Link
        to="/sportsbook/event"
        search={{ eventId: card.id }}
        className="min-w-0 rounded-control sm:col-start-1 sm:row-start-2"
      >
        <Opponents card={card} />
      </Link>
      <div className="sm:col-start-2 sm:row-span-2 sm:row-start-1">
        <MainPrices card={card} />
      </div>
    </li>
  )
}
