import { Link, Outlet } from '@tanstack/react-router'
import LogOut from 'lucide-react/icons/log-out'
import SunMoon from 'lucide-react/icons/sun-moon'
import { IconButton } from '@tessera/ui/icon-button.tsx'
import { Wordmark } from '@tessera/ui/mark.tsx'
import { SignInPage } from '../features/sign-in/sign-in-page.tsx'
import { client, queryClient, useAsk } from '../shared/house.ts'
import { endSession, useSession } from '../shared/session.ts'
import { t } from '../shared/texts.ts'
import { pages } from './pages.ts'
import { switchTheme } from './switch-theme.ts'

/** The console: its menu beside (or, on a phone, above) the page. Without a session there is only the door. */
export function Shell() {
  if (useSession() !== 'in') return <SignInPage />
  return (
    <div className="flex min-h-dvh flex-col bg-bg md:flex-row">
      <Menu />
      <main className="min-w-0 flex-1"><Outlet /></main>
    </div>
  )
}

const linkClass = 'flex min-h-11 shrink-0 items-center gap-3 rounded-control px-3 text-sm font-semibold text-muted hover:bg-surface-2 hover:text-text aria-[current=page]:bg-surface-3 aria-[current=page]:text-text'

function Menu() {
  return (
    <header className="sticky top-0 z-10 flex shrink-0 flex-col border-b border-line bg-surface-1 md:h-dvh md:w-56 md:border-e md:border-b-0">
      <div className="flex h-15 items-center justify-between ps-4 pe-2"><Wordmark name="Tessera" /><Tools /></div>
      <nav aria-label={t('console.nav')} className="no-scrollbar flex gap-1 overflow-x-auto px-2 pb-2 md:flex-1 md:flex-col md:overflow-y-auto md:py-2">
        {pages.map(({ path, title, icon: Icon }) => (
          <Link key={path} to={path} activeOptions={{ exact: path === '/' }} className={linkClass}><Icon className="size-5 shrink-0" aria-hidden="true" />{t(title)}</Link>
        ))}
      </nav>
      <Who />
    </header>
  )
}

function Tools() {
  return (
    <div className="flex">
      <IconButton label={t('console.theme')} onClick={switchTheme}><SunMoon className="size-5" aria-hidden="true" /></IconButton>
      <IconButton label={t('console.signOut')} onClick={() => void signOut()}><LogOut className="size-5" aria-hidden="true" /></IconButton>
    </div>
  )
}

function Who() {
  const { data } = useAsk('backoffice.me', {})
  return data ? <p className="hidden border-t border-line px-4 py-3 text-sm text-muted md:block"><span className="font-semibold text-text">{data.name}</span> · {data.role}</p> : null
}

async function signOut(): Promise<void> {
  await client.ask('backoffice.logout', {}).catch(() => undefined)
  queryClient.clear()
  endSession('out')
}
