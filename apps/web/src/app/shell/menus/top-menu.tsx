// SPDX-License-Identifier: Apache-2.0
import { useRouterState } from '../../../shared/router/index.ts'
import { cx } from '@tessera/ui/cx.ts'
import { useEdges } from '@tessera/ui/layout/use-edges.ts'
import { useEffect, useRef, type ReactNode } from 'react'
import { categories, categoryOfPath } from '../../../features/catalogue/categories.ts'
import { t } from '../../../shared/texts/texts.ts'
import { categoryTitle } from './category-title.ts'
import { CategoryLink, MenuLink } from './menu-link.tsx'

const homes = ['/', '/index.html']
const count = categories.length + 4

/**
 * The line of entries below the header: home, hot, favourites, the categories, promotions. On a phone, a row
 * of chips.
 */
export default function TopMenu() {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const category = categoryOfPath(path)
  const track = useRef<HTMLUListElement>(null)
  const { atStart, atEnd } = useEdges(track, count)
  return (
    <nav aria-label={t('shell.topMenu')} className="md:border-b md:border-line">
      <ul
        ref={track}
        className={cx(
          'no-scrollbar flex gap-2 overflow-x-auto overscroll-x-contain px-4 pt-3 md:gap-0.5 md:px-3 md:pt-0',
          fadeOf(atStart, atEnd),
        )}
      >
        <Entry active={homes.includes(path)}>
          {(look) => (
            <MenuLink to="/" {...look}>
              {t('shell.home')}
            </MenuLink>
          )}
        </Entry>
        <Entry active={path === '/hot'}>
          {(look) => (
            <MenuLink to="/hot" {...look}>
              {t('shell.hot')}
            </MenuLink>
          )}
        </Entry>
        <Entry active={path === '/fav'}>
          {(look) => (
            <MenuLink to="/fav" {...look}>
              {t('shell.favourites')}
            </MenuLink>
          )}
        </Entry>
        {categories.map((entry) => (
          <Entry key={entry} active={entry === category}>
            {(look) => (
              <CategoryLink category={entry} {...look}>
                {categoryTitle(entry)}
              </CategoryLink>
            )}
          </Entry>
        ))}
        <Entry active={path === '/promotions'}>
          {(look) => (
            <MenuLink to="/promotions" {...look}>
              {t('shell.promotions')}
            </MenuLink>
          )}
        </Entry>
      </ul>
    </nav>
  )
}

interface EntryLook {
  active: boolean
  className: string
}

function Entry({ active, children }: { active: boolean; children: (look: EntryLook) => ReactNode }) {
  const ref = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (active && ref.current) slideIntoView(ref.current)
  }, [active])
  const className = cx(
    'flex h-10 items-center whitespace-nowrap rounded-full border px-4 text-sm font-semibold transition-colors duration-160 focus-visible:-outline-offset-2',
    'md:h-12 md:rounded-none md:border-0 md:border-b-2 md:px-3',
    active
      ? 'border-brand bg-brand-soft text-text md:bg-transparent'
      : 'border-line bg-surface-1 text-muted hover:text-text md:border-transparent md:bg-transparent',
  )
  return (
    <li ref={ref} className="shrink-0">
      {children({ active, className })}
    </li>
  )
}

/** Fades out the side with more entries. */
function fadeOf(atStart: boolean, atEnd: boolean): string {
  return atStart ? (atEnd ? '' : 'fade-end') : atEnd ? 'fade-start' : 'fade-both'
}

/** Scrolls the line until the current entry is in the middle, without scrolling the page. */
function slideIntoView(entry: HTMLElement): void {
  const track = entry.parentElement
  if (!track) return
  const [own, frame] = [entry.getBoundingClientRect(), track.getBoundingClientRect()]
  track.scrollBy({ left: own.left + own.width / 2 - frame.left - frame.width / 2 })
}
