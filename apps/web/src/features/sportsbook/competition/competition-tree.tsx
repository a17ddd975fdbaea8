// SPDX-License-Identifier: Apache-2.0
import type { Sport } from '@tessera/rules/sportsbook/model/sport'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState, type ReactNode } from 'react'
import { useCallQuery } from '../../../shared/api/use-call-query.ts'
import { Link } from '../../../shared/router/index.ts'
import { t, useLanguage } from '../../../shared/texts/texts.ts'
import { StarButton } from '../favourites/star-button.tsx'
import { useWayToCompetition } from '../frame/book-lobbies.ts'
import { SportIcon } from '../frame/sport-icon.tsx'
import { sportName } from '../frame/sport-name.ts'
import { ListSkeleton } from '../lobby/list-skeleton.tsx'
import { Section } from '../lobby/section.tsx'
import { byRegion } from './by-region.ts'

/** The competitions of a sport by region; of several, those of each sport, which open one by one. */
export function CompetitionTree({ sports }: { sports: readonly Sport[] }) {
  return (
    <Section title={t('sportsbook.lobby.competitions')}>
      <div className="overflow-hidden rounded-tile border border-line bg-surface-1">
        {sports.map((each) =>
          sports.length === 1 ? <Regions key={each} sport={each} /> : <SportBranch key={each} sport={each} />,
        )}
      </div>
    </Section>
  )
}

function SportBranch({ sport }: { sport: Sport }) {
  return (
    <Branch
      head={
        <>
          <SportIcon sport={sport} className="size-5 shrink-0 text-muted" />
          {sportName(sport)}
        </>
      }
    >
      <Regions sport={sport} />
    </Branch>
  )
}

function Regions({ sport }: { sport: Sport }) {
  const language = useLanguage()
  const wayTo = useWayToCompetition()
  const { data } = useCallQuery('sportsbook.competitions', { sport, language }, { staleTimeMs: 30_000 })
  if (!data) return <ListSkeleton rows={1} />
  if (data.length === 0)
    return <p className="px-4 py-3 text-sm text-muted">{t('sportsbook.lobby.noEvents')}</p>
  return byRegion(data).map(({ region, competitions }) => (
    <Branch
      key={region}
      open
      inner
      head={<bdi className="truncate">{region === '' ? t('sportsbook.lobby.world') : region}</bdi>}
    >
      <ul>
        {competitions.map(({ id, name, live, upcoming }) => (
          <li key={id} className="flex items-center border-t border-line ps-7 pe-2 hover:bg-surface-2">
            <Link
              {...wayTo(sport, id)}
              className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-control text-sm text-text focus-visible:-outline-offset-2"
            >
              <bdi className="truncate">{name}</bdi>
              {live > 0 && (
                <span className="shrink-0 text-xs font-bold text-danger">
                  {t('sportsbook.lobby.liveCount', { count: live })}
                </span>
              )}
              <span className="tabular ms-auto px-2 text-xs text-muted">{live + upcoming}</span>
            </Link>
            <StarButton kind="competitions" id={id} name={name} />
          </li>
        ))}
      </ul>
    </Branch>
  ))
}

/** A branch that opens and closes; what is inside loads when it opens first. */
function Branch({
  head,
  open: startsOpen = false,
  inner = false,
  children,
}: {
  head: ReactNode
  open?: boolean
  inner?: boolean
  children: ReactNode
}) {
  const [open, setOpen] = useState(startsOpen)
  return (
    <div className="not-first:border-t not-first:border-line">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className={`flex min-h-11 w-full items-center gap-2.5 px-4 text-start text-sm hover:bg-surface-2 focus-visible:-outline-offset-2 ${inner ? 'text-muted' : 'font-bold text-text'}`}
      >
        {head}
        <ChevronDown
          className={`ms-auto size-4 shrink-0 text-muted transition-transform duration-160 ${open ? 'rotate-180' : ''}`}
          aria-hidden="true"
        />
      </button>
      {open && children}
    </div>
  )
}
