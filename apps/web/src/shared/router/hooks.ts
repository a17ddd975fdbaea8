// SPDX-License-Identifier: Apache-2.0
import { useCallback, useEffect } from 'react'
import { canGoBack, currentLocation, goTo } from './history.ts'
import { addressOf, type ParsedLocation, type Way } from './location.ts'
import { useVisiblePage } from './provider.tsx'
import { matchLocation, type Register, type Route, type Router } from './routes.ts'

type AppRouter = Register extends { router: infer App } ? App : Router
type RootSearch = AppRouter extends Router<infer Search, infer _Routes> ? Search : object
type AppRoute = AppRouter extends Router<infer _Search, infer Routes> ? Routes[number] : Route
type Plain<Shape> = { [Name in keyof Shape]: Shape[Name] }
type SearchOf<Path> =
  Extract<AppRoute, { path: Path }> extends Route<infer _Path, infer Search>
    ? Plain<Search & RootSearch>
    : never

export type Navigate = (
  way: Omit<Way, 'search'> & { search?: object | ((before: RootSearch & Record<string, unknown>) => object) },
) => Promise<void>

/** Navigates within the site. */
export function useNavigate(): Navigate {
  const { router } = useVisiblePage()
  return useCallback(
    async (way) => {
      const location = currentLocation()
      goTo(addressOf(way, location, matchLocation(router, location).search), way)
    },
    [router],
  )
}

/** The page's parsed query; with `strict: false`, that of whatever page it is. */
export function useSearch(options: { from: '__root__' }): RootSearch
export function useSearch<const Path extends AppRoute['path']>(options: { from: Path }): SearchOf<Path>
export function useSearch(options: { strict: false }): Record<string, unknown>
export function useSearch(_options: object): object {
  return useVisiblePage().visible.match.search
}

/** A selector on the current address. */
export function useRouterState<Selected>({
  select,
}: {
  select: (state: { location: ParsedLocation }) => Selected
}): Selected {
  return select({ location: useVisiblePage().visible.match.location })
}

export function useRouter(): { history: { back(): void } } {
  return { history: window.history }
}

/** Whether there is a page of this site to go back to. */
export function useCanGoBack(): boolean {
  useVisiblePage()
  return canGoBack()
}

/** Navigates as soon as it renders. */
export function Navigate(way: Way): null {
  const navigate = useNavigate()
  useEffect(() => {
    void navigate(way as Parameters<typeof navigate>[0])
  })
  return null
}
