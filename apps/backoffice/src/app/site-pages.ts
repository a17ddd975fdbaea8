// SPDX-License-Identifier: Apache-2.0
import { lazyRouteComponent } from '@tanstack/react-router'
import Ban from 'lucide-react/icons/ban'
import Calculator from 'lucide-react/icons/calculator'
import FileText from 'lucide-react/icons/file-text'
import Globe from 'lucide-react/icons/globe'
import Images from 'lucide-react/icons/images'
import KeyRound from 'lucide-react/icons/key-round'
import Languages from 'lucide-react/icons/languages'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import Wrench from 'lucide-react/icons/wrench'
import type { ConsolePage } from './console-page.ts'

/** The pages of the console about the site: what it shows and says, and how it is set. */
export const sitePages: readonly ConsolePage[] = [
  {
    path: '/contents',
    brand: 'one',
    title: 'console.contents',
    icon: FileText,
    may: 'contents',
    component: lazyRouteComponent(() => import('../features/messages/contents/contents-page.tsx')),
  },
  {
    path: '/bonus-price',
    brand: 'none',
    title: 'console.bonusPrice',
    icon: Calculator,
    may: 'contents',
    component: lazyRouteComponent(() => import('../features/bonuses/bonus-price-page.tsx')),
  },
  {
    path: '/media',
    brand: 'one',
    title: 'console.media',
    icon: Images,
    may: 'contents',
    component: lazyRouteComponent(() => import('../features/messages/media/media-page.tsx')),
  },
  {
    path: '/texts',
    brand: 'one',
    title: 'console.texts',
    icon: Languages,
    may: 'texts',
    component: lazyRouteComponent(() => import('../features/backoffice/texts/texts-page.tsx')),
  },
  {
    path: '/settings',
    brand: 'one',
    title: 'console.settings',
    icon: SlidersHorizontal,
    may: 'read',
    component: lazyRouteComponent(() => import('../features/site/settings/settings-page.tsx')),
  },
  {
    path: '/maintenance',
    brand: 'one',
    title: 'console.maintenance',
    icon: Wrench,
    may: 'read',
    component: lazyRouteComponent(() => import('../features/site/settings/maintenance-page.tsx')),
  },
  {
    path: '/blocked',
    brand: 'one',
    title: 'console.blocked',
    icon: Ban,
    may: 'read',
    component: lazyRouteComponent(() => import('../features/site/settings/blocked-page.tsx')),
  },
  {
    path: '/brands',
    brand: 'none',
    title: 'console.brands',
    icon: Globe,
    may: 'readBrands',
    component: lazyRouteComponent(() => import('../features/site/brands/brands-page.tsx')),
  },
  {
    path: '/security',
    brand: 'none',
    title: 'console.security',
    icon: KeyRound,
    may: 'ownSession',
    component: lazyRouteComponent(() => import('../features/backoffice/operators/security-page.tsx')),
  },
]
