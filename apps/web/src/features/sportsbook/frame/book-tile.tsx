// SPDX-License-Identifier: Apache-2.0
import type { Sport } from '@tessera/rules/sportsbook/model/sport'
import { useCallQuery } from '../../../shared/api/use-call-query.ts'
import { Link } from '../../../shared/router/index.ts'
import { useSite } from '../../../shared/site/use-site.ts'
import { t } from '../../../shared/texts/texts.ts'
import { SportIcon } from './sport-icon.tsx'

const countsFreshMs = 30_000

/** The brand's own book as the first tile among providers: its name, the sports, and how much is live. */
export function BookTile({ sports }: { sports: readonly [Sport, ...Sport[]] }) {
  const { siteName } = useSite().whitelabel
  const { data } = useCallQuery('sportsbook.sports', {}, { refetchIntervalMs: countsFreshMs })
  const live = data
    ?.filter(({ sport }) => sports.includes(sport))
    .reduce((sum, counted) => sum + counted.live, 0)
  return (
    <Link
      to="/sportsbook"
      search={sports.length === 1 ? { sport: sports[0] } : {}}
      className="block h-full w-full rounded-tile border border-brand bg-surface-1 p-2 text-center transition-colors duration-160 hover:bg-surface-2 focus-visible:-outline-offset-2"
    >
      <span className="relative mb-2 flex aspect-2/1 items-center justify-center gap-3 overflow-hidden rounded-control bg-brand-soft text-brand">
        <span className="absolute inset-0 bg-brand opacity-15 tesserae" aria-hidden="true" />
        {sports.map((sport) => (
          <SportIcon key={sport} sport={sport} className="relative size-8" />
        ))}
      </span>
      <span dir="auto" className="block truncate text-sm font-semibold text-text">
        {t('sportsbook.lobby.ofBrand', { brand: siteName })}
      </span>
      <span className="block min-h-4 text-xs font-semibold text-danger">
        {live !== undefined && live > 0 && t('sportsbook.lobby.liveCount', { count: live })}
      </span>
    </Link>
  )
}
