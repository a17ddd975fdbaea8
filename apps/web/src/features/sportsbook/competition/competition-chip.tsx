// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { Link } from '../../../shared/router/index.ts'
import { t } from '../../../shared/texts/texts.ts'
import { StarButton } from '../favourites/star-button.tsx'
import { useWayToCompetition } from '../frame/book-lobbies.ts'
import { SportIcon } from '../frame/sport-icon.tsx'

export type Competition = CallOutput<'sportsbook.competitions'>[number]

/** The way to a competition: its name, its region, and how much of it is live. */
export function CompetitionChip({
  competition: { id, sport, name, region, live },
  starred = false,
}: {
  competition: Competition
  /** With its star. */
  starred?: boolean
}) {
  const wayTo = useWayToCompetition()
  return (
    <span className="flex h-full max-w-full items-center rounded-tile border border-line bg-surface-1 transition-colors duration-160 hover:bg-surface-2">
      <Link
        {...wayTo(sport, id)}
        className="flex min-h-12 min-w-0 items-center gap-2.5 rounded-tile px-3 py-1.5 focus-visible:-outline-offset-2"
      >
        <SportIcon sport={sport} className="size-5 shrink-0 text-brand" />
        <span className="flex min-w-0 flex-col">
          <bdi className="truncate text-sm font-semibold text-text">{name}</bdi>
          {region !== '' && <bdi className="truncate text-xs text-muted">{region}</bdi>}
        </span>
        {live > 0 && (
          <span className="shrink-0 rounded-full bg-danger-soft px-2 text-xs leading-5 font-bold text-danger">
            {t('sportsbook.lobby.liveCount', { count: live })}
          </span>
        )}
      </Link>
      {starred && <StarButton kind="competitions" id={id} name={name} />}
    </span>
  )
}
