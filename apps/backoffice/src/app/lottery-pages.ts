// SPDX-License-Identifier: Apache-2.0
import { lazyRouteComponent } from '@tanstack/react-router'
import Percent from 'lucide-react/icons/percent'
import Ticket from 'lucide-react/icons/ticket'
import type { ConsolePage } from './console-page.ts'

/** The pages of the lotteries, in their order in the menu. */
export const lotteryPages: readonly ConsolePage[] = [
  {
    path: '/lotteries',
    brand: 'any',
    title: 'console.lotteries',
    icon: Ticket,
    may: 'read',
    component: lazyRouteComponent(() => import('../features/lottery/lotteries-page.tsx')),
  },
  {
    path: '/lottery-odds',
    brand: 'one',
    title: 'console.lotteryOdds',
    icon: Percent,
    may: 'read',
    component: lazyRouteComponent(
      () => import('../features/site/settings/lottery-odds/lottery-odds-page.tsx'),
    ),
  },
]
