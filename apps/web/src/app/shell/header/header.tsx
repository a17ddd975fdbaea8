// SPDX-License-Identifier: Apache-2.0
import { IconButton } from '@tessera/ui/forms/icon-button.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import Menu from 'lucide-react/icons/menu'
import { lazy, Suspense } from 'react'
import { SearchBox } from '../../../features/catalogue/search/search-box.tsx'
import { useSession } from '../../../shared/session/session.ts'
import { useMedia } from '../../../shared/site/use-media.ts'
import { t } from '../../../shared/texts/texts.ts'
import { useHomeSearch } from '../use-home-search.ts'
import { Logo } from './logo.tsx'
import { ServiceButton } from './service-button.tsx'
import { ThemeButton } from './theme-button.tsx'
import { VisitorTools } from './visitor-tools.tsx'

/** Visitors do not load what members have. */
const MemberTools = lazy(() => import('./member-tools.tsx'))

export interface HeaderProps {
  onMenu: () => void
  narrow: boolean
  /** Whether there is a side menu to make narrow. */ menu: boolean
}

const roomForSearch = '(min-width: 64rem)'

/** The line at the top of every page: navigation, search, balance and account. */
export function Header({ onMenu, narrow, menu }: HeaderProps) {
  const member = useSession() === 'member'
  const search = useMedia(roomForSearch)
  return (
    <header className="fixed inset-x-0 top-0 z-40 flex h-(--header) items-center gap-2 border-b border-line bg-bg px-3 md:gap-3 md:px-4">
      {menu && (
        <IconButton
          label={narrow ? t('shell.menu.wide') : t('shell.menu.narrow')}
          aria-expanded={!narrow}
          onClick={onMenu}
          className="max-md:!hidden"
        >
          <Menu className="size-5 rtl:-scale-x-100" aria-hidden="true" />
        </IconButton>
      )}
      <Logo short={member} />
      <div className="mx-auto max-w-[440px] min-w-0 max-lg:grow lg:w-full">{search && <HeaderSearch />}</div>
      <div className="flex shrink-0 items-center gap-1.5 md:gap-2">
        <ServiceButton />
        <ThemeButton className={member ? 'max-md:!hidden' : ''} />
        {member ? (
          <Suspense fallback={<Skeleton className="h-10 w-56 md:w-96" />}>
            <MemberTools />
          </Suspense>
        ) : (
          <VisitorTools />
        )}
      </div>
    </header>
  )
}

function HeaderSearch() {
  const { gameName, searchHome } = useHomeSearch()
  return <SearchBox value={gameName} onSearch={searchHome} />
}
