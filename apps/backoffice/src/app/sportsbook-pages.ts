// SPDX-License-Identifier: Apache-2.0
import { lazyRouteComponent } from '@tanstack/react-router'
import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import Goal from 'lucide-react/icons/goal'
import Hourglass from 'lucide-react/icons/hourglass'
import Rss from 'lucide-react/icons/rss'
import Scale3d from 'lucide-react/icons/scale-3d'
import type { ConsolePage } from './console-page.ts'

/** The pages of the sportsbook, in their order in the menu. */
export const sportsbookPages: readonly ConsolePage[] = [
  {
    path: '/sportsbook',
    brand: 'none',
    title: 'console.sportsbook.events',
    icon: Goal,
    may: 'read',
    component: lazyRouteComponent(() => import('../features/sportsbook/trading/events-page.tsx')),
  },
  {
    path: '/bet-reviews',
    brand: 'none',
    title: 'console.reviews',
    icon: Hourglass,
    may: 'read',
    component: lazyRouteComponent(() => import('../features/sportsbook/reviews/reviews-page.tsx')),
  },
  {
    path: '/sportsbook-results',
    brand: 'none',
    title: 'console.results',
    icon: ClipboardCheck,
    may: 'read',
    component: lazyRouteComponent(() => import('../features/sportsbook/results/results-page.tsx')),
  },
  {
    path: '/sportsbook-limits',
    brand: 'any',
    title: 'console.sportsbook.limits',
    icon: Scale3d,
    may: 'read',
    component: lazyRouteComponent(() => import('../features/sportsbook/trading/limits-page.tsx')),
  },
  {
    path: '/sportsbook-feeds',
    brand: 'none',
    title: 'console.feeds',
    icon: Rss,
    may: 'read',
    component: lazyRouteComponent(() => import('../features/sportsbook/feeds/feeds-page.tsx')),
  },
]
