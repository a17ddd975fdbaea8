// SPDX-License-Identifier: Apache-2.0
import {
  createContext,
  Suspense,
  use,
  useLayoutEffect,
  useMemo,
  useState,
  useTransition,
  type ReactNode,
} from 'react'
import { CatchBoundary } from './catch-boundary.tsx'
import { currentLocation, goTo, savedScrollTop, onLocation, startHistory, type Arrival } from './history.ts'
import { matchLocation, type Match, type Router } from './routes.ts'

interface Presented {
  match: Match
  arrival: Arrival
}
const RouterContext = createContext<{ router: Router; visible: Presented } | null>(null)
const restoreForMs = 1_500

/** The router and its current match; throws outside of it. */
export function useVisiblePage(): { router: Router; visible: Presented } {
  const context = use(RouterContext)
  if (!context) throw new Error('There is no router here')
  return context
}

/** Renders the page of the address, and the next one when it is ready: until then the last one stays. */
export function RouterProvider({ router }: { router: Router }) {
  const [visible, setVisible] = useState<Presented>(() => {
    startHistory()
    return { match: settle(router), arrival: { kind: 'back', top: savedScrollTop() } }
  })
  const [waiting, startWay] = useTransition()
  // Before the effects of pages, which may lead on at once: whose part is there renders with the first picture.
  useLayoutEffect(
    () =>
      onLocation((_, arrival) => {
        const match = settle(router)
        startWay(() => setVisible({ match, arrival }))
      }),
    [router],
  )
  useScroll(visible)
  const { root, errorComponent: Broken } = router
  const Frame = root.options.component
  const context = useMemo(() => ({ router, visible }), [router, visible])
  return (
    <RouterContext value={context}>
      {waiting && <div aria-hidden="true" className="route-wait" />}
      <CatchBoundary
        getResetKey={() => visible.match.location.href}
        renderError={(failure) => <Broken {...failure} />}
      >
        <Suspense fallback={null}>{Frame ? <Frame /> : <Outlet />}</Suspense>
      </CatchBoundary>
    </RouterContext>
  )
}

/** The page itself, inside the frame, and what follows it, which waits for the page. */
export function Outlet({ children }: { children?: ReactNode }) {
  const {
    router,
    visible: { match },
  } = useVisiblePage()
  const Page = match.route?.options.component ?? router.root.options.notFoundComponent
  const Broken = router.errorComponent
  return (
    <CatchBoundary getResetKey={() => match.location.href} renderError={(failure) => <Broken {...failure} />}>
      <Suspense fallback={null}>
        <Page key={match.route?.path} />
        {children}
      </Suspense>
    </CatchBoundary>
  )
}

/** The match of the current location; a redirect replaces the address. */
function settle(router: Router): Match {
  const match = matchLocation(router, currentLocation())
  if (match.location.href !== currentLocation().href) goTo(match.location.href, { replace: true })
  return match
}

/**
 * Starts a new page at its top or at the part that the address names; restores the scroll position after
 * Back.
 */
function useScroll({ match, arrival }: Presented): void {
  useLayoutEffect(() => {
    const part = match.location.hash === '' ? null : document.getElementById(match.location.hash)
    if (arrival.kind === 'way') {
      if (part) part.scrollIntoView()
      else if (arrival.resetScroll) scrollTo(0, 0)
      return undefined
    }
    return arrival.top > 0 ? scrollWhenLongEnough(arrival.top) : undefined
  }, [match, arrival])
}

/** A page grows while its data loads: scrolls as soon as the page is long enough, unless the user scrolls. */
function scrollWhenLongEnough(top: number): () => void {
  const untilMs = performance.now() + restoreForMs
  let frame = 0
  const tryNow = (): void => {
    scrollTo(0, top)
    if (Math.abs(scrollY - top) > 1 && performance.now() < untilMs) frame = requestAnimationFrame(tryNow)
  }
  const stop = (): void => cancelAnimationFrame(frame)
  for (const name of ['wheel', 'touchstart', 'keydown'])
    addEventListener(name, stop, { once: true, passive: true })
  tryNow()
  return stop
}
