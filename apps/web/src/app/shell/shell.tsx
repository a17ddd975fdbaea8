import { Outlet, useRouterState } from '@tanstack/react-router'
import { Toasts } from '@tessera/ui/toasts.tsx'
import { useEffect, useRef, useState } from 'react'
import { useMedia } from '../../shared/site/use-media.ts'
import { t } from '../../shared/texts/texts.ts'
import { Panels } from '../panels.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { SideMenu } from './side-menu.tsx'

const roomy = '(min-width: 75rem)'

/** The frame around every page. */
export function Shell() {
  const [chosen, setChosen] = useState<'mini' | 'open'>()
  const wide = useMedia(roomy)
  const game = useRouterState({ select: ({ location }) => location.pathname === '/game' })
  const mini = chosen ? chosen === 'mini' : !wide || game
  const main = useMainFocus()
  return (
    <>
      <a href="#content" className="sr-only rounded-control bg-surface-3 p-3 font-bold focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:z-60">{t('shell.skip')}</a>
      <Header narrow={mini} onMenu={() => setChosen(mini ? 'open' : 'mini')} />
      <aside className={`fixed start-0 top-(--header) bottom-0 z-30 hidden overflow-y-auto border-e border-line bg-surface-1 md:block ${mini ? 'w-(--menu-mini)' : 'w-(--menu)'}`}>
        <SideMenu mini={mini} />
      </aside>
      <div className={`pt-(--header) max-md:pb-[calc(var(--bottom-bar)+env(safe-area-inset-bottom))] ${mini ? 'md:ps-(--menu-mini)' : 'md:ps-(--menu)'}`}>
        <main ref={main} id="content" tabIndex={-1} className={game ? 'outline-none' : 'mx-auto flex max-w-[calc(var(--content)+48px)] flex-col gap-4 px-4 pt-4 md:gap-6 outline-none md:px-6 md:pt-6'}>
          <Outlet />
        </main>
        {!game && <div className="mx-auto max-w-[calc(var(--content)+48px)] px-4 md:px-6"><Footer /></div>}
      </div>
      <BottomBar />
      <Panels />
      <Toasts closeLabel={t('common.close')} />
    </>
  )
}

/** A new page takes the focus, so that a reader starts at its top and not in the menu. */
function useMainFocus() {
  const main = useRef<HTMLElement>(null)
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const before = useRef(path)
  useEffect(() => {
    if (before.current !== path) main.current?.focus({ preventScroll: true })
    before.current = path
  }, [path])
  return main
}
