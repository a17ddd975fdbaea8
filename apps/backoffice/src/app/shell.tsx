// SPDX-License-Identifier: Apache-2.0
import { useEffect, useRef } from 'react'
import { Link, Navigate, Outlet, useLocation } from '@tanstack/react-router'
import LogOut from 'lucide-react/icons/log-out'
import SunMoon from 'lucide-react/icons/sun-moon'
import { hasPermission } from '@tessera/rules/operators/permissions'
import { IconButton } from '@tessera/ui/forms/icon-button.tsx'
import { Wordmark } from '@tessera/ui/media/mark.tsx'
import { Toasts } from '@tessera/ui/overlays/toasts.tsx'
import { FirstAppPage } from '../features/backoffice/operators/first-app-page.tsx'
import { SignInPage } from '../features/backoffice/operators/sign-in-page.tsx'
import { useBrand, useBrands, type BrandScope } from '../shared/brand.tsx'
import { client, queryClient, useCallQuery } from '../shared/api.ts'
import { noteSignedOut } from '../shared/other-tabs.ts'
import { endSession, useSession } from '../shared/session.ts'
import { t } from '../shared/texts.ts'
import { BrandSwitcher } from './brand-switcher.tsx'
import { ChooseBrand, EditedBrand } from './choose-brand.tsx'
import { innerPages } from './inner-pages.ts'
import { groups, pages } from './pages.ts'
import { switchTheme } from './switch-theme.ts'

/** The console: its menu beside (or, on a phone, above) the page. Without a session, only the login. */
export function Shell() {
  if (useSession() !== 'in') return <SignInPage />
  return <Console />
}

function Console() {
  const { data: me } = useCallQuery('backoffice.me', {})
  // Until there is an app, nothing else is answered: nothing else is asked.
  if (!me) return <div className="min-h-dvh bg-bg" />
  return me.mustSetUpApp ? <FirstAppPage onSignOut={() => void signOut()} /> : <OpenConsole role={me.role} />
}

function OpenConsole({ role }: { role: string }) {
  const scope = useScope()
  const brand = useBrand(scope)
  const brands = useBrands()
  const asks = scope === 'one' && brands !== undefined && brands.length > 1
  const title = usePageTitle()
  return (
    <div className="flex min-h-dvh flex-col bg-bg md:flex-row">
      <a
        href="#page"
        className="fixed start-2 top-2 z-50 -translate-y-20 rounded-control bg-brand px-4 py-2 font-bold text-on-brand focus:translate-y-0"
      >
        {t('console.skip')}
      </a>
      <Menu role={role} scope={scope} />
      {/* Input for one brand must not be saved for another. */}
      <main key={brand ?? ''} id="page" tabIndex={-1} className="min-w-0 flex-1 outline-none">
        {asks && brand !== undefined && <EditedBrand code={brand} />}
        {brands &&
          (asks && brand === undefined ? <ChooseBrand title={title} /> : <CurrentPage role={role} />)}
      </main>
      <Toasts closeLabel={t('console.close')} />
    </div>
  )
}

/** The page of the address. */
function useHere() {
  const { pathname } = useLocation()
  const inner = innerPages.find(({ path }) => pathname.startsWith(path.slice(0, path.indexOf('$'))))
  return inner ?? pages.find(({ path }) => path === pathname)
}

/** The scope of the current page. */
const useScope = (): BrandScope => useHere()?.brand ?? 'any'
const usePageTitle = (): string => t(useHere()?.title ?? 'console.overview')

/** The page of the address, or the first one that this operator may see. */
function CurrentPage({ role }: { role: string }) {
  const { pathname } = useLocation()
  const here = pages.find(
    ({ path }) => path === pathname || (path !== '/' && pathname.startsWith(`${path}/`)),
  )
  const first = pages.find(({ may }) => hasPermission(role, may))
  if (here && !hasPermission(role, here.may) && first) return <Navigate to={first.path} replace />
  return <Outlet />
}

const linkClass =
  'flex min-h-11 shrink-0 items-center gap-3 rounded-control px-3 text-sm font-semibold text-muted hover:bg-surface-2 hover:text-text aria-[current=page]:bg-surface-3 aria-[current=page]:text-text md:min-h-9'

function Menu({ role, scope }: { role: string; scope: BrandScope }) {
  return (
    <header className="sticky top-0 z-10 flex shrink-0 flex-col border-b border-line bg-surface-1 md:h-dvh md:w-56 md:border-e md:border-b-0">
      <div className="flex h-15 shrink-0 items-center justify-between ps-4 pe-2">
        <Wordmark name="Tessera" />
        <Tools />
      </div>
      <BrandSwitcher scope={scope} />
      <Entries role={role} />
      <Who />
    </header>
  )
}

function Entries({ role }: { role: string }) {
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const brandsKnown = useBrands() !== undefined
  // Keeps the current entry in view, even after the brand switcher has taken its place.
  useEffect(() => {
    if (pathname && brandsKnown)
      nav.current
        ?.querySelector('[aria-current=page]')
        ?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [pathname, brandsKnown])
  return (
    <nav
      ref={nav}
      aria-label={t('console.nav')}
      className="no-scrollbar flex gap-1 overflow-x-auto px-2 pb-2 md:min-h-0 md:flex-1 md:flex-col md:overflow-y-auto"
    >
      {groups.map(({ title, pages: entries }) => {
        const open = entries.filter(({ may }) => hasPermission(role, may))
        return (
          open.length > 0 && (
            <div
              key={title}
              role="group"
              aria-label={t(title)}
              className="flex shrink-0 gap-1 md:flex-col md:gap-0 md:pb-1"
            >
              <span
                aria-hidden="true"
                className="hidden px-3 pt-2 pb-1 text-xs font-semibold text-muted md:block"
              >
                {t(title)}
              </span>
              {open.map(({ path, title: name, icon: Icon }) => (
                <Link key={path} to={path} activeOptions={{ exact: path === '/' }} className={linkClass}>
                  <Icon className="size-5 shrink-0" aria-hidden="true" />
                  {t(name)}
                </Link>
              ))}
            </div>
          )
        )
      })}
    </nav>
  )
}

function Tools() {
  return (
    <div className="flex">
      <IconButton label={t('console.theme')} onClick={switchTheme}>
        <SunMoon className="size-5" aria-hidden="true" />
      </IconButton>
      <IconButton label={t('console.signOut')} onClick={() => void signOut()}>
        <LogOut className="size-5" aria-hidden="true" />
      </IconButton>
    </div>
  )
}

function Who() {
  const { data } = useCallQuery('backoffice.me', {})
  return data ? (
    <p className="hidden shrink-0 border-t border-line px-4 py-3 text-sm text-muted md:block">
      <span className="font-semibold text-text">{data.name}</span> · {data.role}
    </p>
  ) : null
}

async function signOut(): Promise<void> {
  await client.call('backoffice.logout', {}).catch(() => undefined)
  noteSignedOut()
  queryClient.clear()
  endSession('out')
}
