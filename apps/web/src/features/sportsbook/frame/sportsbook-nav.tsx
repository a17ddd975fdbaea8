// SPDX-License-Identifier: Apache-2.0
import { sports, type Sport } from '@tessera/rules/sportsbook/model/sport'
import { cx } from '@tessera/ui/cx.ts'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import ListChecks from 'lucide-react/icons/list-checks'
import ReceiptText from 'lucide-react/icons/receipt-text'
import Trophy from 'lucide-react/icons/trophy'
import { useEffect, useRef, type ReactNode } from 'react'
import { useCallQuery } from '../../../shared/api/use-call-query.ts'
import { Link, useRouterState } from '../../../shared/router/index.ts'
import { t } from '../../../shared/texts/texts.ts'
import { PriceFormatChoice } from './price-format-choice.tsx'
import { SportIcon } from './sport-icon.tsx'
import { sportName } from './sport-name.ts'

const countsFreshMs = 15_000
const lobbyPath = '/sportsbook'

/** The way around the sportsbook: its sports with how much is live, the member's bets, results, formats of prices. */
export function SportsbookNav({ sport }: { sport: Sport | undefined }) {
  const { data } = useCallQuery('sportsbook.sports', {}, { refetchIntervalMs: countsFreshMs })
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const bar = useRef<HTMLUListElement>(null)
  const index = sport === undefined ? 0 : sports.indexOf(sport) + 1
  // The counts make the tabs wider.
  const counted = data !== undefined
  useEffect(() => {
    if (counted) showTab(bar.current, index)
  }, [counted, index])
  const live = (each: Sport): number => data?.find((counted) => counted.sport === each)?.live ?? 0
  return (
    <nav aria-label={t('sportsbook.lobby.sections')} className="flex flex-col gap-2">
      <ul
        ref={bar}
        className="no-scrollbar -mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 py-1 md:-mx-1 md:px-1"
      >
        <li>
          <Tab
            search={{}}
            chosen={path === lobbyPath && sport === undefined}
            icon={<LayoutGrid className="size-5" aria-hidden="true" />}
            name={t('sportsbook.lobby.all')}
            live={sports.reduce((sum, each) => sum + live(each), 0)}
          />
        </li>
        {sports.map((each) => (
          <li key={each}>
            <Tab
              search={{ sport: each }}
              chosen={sport === each}
              icon={<SportIcon sport={each} />}
              name={sportName(each)}
              live={live(each)}
            />
          </li>
        ))}
      </ul>
      <div className="no-scrollbar -mx-4 flex shrink-0 items-center gap-2 overflow-x-auto px-4 py-1 md:-mx-1 md:px-1">
        <NavEntry
          to="/sportsbook/bets"
          path={path}
          icon={<ReceiptText className="size-4" aria-hidden="true" />}
        >
          {t('sportsbook.lobby.bets')}
        </NavEntry>
        <NavEntry
          to="/sportsbook/results"
          path={path}
          icon={<ListChecks className="size-4" aria-hidden="true" />}
        >
          {t('sportsbook.lobby.results')}
        </NavEntry>
        <NavEntry
          to="/sportsbook/seasons"
          path={path}
          icon={<Trophy className="size-4" aria-hidden="true" />}
        >
          {t('sportsbook.seasons')}
        </NavEntry>
        <PriceFormatChoice />
      </div>
    </nav>
  )
}

const pill =
  'relative flex h-11 shrink-0 items-center gap-2 whitespace-nowrap rounded-full border text-sm font-semibold transition-colors duration-160 focus-visible:-outline-offset-2 md:h-10'
const rest = 'border-line bg-surface-1 text-muted hover:bg-surface-2 hover:text-text'
const current = 'border-brand bg-brand-soft text-text'

function Tab({
  search,
  chosen,
  icon,
  name,
  live,
}: {
  search: { sport?: Sport }
  chosen: boolean
  icon: ReactNode
  name: string
  live: number
}) {
  return (
    <Link
      to={lobbyPath}
      search={search}
      activeProps={{}}
      aria-current={chosen ? 'page' : undefined}
      className={cx(pill, 'px-3.5', chosen ? current : rest)}
    >
      {icon}
      {name}
      {live > 0 && (
        <span className="tabular min-w-5 rounded-full bg-danger-soft px-1.5 text-center text-xs font-bold text-danger">
          <span aria-hidden="true">{live}</span>
          <span className="sr-only">{t('sportsbook.lobby.liveCount', { count: live })}</span>
        </span>
      )}
    </Link>
  )
}

function NavEntry({
  to,
  path,
  icon,
  children,
}: {
  to: string
  path: string
  icon: ReactNode
  children: ReactNode
}) {
  return (
    <Link
      to={to}
      search={{}}
      activeOptions={{ includeSearch: false }}
      className={cx(pill, 'px-3', path === to ? current : rest)}
    >
      {icon}
      {children}
    </Link>
  )
}

/** Scrolls the row of sports until the chosen one is in view, without scrolling the page. */
function showTab(bar: HTMLElement | null, index: number): void {
  const chosen = bar?.children[index]
  if (!bar || !chosen) return
  const [inside, at] = [bar.getBoundingClientRect(), chosen.getBoundingClientRect()]
  if (at.left < inside.left || at.right > inside.right)
    bar.scrollBy({ left: (at.left + at.right - inside.left - inside.right) / 2 })
}
