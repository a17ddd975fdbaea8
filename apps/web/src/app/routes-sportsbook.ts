// SPDX-License-Identifier: Apache-2.0
import {
  readResultsSearch,
  readSportsbookSearch,
} from '../features/sportsbook/lobby/read-sportsbook-search.ts'
import { createRoute, lazyRouteComponent } from '../shared/router/index.ts'
import { withPageTexts } from '../shared/texts/with-page-texts.ts'
import { root } from './root-route.ts'

/** The pages of the sportsbook. */
export const sportsbookRoutes = [
  createRoute({
    getParentRoute: () => root,
    path: '/sportsbook',
    validateSearch: readSportsbookSearch,
    component: lazyRouteComponent(
      withPageTexts(() => import('./pages/sportsbook-route.tsx')),
      'SportsbookRoute',
    ),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/sportsbook/results',
    validateSearch: readResultsSearch,
    component: lazyRouteComponent(
      withPageTexts(() => import('./pages/sportsbook-results-route.tsx')),
      'SportsbookResultsRoute',
    ),
  }),
] as const
