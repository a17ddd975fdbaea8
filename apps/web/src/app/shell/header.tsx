import { Link } from '@tanstack/react-router'
import { Button } from '@tessera/ui/button.tsx'
import { IconButton } from '@tessera/ui/icon-button.tsx'
import { Mark, Wordmark } from '@tessera/ui/mark.tsx'
import Menu from 'lucide-react/icons/menu'
import Plus from 'lucide-react/icons/plus'
import { SearchBox } from '../../features/lobby/search-box.tsx'
import { BalanceBadge } from '../../features/wallet/balance-badge.tsx'
import { usePanels } from '../../shared/session/gate.ts'
import { useSession } from '../../shared/session/session.ts'
import { useSite } from '../../shared/site/use-site.ts'
import { t } from '../../shared/texts/texts.ts'
import { AccountButton } from './account-button.tsx'
import { ThemeButton } from './theme-button.tsx'
import { useHomeSearch } from './use-home-search.ts'

/** The line at the top of every page: where, what for, and whose money. */
export function Header({ onMenu, narrow }: { onMenu: () => void; narrow: boolean }) {
  const { siteName } = useSite().whitelabel
  const session = useSession()
  const { gameName, searchHome } = useHomeSearch()
  const member = session === 'member'
  return (
    <header className="fixed inset-x-0 top-0 z-40 flex h-(--header) items-center gap-2 border-b border-line bg-bg px-3 md:gap-3 md:px-4">
      <IconButton label={narrow ? t('shell.menu.wide') : t('shell.menu.narrow')} aria-expanded={!narrow} onClick={onMenu} className="max-md:!hidden"><Menu className="size-5" aria-hidden="true" /></IconButton>
      <Link to="/" aria-label={siteName} className="flex items-center rounded-control">
        {member && <Mark className="size-7 sm:hidden" />}
        <Wordmark name={siteName} className={member ? 'max-sm:!hidden' : ''} />
      </Link>
      <div className="mx-auto hidden w-full max-w-[440px] lg:block"><SearchBox value={gameName} onSearch={searchHome} /></div>
      <div className="ms-auto flex items-center gap-2 lg:ms-0">
        <ThemeButton className={member ? 'max-md:!hidden' : ''} />
        {member ? <MemberTools /> : <VisitorTools />}
      </div>
    </header>
  )
}

function VisitorTools() {
  const { openAuth } = usePanels()
  return (
    <>
      <Button look="quiet" className="!px-3" onClick={() => openAuth('login')}>{t('identity.login')}</Button>
      <Button look="primary" className="max-sm:!px-3" onClick={() => openAuth('register')}>{t('identity.register')}</Button>
    </>
  )
}

function MemberTools() {
  const { openCenter } = usePanels()
  return (
    <>
      <BalanceBadge />
      <Button className="max-lg:!hidden" onClick={() => openCenter('withdraw')}>{t('wallet.withdraw')}</Button>
      <Button look="primary" aria-label={t('wallet.deposit')} className="max-sm:!w-10 max-sm:!px-0" onClick={() => openCenter('depositv2')}>
        <Plus className="size-5 sm:hidden" aria-hidden="true" />
        <span className="max-sm:hidden">{t('wallet.deposit')}</span>
      </Button>
      <AccountButton />
    </>
  )
}
