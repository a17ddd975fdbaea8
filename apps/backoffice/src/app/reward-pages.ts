// SPDX-License-Identifier: Apache-2.0
import { lazyRouteComponent } from '@tanstack/react-router'
import Gem from 'lucide-react/icons/gem'
import PackageOpen from 'lucide-react/icons/package-open'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import Target from 'lucide-react/icons/target'
import UserPlus from 'lucide-react/icons/user-plus'
import type { ConsolePage } from './console-page.ts'

/** The pages of what members are given, in their order in the menu. */
export const rewardPages: readonly ConsolePage[] = [
  {
    path: '/redeems',
    brand: 'any',
    title: 'console.redeems',
    icon: Gem,
    may: 'read',
    component: lazyRouteComponent(() => import('../features/rewards/mall/redeems-page.tsx')),
  },
  {
    path: '/rewards',
    brand: 'one',
    title: 'console.rewards',
    icon: ShoppingBag,
    may: 'read',
    component: lazyRouteComponent(() => import('../features/rewards/mall/rewards-page.tsx')),
  },
  {
    path: '/reward-centre',
    brand: 'one',
    title: 'console.rewardCentre',
    icon: PackageOpen,
    may: 'read',
    component: lazyRouteComponent(() => import('../features/reward-centre/reward-centre-page.tsx')),
  },
  {
    path: '/missions',
    brand: 'one',
    title: 'console.missions',
    icon: Target,
    may: 'read',
    component: lazyRouteComponent(() => import('../features/missions/missions-page.tsx')),
  },
  {
    path: '/referrals',
    brand: 'one',
    title: 'console.referrals',
    icon: UserPlus,
    may: 'read',
    component: lazyRouteComponent(() => import('../features/referrals/referrals-page.tsx')),
  },
]
