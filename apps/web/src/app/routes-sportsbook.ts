// SPDX-License-Identifier: Apache-2.0
import { lobbyPaths } from '../features/sportsbook/frame/lobby-paths.ts'
import {
  readResultsSearch,
  readSportsbookSearch,
} from '../features/sportsbook/lobby/read-sportsbook-search.ts'
import { readSeasonsSearch } from '../features/sportsbook/seasons/read-seasons-search.ts'
import { createRoute, lazyRouteComponent } from '../shared/router/index.ts'
import { withPageTexts } from '../shared/texts/with-page-texts.ts'
import { root, textOf, type RawSearch } from './root-route.ts'

const eventIdForm = /^[1-9]\d{0,17}$/
const readEvent = (raw: RawSearch): { eventId?: string | undefined } => {
  const id = typeof raw.eventId === 'number' ? String(raw.eventId) : textOf(raw.eventId)
  return { eventId: id !== undefined && eventIdForm.test(id) ? id : undefined }
}

const longestCode = 24
const readSlip = (raw: RawSearch): { slip?: string | undefined } => ({
  slip: textOf(raw.slip)?.slice(0, longestCode),
})

const lobby = lazyRouteComponent(
  withPageTexts(() => import('./pages/sportsbook-route.tsx')),
  'SportsbookRoute',
)

export const sportsbookRoutes = [
  ...lobbyPaths.map((path) =>
    createRoute({
      getParentRoute: () => root,
      path,
      validateSearch: readSportsbookSearch,
      component: lobby,
    }),
  ),
  createRoute({
    getParentRoute: () => root,
    path: '/sportsbook/results',
    validateSearch: readResultsSearch,
    component: lazyRouteComponent(
      withPageTexts(() => import('./pages/sportsbook-results-route.tsx')),
      'SportsbookResultsRoute',
    ),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/sportsbook/seasons',
    validateSearch: readSeasonsSearch,
    component: lazyRouteComponent(
      withPageTexts(() => import('./pages/sportsbook-seasons-route.tsx')),
      'SportsbookSeasonsRoute',
    ),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/sportsbook/event',
    validateSearch: readEvent,
    component: lazyRouteComponent(
      withPageTexts(() => import('./pages/sportsbook-event-route.tsx')),
      'SportsbookEventRoute',
    ),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/sportsbook/bets',
    validateSearch: readSlip,
    component: lazyRouteComponent(
      withPageTexts(() => import('./pages/sportsbook-bets-route.tsx')),
      'SportsbookBetsRoute',
    ),
  }),
] as const
