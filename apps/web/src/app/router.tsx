// SPDX-License-Identifier: Apache-2.0
import { createRoute, createRouter, lazyRouteComponent } from '../shared/router/index.ts'
import { gameTypes, pathOf } from '../features/catalogue/game-types.ts'
import { isBookLobby } from '../features/sportsbook/frame/lobby-paths.ts'
import { spoken } from '../shared/texts/spoken.tsx'
import { withAccountTexts, withPageTexts } from '../shared/texts/with-page-texts.ts'
import { BrokenPage } from './pages/broken-page.tsx'
import { HomePage } from './pages/home-page.tsx'
import { root, textOf, type RawSearch as Raw } from './root-route.ts'
import { contentRoutes } from './routes-content.tsx'
import { sportsbookRoutes } from './routes-sportsbook.ts'

const home = <const Path extends string>(path: Path) =>
  createRoute({ getParentRoute: () => root, path, component: HomePage })

/** The query of a lobby's address, as texts; the lobby parses it. */
const searchNames = [
  'page',
  'vassalage',
  'list',
  'classify',
  'gameName',
  'pageNo',
  'minBet',
  'minLineNum',
  'theme',
  'feature',
  'volatility',
  'minRtp',
] as const
const readSearchOf = (raw: Raw): Raw =>
  Object.fromEntries(searchNames.map((name) => [name, textOf(raw[name])]))

/** The lobbies of the book have the names of kinds of games, too. */
const categoryPaths = gameTypes
  .map((type) => `/${pathOf(type)}` as const)
  .filter((path) => !isBookLobby(path))

const searchable = createRoute({
  getParentRoute: () => root,
  path: '/home',
  validateSearch: readSearchOf,
  component: lazyRouteComponent(
    withPageTexts(() => import('./pages/search-route.tsx')),
    'SearchRoute',
  ),
})

const categories = categoryPaths.map((path) =>
  createRoute({
    getParentRoute: () => root,
    path,
    validateSearch: readSearchOf,
    component: lazyRouteComponent(
      withPageTexts(() => import('./pages/category-route.tsx')),
      'CategoryRoute',
    ),
  }),
)

const game = createRoute({
  getParentRoute: () => root,
  path: '/game',
  validateSearch: (raw: Raw): { gameId?: string; roomId?: string; vassalage?: string; trial?: string } => ({
    gameId: textOf(raw.gameId),
    roomId: textOf(raw.roomId),
    vassalage: textOf(raw.vassalage),
    trial: raw.trial === undefined ? undefined : '1',
  }),
  component: lazyRouteComponent(
    withPageTexts(() => import('./pages/game-route.tsx')),
    'GameRoute',
  ),
})

const providers = createRoute({
  getParentRoute: () => root,
  path: '/providers',
  validateSearch: readSearchOf,
  component: lazyRouteComponent(
    withPageTexts(() => import('./pages/provider-route.tsx')),
    'ProviderRoute',
  ),
})

const hot = createRoute({
  getParentRoute: () => root,
  path: '/hot',
  component: lazyRouteComponent(() => import('../features/catalogue/hot-page.tsx'), 'HotPage'),
})
const favourites = createRoute({
  getParentRoute: () => root,
  path: '/fav',
  component: lazyRouteComponent(() => import('./pages/favourites-route.tsx'), 'FavouritesRoute'),
})
const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  component: lazyRouteComponent(() => import('./pages/login-route.tsx'), 'LoginRoute'),
})
const register = <const Path extends string>(path: Path) =>
  createRoute({
    getParentRoute: () => root,
    path,
    component: lazyRouteComponent(
      withAccountTexts(() => import('./pages/register-route.tsx')),
      'RegisterRoute',
    ),
  })
const social = createRoute({
  getParentRoute: () => root,
  path: '/social',
  component: lazyRouteComponent(
    withAccountTexts(() => import('./pages/social-route.tsx')),
    'SocialRoute',
  ),
})

export const router = createRouter({
  routeTree: root.addChildren([
    home('/'),
    home('/index'),
    home('/index.html'),
    searchable,
    hot,
    favourites,
    providers,
    game,
    ...categories,
    login,
    social,
    register('/register'),
    register('/register.html'),
    ...contentRoutes,
    ...sportsbookRoutes,
  ]),
  defaultErrorComponent: BrokenPage,
})

for (const { options } of Object.values(router.routesById))
  if (options.component) options.component = spoken(options.component)

declare module '../shared/router/routes.ts' {
  interface Register {
    router: typeof router
  }
}
