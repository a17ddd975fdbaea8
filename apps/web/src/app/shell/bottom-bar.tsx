import { Link, useRouterState } from '@tanstack/react-router'
import Dices from 'lucide-react/icons/dices'
import House from 'lucide-react/icons/house'
import Menu from 'lucide-react/icons/menu'
import User from 'lucide-react/icons/user'
import Wallet from 'lucide-react/icons/wallet'
import { lazy, Suspense, useState } from 'react'
import { usePanels, useMemberGate } from '../../shared/session/gate.ts'
import { t } from '../../shared/texts/texts.ts'

const MenuDrawer = lazy(() => import('./menu-drawer.tsx'))

const cell = 'flex h-full flex-1 flex-col items-center justify-center gap-1 text-[0.6875rem] font-semibold text-muted'

/** On a phone: everything within reach of a thumb. */
export function BottomBar() {
  const [menu, setMenu] = useState(false)
  const { openCenter } = usePanels()
  const gate = useMemberGate()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  return (
    <nav aria-label={t('shell.quickMenu')} className="fixed inset-x-0 bottom-0 z-40 border-t border-line bg-surface-1 pb-[env(safe-area-inset-bottom)] md:hidden">
      <div className="flex h-(--bottom-bar)">
        <button type="button" className={cell} aria-expanded={menu} onClick={() => setMenu(true)}><Menu className="size-5" aria-hidden="true" />{t('shell.menu')}</button>
        <Link to="/" className={cell} activeOptions={{ exact: true, includeSearch: false }} activeProps={{ className: '!text-brand' }}><House className="size-5" aria-hidden="true" />{t('shell.home')}</Link>
        <Link to="/inhouse" className={`${cell} ${path === '/inhouse' ? '!text-brand' : ''}`}><Dices className="size-5" aria-hidden="true" />{t('lobby.type.INHOUSE')}</Link>
        <button type="button" className={cell} onClick={() => gate(() => openCenter('depositv2'))}><Wallet className="size-5" aria-hidden="true" />{t('wallet.deposit')}</button>
        <button type="button" className={cell} onClick={() => gate(() => openCenter('securityCenter'))}><User className="size-5" aria-hidden="true" />{t('shell.account')}</button>
      </div>
      {menu && <Suspense fallback={null}><MenuDrawer onClose={() => setMenu(false)} /></Suspense>}
    </nav>
  )
}
