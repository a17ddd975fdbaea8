// SPDX-License-Identifier: Apache-2.0
import { Link, useRouterState } from '../../shared/router/index.ts'
import BadgePercent from 'lucide-react/icons/badge-percent'
import Goal from 'lucide-react/icons/goal'
import Menu from 'lucide-react/icons/menu'
import Plus from 'lucide-react/icons/plus'
import User from 'lucide-react/icons/user'
import { cx } from '@tessera/ui/cx.ts'
import { lazy, Suspense, useState } from 'react'
import { isBookLobby } from '../../features/sportsbook/frame/lobby-paths.ts'
import { usePanels } from '../../shared/session/gate.ts'
import { useSession } from '../../shared/session/session.ts'
import { t } from '../../shared/texts/texts.ts'
import { Claims } from './menus/claims.tsx'

const MenuDrawer = lazy(() => import('./menu-drawer.tsx'))

const cell =
  'flex h-full min-w-0 flex-1 flex-col items-center justify-center gap-1 px-1 text-[0.6875rem] leading-tight font-semibold'
const icon = 'size-5 shrink-0'

/**
 * The bottom bar on a phone: everything within reach of a thumb, in the middle the deposit, or for a visitor the
 * registration that comes before it. The way home is the logo above.
 */
export function BottomBar() {
  const [menu, setMenu] = useState(false)
  const { openAuth, openCenter } = usePanels()
  const isMember = useSession() === 'member'
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const look = (active: boolean): string => cx(cell, active ? 'text-brand' : 'text-muted')
  return (
    <nav
      aria-label={t('shell.quickMenu')}
      className="fixed inset-x-0 bottom-0 z-40 border-t border-line bg-surface-1 pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <div className="flex h-(--bottom-bar)">
        <button type="button" className={look(false)} aria-expanded={menu} onClick={() => setMenu(true)}>
          <span className="relative">
            <Menu className={`${icon} rtl:-scale-x-100`} aria-hidden="true" />
            <Claims of="rewards" onIcon />
          </span>
          <Name>{t('shell.menu')}</Name>
        </button>
        <Link
          to="/sports"
          search={{}}
          className={look(path.startsWith('/sportsbook') || isBookLobby(path))}
          activeOptions={{ exact: true, includeSearch: false }}
        >
          <Goal className={icon} aria-hidden="true" />
          <Name>{t('lobby.type.SPORTS')}</Name>
        </Link>
        <button
          type="button"
          className={cx(cell, 'text-text')}
          onClick={() => (isMember ? openCenter('depositv2') : openAuth('register'))}
        >
          <span className="-mt-7 flex size-12 shrink-0 items-center justify-center rounded-full bg-brand text-on-brand ring-4 ring-surface-1">
            <Plus className="size-6" aria-hidden="true" />
          </span>
          <Name>{t(isMember ? 'wallet.deposit' : 'identity.register')}</Name>
        </button>
        <Link
          to="/promotions"
          search={{}}
          className={look(path === '/promotions')}
          activeOptions={{ includeSearch: false }}
        >
          <span className="relative">
            <BadgePercent className={icon} aria-hidden="true" />
            <Claims of="promotions" onIcon />
          </span>
          <Name>{t('shell.promotions')}</Name>
        </Link>
        <button type="button" className={look(false)} onClick={() => openCenter('securityCenter')}>
          <User className={icon} aria-hidden="true" />
          <Name>{t('members.center')}</Name>
        </button>
      </div>
      {menu && (
        <Suspense fallback={null}>
          <MenuDrawer onClose={() => setMenu(false)} />
        </Suspense>
      )}
    </nav>
  )
}

/** The name of the page behind it; a long one has two lines. */
const Name = ({ children }: { children: string }) => (
  <span className="line-clamp-2 max-w-full text-center break-words">{children}</span>
)
