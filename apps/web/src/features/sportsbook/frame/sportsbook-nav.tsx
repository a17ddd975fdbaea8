// SPDX-License-Identifier: Apache-2.0
import type { Sport } from '@tessera/rules/sportsbook/model/sport'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Link } from '../../../shared/router/index.ts'
import { t } from '../../../shared/texts/texts.ts'
import { LiveCount } from './live-count.tsx'
import { betsEntry, EntryLink, navEntries, pillClass } from './nav-entries.tsx'
import { PriceFormatChoice } from './price-format-choice.tsx'
import { useTabs, type SportTab, type TabsOf } from './use-tabs.tsx'

const FilterSheet = lazy(() => import('./filter-sheet.tsx'))

const row = 'no-scrollbar flex min-w-0 gap-2 overflow-x-auto py-1'

/**
 * The way around the sportsbook: its sports with how much is live, the member's bets, results, formats of prices. A phone
 * has one row of it, with a button for the rest.
 */
export function SportsbookNav({
  sport,
  competition,
  tabs: ofPage,
}: {
  sport: Sport | undefined
  competition: string | undefined
  /** What the tabs choose from where they do not lead to a lobby. */
  tabs: TabsOf | undefined
}) {
  const tabs = useTabs(sport, competition, ofPage)
  const [folded, setFolded] = useState(true)
  const bar = useRef<HTMLUListElement>(null)
  const chosen = tabs.find((tab) => tab.chosen)?.key
  // The counts make the tabs wider.
  const width = tabs.reduce((sum, { name, live }) => sum + name.length + (live > 0 ? 1 : 0), 0)
  useEffect(() => {
    if (chosen !== undefined && width > 0) showChosen(bar.current)
  }, [chosen, width])
  return (
    <nav aria-label={t('sportsbook.lobby.sections')} className="flex flex-col gap-2">
      <div className="flex min-w-0 items-center gap-2">
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={!folded}
          onClick={() => setFolded(false)}
          className={`${pillClass(false)} md:hidden`}
        >
          <SlidersHorizontal className="size-4" aria-hidden="true" />
          {t('filters.title')}
        </button>
        <ul ref={bar} className={`${row} -me-4 flex-1 pe-4 md:-mx-1 md:px-1`}>
          {tabs.map((tab) => (
            <li key={tab.key} className="max-w-64 shrink-0">
              <Tab tab={tab} />
            </li>
          ))}
          <li className="md:hidden">
            <EntryLink entry={betsEntry} />
          </li>
        </ul>
      </div>
      <div className={`${row} -mx-1 shrink-0 items-center px-1 max-md:hidden`}>
        {navEntries.map((entry) => (
          <EntryLink key={entry.to} entry={entry} />
        ))}
        <PriceFormatChoice />
      </div>
      {!folded && (
        <Suspense fallback={null}>
          <FilterSheet tabs={tabs} onClose={() => setFolded(true)} />
        </Suspense>
      )}
    </nav>
  )
}

function Tab({ tab: { to, search, chosen, icon, name, live } }: { tab: SportTab }) {
  return (
    <Link
      to={to}
      search={search}
      activeProps={{}}
      aria-current={chosen ? 'page' : undefined}
      className={pillClass(chosen)}
    >
      {icon}
      <bdi className="truncate">{name}</bdi>
      {live > 0 && <LiveCount live={live} />}
    </Link>
  )
}

/** Scrolls the row of tabs until the chosen one is in view, without scrolling the page. */
function showChosen(bar: HTMLElement | null): void {
  const chosen = bar?.querySelector('[aria-current="page"]')
  if (!bar || !chosen) return
  const [inside, at] = [bar.getBoundingClientRect(), chosen.getBoundingClientRect()]
  if (at.left < inside.left || at.right > inside.right)
    bar.scrollBy({ left: (at.left + at.right - inside.left - inside.right) / 2 })
}
