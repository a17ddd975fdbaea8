// SPDX-License-Identifier: Apache-2.0
import type { ComponentType } from 'react'
import { parseLocation, type ParsedLocation } from './location.ts'

export type RawSearch = Record<string, unknown>
export type RouteComponent = ComponentType & { preload?: () => Promise<unknown> }

interface RouteOptions<Search extends object> {
  component?: RouteComponent
  /** Parses the query of the address: invalid values count as absent. */
  validateSearch?: (raw: RawSearch) => Search
  /** Runs before the page is shown; may throw a redirect. */
  beforeLoad?: (facts: { location: ParsedLocation }) => void
}

export interface Route<Path extends string = string, Search extends object = object> {
  path: Path
  options: RouteOptions<Search>
}
export interface RootRoute<Search extends object = object> {
  options: RouteOptions<Search> & { notFoundComponent: ComponentType }
  addChildren<const Routes extends readonly Route[]>(routes: Routes): RouteTree<Search, Routes>
}
export interface RouteTree<Search extends object, Routes extends readonly Route[]> {
  root: RootRoute<Search>
  routes: Routes
}

export interface RouterOptions<Tree> {
  routeTree: Tree
  defaultErrorComponent: ComponentType<{ error: unknown; reset: () => void }>
}
export interface Router<Search extends object = object, Routes extends readonly Route[] = readonly Route[]> {
  root: RootRoute<Search>
  routes: Routes
  routesById: Readonly<Record<string, { options: RouteOptions<never> }>>
  errorComponent: ComponentType<{ error: unknown; reset: () => void }>
}

/** The app declares the type of its router here, so that queries are typed by their route. */
export interface Register {}

/** The page of an address, and its parsed query. */
export interface Match {
  location: ParsedLocation
  route: Route | undefined
  search: object
}

export function createRootRoute<Search extends object>(
  options: RootRoute<Search>['options'],
): RootRoute<Search> {
  const root: RootRoute<Search> = { options, addChildren: (routes) => ({ root, routes }) }
  return root
}

export function createRoute<const Path extends string, Search extends object = object>({
  path,
  getParentRoute: _root,
  ...options
}: { getParentRoute: () => RootRoute; path: Path } & RouteOptions<Search>): Route<Path, Search> {
  return { path, options }
}

export function createRouter<Search extends object, const Routes extends readonly Route[]>({
  routeTree: { root, routes },
  defaultErrorComponent,
}: RouterOptions<RouteTree<Search, Routes>>): Router<Search, Routes> {
  return {
    root,
    routes,
    errorComponent: defaultErrorComponent,
    routesById: Object.fromEntries([
      ['__root__', root as never],
      ...routes.map((route) => [route.path, route as never]),
    ]),
  }
}

const redirects = new WeakSet<object>()
const longestChain = 5

/** Thrown by `beforeLoad`: the page is at another address. */
export function redirect(way: { to: string; search?: object }): Error {
  const error = Object.assign(new Error('redirect'), { way })
  redirects.add(error)
  return error
}

/** Loads the part of the page at a path, before it is opened. */
export function preloadPage(router: Pick<Router, 'routes'>, path: string | undefined): void {
  void router.routes.find((route) => route.path === path)?.options.component?.preload?.()
}

/** The page of an address, after redirects. A trailing slash makes no difference. */
export function matchLocation(router: Router, location: ParsedLocation, hops = 0): Match {
  const path = location.pathname.length > 1 ? location.pathname.replace(/\/+$/, '') || '/' : location.pathname
  const route = router.routes.find((one) => one.path === path)
  try {
    router.root.options.beforeLoad?.({ location })
    route?.options.beforeLoad?.({ location })
  } catch (error) {
    if (hops >= longestChain || !isRedirect(error)) throw error
    return matchLocation(router, parseLocation(error.way.to), hops + 1)
  }
  return {
    location,
    route,
    search: {
      ...route?.options.validateSearch?.(location.search),
      ...router.root.options.validateSearch?.(location.search),
    },
  }
}

const isRedirect = (error: unknown): error is Error & { way: { to: string } } =>
  typeof error === 'object' && error !== null && redirects.has(error)
