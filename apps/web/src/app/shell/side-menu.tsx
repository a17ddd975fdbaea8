import { Link } from '@tanstack/react-router'
import { cx } from '@tessera/ui/cx.ts'
import { Skeleton } from '@tessera/ui/skeleton.tsx'
import Flame from 'lucide-react/icons/flame'
import House from 'lucide-react/icons/house'
import type { LucideIcon } from 'lucide-react'
import { gameTypeIcons, openTypes, pathOf } from '../../features/lobby/game-types.ts'
import { useVendors } from '../../features/lobby/use-games.ts'
import { t } from '../../shared/texts/texts.ts'

/** The ways through the house. `mini` shows the icons alone, with their names on hover and to a reader. */
export function SideMenu({ mini = false, onGo }: { mini?: boolean; onGo?: () => void }) {
  const { data, isPending } = useVendors()
  return (
    <nav aria-label={t('shell.mainMenu')} className="flex flex-col gap-1 p-3">
      <Entry to="/" icon={House} label={t('shell.home')} mini={mini} onGo={onGo} exact />
      <Entry to="/hot" icon={Flame} label={t('lobby.hot')} mini={mini} onGo={onGo} />
      <hr className="my-2 border-line" />
      {isPending && Array.from({ length: 6 }, (_, index) => <Skeleton key={index} className="h-11" />)}
      {openTypes(data).map((type) => <Entry key={type} to={`/${pathOf(type)}`} icon={gameTypeIcons[type]} label={t(`lobby.type.${type}`)} mini={mini} onGo={onGo} />)}
    </nav>
  )
}

interface EntryProps { to: string; icon: LucideIcon; label: string; mini: boolean; onGo: (() => void) | undefined; exact?: boolean }

function Entry({ to, icon: Icon, label, mini, onGo, exact = false }: EntryProps) {
  return (
    <Link
      to={to} onClick={onGo} title={mini ? label : undefined} activeOptions={{ exact, includeSearch: false }}
      className={cx('flex h-11 shrink-0 items-center gap-3 rounded-control text-sm font-semibold transition-colors duration-160', mini ? 'justify-center' : 'px-3')}
      activeProps={{ className: 'bg-surface-3 text-text [&>svg]:text-brand' }}
      inactiveProps={{ className: 'text-muted hover:bg-surface-2 hover:text-text' }}
    >
      <Icon className="size-5 shrink-0" aria-hidden="true" />
      <span className={mini ? 'sr-only' : 'truncate'}>{label}</span>
    </Link>
  )
}
