// SPDX-License-Identifier: Apache-2.0
import { lazyRouteComponent } from '@tanstack/react-router'
import type { ConsolePage } from './console-page.ts'

/** Pages without a menu entry. */
export const innerPages: readonly Omit<ConsolePage, 'icon'>[] = [
  {
    path: '/contents/new/$kind',
    brand: 'one',
    title: 'console.contents',
    may: 'contents',
    component: lazyRouteComponent(() => import('../features/messages/contents/new-content-page.tsx')),
  },
  {
    path: '/contents/$id',
    brand: 'one',
    title: 'console.contents',
    may: 'contents',
    component: lazyRouteComponent(() => import('../features/messages/contents/content-page.tsx')),
  },
  {
    path: '/accounts/$id',
    brand: 'any',
    title: 'console.accountsPage',
    may: 'read',
    component: lazyRouteComponent(() => import('../features/members/accounts/account-page.tsx')),
  },
  {
    path: '/lottery-draws/$id',
    brand: 'none',
    title: 'console.lotteries',
    may: 'read',
    component: lazyRouteComponent(() => import('../features/lottery/draw-page.tsx')),
  },
  {
    path: '/lottery-corrections/$id',
    brand: 'none',
    title: 'console.lotteries',
    may: 'read',
    component: lazyRouteComponent(() => import('../features/lottery/correction-page.tsx')),
  },
  {
    path: '/sportsbook-results/$id',
    brand: 'none',
    title: 'console.results',
    may: 'read',
    component: lazyRouteComponent(() => import('../features/sportsbook/results/result-page.tsx')),
  },
  {
    path: '/sportsbook-entries/$id',
    brand: 'none',
    title: 'console.results',
    may: 'read',
    component: lazyRouteComponent(() => import('../features/sportsbook/results/entry-page.tsx')),
  },
  {
    path: '/sportsbook/$id',
    brand: 'none',
    title: 'console.sportsbook.events',
    may: 'read',
    component: lazyRouteComponent(() => import('../features/sportsbook/trading/event-page.tsx')),
  },
]
