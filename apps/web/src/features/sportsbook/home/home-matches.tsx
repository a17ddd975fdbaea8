// SPDX-License-Identifier: Apache-2.0
import { sports, type Sport } from '@tessera/rules/sportsbook/model/sport'
import { Segmented } from '@tessera/ui/forms/segmented.tsx'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { lazy, Suspense, useState } from 'react'
import { useCallQuery } from '../../../shared/api/use-call-query.ts'
import { Link } from '../../../shared/router/index.ts'
import { t, useLanguage } from '../../../shared/texts/texts.ts'
import { withPageTexts } from '../../../shared/texts/with-page-texts.ts'
import { sportName } from '../frame/sport-name.ts'
import { EventRow } from '../lobby/event-row.tsx'
import type { Card } from '../live/live-card.ts'
import { useSlipLegs } from '../slip/slip-store.ts'
import { isStored } from '../slip/stored-value.ts'
import { placingKey } from '../slip/slip-keys.ts'
import { HomeMatchesSkeleton } from './home-matches-skeleton.tsx'

const SlipDock = lazy(withPageTexts(() => import('../slip/slip-dock.tsx')))

/** Prices come live; which matches there are is loaded so often. */
const freshMs = 30_000
/** As many as fit above the games. */
const mostMatches = 4

/** Live and next matches with prices that can be tapped; what is tapped is on the slip, whose bar stands at the foot. */
export default function HomeMatches() {
  const language = useLanguage()
  const [chosen, setChosen] = useState<Sport>()
  const { data: counts } = useCallQuery('sportsbook.sports', {}, { refetchIntervalMs: freshMs })
  const { data } = useCallQuery(
    'sportsbook.lobby',
    { sport: chosen, language },
    { refetchIntervalMs: freshMs, keepPreviousData: true },
  )
  const hasLegs = useSlipLegs().length > 0
  if (!data || !counts) return <HomeMatchesSkeleton />
  const offered = sports.filter((sport) =>
    counts.some((each) => each.sport === sport && each.live + each.upcoming > 0),
  )
  if (offered.length === 0) return null
  return (
    <section aria-labelledby="home-matches" className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 id="home-matches" className="text-lg font-extrabold text-text">
          {t('sportsbook.home')}
        </h2>
        <Link
          to="/sportsbook"
          search={{ sport: chosen }}
          className="inline-flex min-h-11 items-center gap-1 rounded-control px-1 text-sm font-semibold text-muted hover:text-text"
        >
          <span>
            {t('common.seeMore')}
            <span className="sr-only">: {t('sportsbook.home')}</span>
          </span>
          <ChevronRight className="size-4 rtl:-scale-x-100" aria-hidden="true" />
        </Link>
      </div>
      <Segmented<Sport | 'all'>
        label={t('sportsbook.home')}
        options={[
          { value: 'all', label: t('sportsbook.lobby.all') },
          ...offered.map((sport) => ({ value: sport, label: sportName(sport) })),
        ]}
        value={chosen ?? 'all'}
        onChange={(next) => setChosen(next === 'all' ? undefined : next)}
      />
      <Matches cards={pickMatches(data.live, data.soon)} />
      {(hasLegs || isStored(placingKey)) && (
        <Suspense fallback={null}>
          <SlipDock asBar />
        </Suspense>
      )}
    </section>
  )
}

function Matches({ cards }: { cards: readonly Card[] }) {
  return (
    <ul className="grid gap-2 2xl:grid-cols-2">
      {cards.map((card) => (
        <li key={card.id} className="min-w-0">
          <ul className="overflow-hidden rounded-tile border border-line bg-surface-1">
            <EventRow listed={card} withCompetition />
          </ul>
        </li>
      ))}
    </ul>
  )
}

/** The live ones that take bets, then those that start next: half of each, as far as there are so many. */
function pickMatches(live: readonly Card[], soon: readonly Card[]): readonly Card[] {
  const open = live.filter(({ main, stopped }) => main?.status === 'open' && stopped === null)
  const next = Math.min(soon.length, Math.max(mostMatches / 2, mostMatches - open.length))
  return [...open.slice(0, mostMatches - next), ...soon.slice(0, next)]
}
