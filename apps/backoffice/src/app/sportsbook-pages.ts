// SPDX-License-Identifier: Apache-2.0
import { lazyRouteComponent } from '@tanstack/react-router'
import Goal from 'lucide-react/icons/goal'
import Rss from 'lucide-react/icons/rss'
import type { ConsolePage } from './console-page.ts'

/** The pages of the sportsbook, in their order in the menu. */
export const sportsbookPages: readonly ConsolePage[] = [
  {
    path: '/sportsbook',
    brand: 'none',
    title: 'console.sportsbook.events',
    icon: Goal,
    may: 'read',
    component: lazyRouteComponent(() => import('../features/sportsbook/events-page.tsx')),
  },
  {
    path: '/sportsbook-feeds',
    brand: 'none',
    title: 'console.feeds',
    icon: Rss,
    may: 'read',
    component: lazyRouteComponent(() => import('../features/sportsbook-feeds/feeds-page.tsx')),
  },
]
