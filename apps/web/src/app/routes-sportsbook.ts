// SPDX-License-Identifier: Apache-2.0
import { createRoute, lazyRouteComponent } from '../shared/router/index.ts'
import { withPageTexts } from '../shared/texts/with-page-texts.ts'
import { root, textOf, type RawSearch } from './root-route.ts'

const bets = lazyRouteComponent(
  withPageTexts(() => import('./pages/sportsbook-bets-route.tsx')),
  'SportsbookBetsRoute',
)

const longestCode = 24
const readSlip = (raw: RawSearch): { slip?: string | undefined } => ({
  slip: textOf(raw.slip)?.slice(0, longestCode),
})

/** The pages of the sportsbook. */
export const sportsbookRoutes = [
  createRoute({
    getParentRoute: () => root,
    path: '/sportsbook/bets',
    validateSearch: readSlip,
    component: bets,
  }),
] as const
