// SPDX-License-Identifier: Apache-2.0
import { createRoute, lazyRouteComponent } from '../shared/router/index.ts'
import { readCenterSearch, readLotterySearch } from '../features/lottery/read-lottery-search.ts'
import { withAccountTexts, withPageTexts } from '../shared/texts/with-page-texts.ts'
import { root, textOf, type RawSearch } from './root-route.ts'

const help = lazyRouteComponent(
  withPageTexts(() => import('./pages/help-route.tsx')),
  'HelpRoute',
)
const helpCenter = lazyRouteComponent(
  withPageTexts(() => import('./pages/helpmc-route.tsx')),
  'HelpmcRoute',
)
const download = lazyRouteComponent(
  withPageTexts(() => import('./pages/download-route.tsx')),
  'DownloadRoute',
)
const owned = lazyRouteComponent(
  withAccountTexts(() => import('./pages/owned-route.tsx')),
  'OwnedRoute',
)
const promotions = lazyRouteComponent(
  withAccountTexts(() => import('./pages/promotions-route.tsx')),
  'PromotionsRoute',
)
const promotion = lazyRouteComponent(
  withAccountTexts(() => import('./pages/promotion-route.tsx')),
  'PromotionRoute',
)
const mall = lazyRouteComponent(
  withAccountTexts(() => import('./pages/mall-route.tsx')),
  'MallRoute',
)
const lotteryCenter = lazyRouteComponent(
  withPageTexts(() => import('./pages/lottery-center-route.tsx')),
  'LotteryCenterRoute',
)
const lottery = lazyRouteComponent(
  withPageTexts(() => import('./pages/lottery-route.tsx')),
  'LotteryRoute',
)
const lotteryStatistics = lazyRouteComponent(
  withPageTexts(() => import('./pages/lottery-statistics-route.tsx')),
  'LotteryStatisticsRoute',
)
const vietnamLottery = lazyRouteComponent(
  withPageTexts(() => import('./pages/vietnam-lottery-route.tsx')),
  'VietnamLotteryRoute',
)
const ticket = lazyRouteComponent(
  withPageTexts(() => import('./pages/ticket-route.tsx')),
  'TicketRoute',
)
const seamless = lazyRouteComponent(
  withPageTexts(() => import('./pages/seamless-route.tsx')),
  'SeamlessRoute',
)

const longestCategory = 60
const readCategory = (raw: RawSearch): { category?: string | undefined } => ({
  category: textOf(raw.category)?.slice(0, longestCategory),
})
const readId = (raw: RawSearch): { id?: string | undefined } => ({ id: textOf(raw.id)?.slice(0, 20) })

const longestCode = 40
const readCode = (raw: RawSearch): { code?: string | undefined } => ({
  code: textOf(raw.code)?.slice(0, longestCode),
})

/** Pages of content: promotions, points mall, help, downloads, lotteries. */
export const contentRoutes = [
  createRoute({ getParentRoute: () => root, path: '/help', component: help }),
  createRoute({ getParentRoute: () => root, path: '/helpmc', component: helpCenter }),
  createRoute({ getParentRoute: () => root, path: '/down', component: download }),
  createRoute({ getParentRoute: () => root, path: '/download', component: download }),
  createRoute({ getParentRoute: () => root, path: '/owned', component: owned }),
  createRoute({
    getParentRoute: () => root,
    path: '/promotions',
    validateSearch: readCategory,
    component: promotions,
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/promoDetail',
    validateSearch: readId,
    component: promotion,
  }),
  createRoute({ getParentRoute: () => root, path: '/pointMall', component: mall }),
  createRoute({
    getParentRoute: () => root,
    path: '/lotteryCenter',
    validateSearch: readCenterSearch,
    component: lotteryCenter,
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/lottery',
    validateSearch: readLotterySearch,
    component: lottery,
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/lotteryStatistics',
    validateSearch: readLotterySearch,
    component: lotteryStatistics,
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/vnLottery',
    validateSearch: readLotterySearch,
    component: vietnamLottery,
  }),
  createRoute({ getParentRoute: () => root, path: '/ticket', validateSearch: readCode, component: ticket }),
  createRoute({
    getParentRoute: () => root,
    path: '/seamless',
    validateSearch: (raw: RawSearch): { url?: string | undefined } => ({ url: textOf(raw.url) }),
    component: seamless,
  }),
] as const
