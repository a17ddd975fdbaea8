// SPDX-License-Identifier: Apache-2.0
import { Outlet, useRouterState, useSearch } from '../../shared/router/index.ts'
import { SpokenRegion } from '@tessera/ui/overlays/spoken-region.tsx'
import { Toasts } from '@tessera/ui/overlays/toasts.tsx'
import { lazy, Suspense, useEffect, useRef, type CSSProperties, type ReactNode } from 'react'
import { isBookLobby } from '../../features/sportsbook/frame/lobby-paths.ts'
import { useSmallGame } from '../../features/play/small-game.ts'
import { useTyping } from '../../shared/page/use-typing.ts'
import { useWarning } from '../../shared/site/warning.ts'
import { bannerGroup } from '@tessera/contract/messages/banner-groups'
import { BannerCarousel } from '../../features/messages/banner-carousel.tsx'
import { learnLines } from '../../shared/site/lines.ts'
import { previewedId } from '../../shared/site/preview.ts'
import { useSettled } from '../../shared/site/use-settled.ts'
import { useSite } from '../../shared/site/use-site.ts'
import { Region } from '../../shared/trouble/region.tsx'
import { fetchWholeSheet } from '../../shared/trouble/whole-sheet.ts'
import { WhenNear } from '../../shared/site/when-near.tsx'
import { t, useLanguage } from '../../shared/texts/texts.ts'
import { withPageTexts } from '../../shared/texts/with-page-texts.ts'
import { useBrowsedLocation } from '../game/browsed-location.ts'
import { Panels } from '../panels.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Header } from './header/header.tsx'
import { useLostFocus } from './use-lost-focus.ts'
import { useLayout } from './use-layout.ts'
import { usePaletteKey } from './use-palette-key.ts'
import { useHomeSearch } from './use-home-search.ts'

const GameLayer = lazy(withPageTexts(() => import('../game/game-layer.tsx')))
const SideMenu = lazy(() => import('./menus/side-menu.tsx').then((file) => ({ default: file.SideMenu })))
const TopMenu = lazy(() => import('./menus/top-menu.tsx'))
const RightBar = lazy(() => import('./right-bar.tsx'))
const StudioDress = lazy(() => import('../../features/catalogue/studio-dress.tsx'))
const Footer = lazy(() => import('./footer/footer.tsx'))
const Publicity = lazy(() => import('../../features/messages/publicity.tsx'))
const Notices = lazy(() => import('../../shared/trouble/notices.tsx'))
const Visits = lazy(() => import('./visits/visits.tsx'))

/** Home has its own menu of pictures; a phone shows that instead of the line of entries. */
const pictured = ['/', '/index.html', '/index', '/home']

/** The frame around every page. */
export function Shell() {
  useLanguage()
  const { whitelabel, analytics } = useSite()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const { auth, center, agent, panel, play, studio } = useSearch({ from: '__root__' })
  const panels = [auth, center, agent, panel, play].join()
  const small = useSmallGame()
  const above = play !== undefined && whitelabel.gameWindow === 'modal'
  useBrowsedLocation()
  const { frame, isWide, mini, switchMenu, tools, toolsColumn } = useLayout(path)
  // Where what floats above the page may begin and end.
  const edges = {
    '--content-start': frame.menus ? `var(${mini ? '--menu-mini' : '--menu'})` : '0px',
    '--content-end': tools ? 'var(--right-bar)' : '0px',
  } as CSSProperties
  const main = useMainFocus(path)
  useLostFocus(main)
  usePaletteKey(panels === ',,,,')
  // A promotion has its own picture, a lobby of the book its own dress, and the form of a lottery begins at once: the
  // banners of their group are below them.
  const bannerBelow = path === '/promoDetail' || path === '/lottery' || isBookLobby(path)
  const banner = (
    <Region name="banners" room="line" resetKey={path}>
      <PathBanner path={path} />
    </Region>
  )
  return (
    <>
      <SkipLink />
      {frame.header && (
        <Region name="header" room="bar">
          <Header menu={frame.menus} narrow={mini} onMenu={switchMenu} />
        </Region>
      )}
      {/* Below everything on the screen, and near the start for a keyboard and a screen reader. */}
      {frame.header && (
        <Region name="bottom bar" room="none">
          <BottomBar />
        </Region>
      )}
      {frame.menus && <MenuColumn mini={mini} isFilled={isWide} />}
      <div
        style={edges}
        className={`${frame.header ? 'pt-(--header) max-md:pb-[calc(var(--bottom-bar)+env(safe-area-inset-bottom))]' : ''} ${frame.menus ? (mini ? 'md:ps-(--menu-mini)' : 'md:ps-(--menu)') : ''} ${toolsColumn ? 'pe-(--right-bar)' : ''}`}
      >
        {frame.topMenu && (isWide || !pictured.includes(path)) && (
          <Region name="menu" room="line">
            <Suspense fallback={<div className="h-13 md:h-12.25" />}>
              <TopMenu />
            </Suspense>
          </Region>
        )}
        {/* As high as the window: while a page loads, the footer must not appear and disappear again. */}
        <main
          ref={main}
          id="content"
          tabIndex={-1}
          className={
            frame.wide
              ? 'outline-none'
              : 'mx-auto flex min-h-dvh max-w-[calc(var(--content)+48px)] flex-col gap-4 px-4 pt-4 md:gap-6 outline-none md:px-6 md:pt-6'
          }
        >
          {!bannerBelow && banner}
          {studio !== undefined && (
            <Extra name="dress">
              <StudioDress vendorCode={studio} />
            </Extra>
          )}
          <Outlet>{bannerBelow && banner}</Outlet>
          {(path === '/game' || small || above) && (
            <Region name="game" resetKey={path}>
              <Suspense fallback={null}>
                <GameLayer />
              </Suspense>
            </Region>
          )}
        </main>
        {frame.foot && <PageFoot />}
      </div>
      {tools && (
        <Extra name="right bar">
          <RightBar />
        </Extra>
      )}
      <Region name="centre" room="foot" resetKey={panels}>
        <Panels />
      </Region>
      <Later gtagId={analytics.gtagId} />
      <Toasts closeLabel={t('common.close')} />
      <SpokenRegion />
    </>
  )
}

/** The first thing that a keyboard reaches: over the bars, into the page. */
const SkipLink = () => (
  <a
    href="#content"
    className="sr-only rounded-control bg-surface-3 p-3 font-bold focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:z-60"
  >
    {t('shell.skip')}
  </a>
)

/** The column of the menu; only wide screens load what is in it. */
function MenuColumn({ mini, isFilled }: { mini: boolean; isFilled: boolean }) {
  return (
    <aside
      className={`no-scrollbar fixed start-0 top-(--header) bottom-0 z-30 hidden overflow-y-auto border-e border-line bg-surface-1 md:block ${mini ? 'w-(--menu-mini)' : 'w-(--menu)'}`}
    >
      {isFilled && (
        <Region name="menu">
          <Suspense fallback={null}>
            <SideMenu mini={mini} />
          </Suspense>
        </Region>
      )}
    </aside>
  )
}

/** The footer, which loads when it comes near. */
function PageFoot() {
  return (
    // No anchor: a list that grows above it must not drag whoever is at its end along, and so load on and on.
    <footer className="mx-auto max-w-[calc(var(--content)+48px)] px-4 [overflow-anchor:none] md:px-6">
      <WhenNear placeholder={<div className="h-96" />}>
        <Region name="footer">
          <Suspense fallback={<div className="h-96" />}>
            <Footer />
          </Suspense>
        </Region>
      </WhenNear>
    </footer>
  )
}

/** The banners of the group of the path; none above search results. */
function PathBanner({ path }: { path: string }) {
  const { gameName } = useHomeSearch()
  const group = gameName === '' ? bannerGroup(path) : undefined
  return group && <BannerCarousel key={group} group={group} slim={group !== 'home'} />
}

/** What loads only after the first view. */
function Later({ gtagId }: { gtagId: string }) {
  const { auth, center, agent, panel, play } = useSearch({ from: '__root__' })
  const settled = useSettled()
  const warning = useWarning()
  const typing = useTyping()
  const busy = typing || Boolean(auth ?? center ?? agent ?? panel ?? play ?? warning)
  useEffect(() => {
    if (!settled) return
    fetchWholeSheet()
    // Other addresses are optional: without them the site continues with this one.
    void learnLines().catch(() => undefined)
  }, [settled])
  return (
    settled && (
      <>
        <Extra name="notices">
          <Notices />
        </Extra>
        <Extra name="publicity">
          <Publicity busy={busy} />
        </Extra>
        {gtagId !== '' && previewedId === undefined && (
          <Extra name="visits">
            <Visits gtagId={gtagId} />
          </Extra>
        )}
      </>
    )
  )
}

/** A part that the page does without if it does not come. */
function Extra({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Region name={name} room="none">
      <Suspense fallback={null}>{children}</Suspense>
    </Region>
  )
}

/** Moves the focus to a new page, so that a screen reader starts at its top and not in the menu. */
function useMainFocus(path: string) {
  const main = useRef<HTMLElement>(null)
  const before = useRef(path)
  useEffect(() => {
    if (before.current !== path) main.current?.focus({ preventScroll: true })
    before.current = path
  }, [path])
  return main
}
