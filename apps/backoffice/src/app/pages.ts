// SPDX-License-Identifier: Apache-2.0
import { lazyRouteComponent } from '@tanstack/react-router'
import Bell from 'lucide-react/icons/bell'
import Club from 'lucide-react/icons/club'
import Coins from 'lucide-react/icons/coins'
import Crown from 'lucide-react/icons/crown'
import FileSignature from 'lucide-react/icons/file-signature'
import Gamepad2 from 'lucide-react/icons/gamepad-2'
import Gauge from 'lucide-react/icons/gauge'
import Gift from 'lucide-react/icons/gift'
import HeartPulse from 'lucide-react/icons/heart-pulse'
import IdCard from 'lucide-react/icons/id-card'
import LayoutList from 'lucide-react/icons/layout-list'
import Mail from 'lucide-react/icons/mail'
import MessageSquare from 'lucide-react/icons/message-square'
import MessagesSquare from 'lucide-react/icons/messages-square'
import Network from 'lucide-react/icons/network'
import Plug from 'lucide-react/icons/plug'
import Scale from 'lucide-react/icons/scale'
import Send from 'lucide-react/icons/send'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Spade from 'lucide-react/icons/spade'
import Store from 'lucide-react/icons/store'
import UserCog from 'lucide-react/icons/user-cog'
import Users from 'lucide-react/icons/users'
import type { TextKey } from '@tessera/texts/text-key'
import { AlertsPage } from '../features/backoffice/reports/alerts-page.tsx'
import { LedgerPage } from '../features/ledger/ledger-page.tsx'
import { MembersPage } from '../features/members/members-page.tsx'
import { OverviewPage } from '../features/backoffice/reports/overview-page.tsx'
import type { ConsolePage } from './console-page.ts'
import { lotteryPages } from './lottery-pages.ts'
import { moneyPages } from './money-pages.ts'
import { rewardPages } from './reward-pages.ts'
import { sitePages } from './site-pages.ts'
import { sportsbookPages } from './sportsbook-pages.ts'

export interface PageGroup {
  title: TextKey
  pages: readonly ConsolePage[]
}

/**
 * The menu of the console: its groups and pages in their order. Pages that are not needed all day load when
 * they are opened.
 */
export const groups: readonly PageGroup[] = [
  {
    title: 'console.group.admin',
    pages: [
      {
        path: '/',
        brand: 'any',
        title: 'console.overview',
        icon: Gauge,
        may: 'read',
        component: OverviewPage,
      },
      ...moneyPages,
      ...rewardPages,
      {
        path: '/members',
        brand: 'any',
        title: 'console.members',
        icon: Users,
        may: 'read',
        component: MembersPage,
      },
      {
        path: '/ledger',
        brand: 'none',
        title: 'console.ledger',
        icon: Scale,
        may: 'read',
        component: LedgerPage,
      },
      {
        path: '/alerts',
        brand: 'any',
        title: 'console.alerts',
        icon: Bell,
        may: 'read',
        component: AlertsPage,
      },
    ],
  },
  {
    title: 'console.group.people',
    pages: [
      {
        path: '/accounts',
        brand: 'any',
        title: 'console.accountsPage',
        icon: UserCog,
        may: 'read',
        component: lazyRouteComponent(() => import('../features/members/accounts/accounts-page.tsx')),
      },
      {
        path: '/requests',
        brand: 'any',
        title: 'console.requests',
        icon: ShieldCheck,
        may: 'accounts',
        component: lazyRouteComponent(() => import('../features/members/accounts/requests-page.tsx')),
      },
      {
        path: '/lines',
        brand: 'any',
        title: 'console.linesPage',
        icon: Network,
        may: 'read',
        component: lazyRouteComponent(() => import('../features/agents/lines/lines-page.tsx')),
      },
      {
        path: '/contracts',
        brand: 'any',
        title: 'console.contracts',
        icon: FileSignature,
        may: 'read',
        component: lazyRouteComponent(() => import('../features/contracts/contracts-page.tsx')),
      },
      {
        path: '/ranks',
        brand: 'any',
        title: 'console.ranks',
        icon: Crown,
        may: 'read',
        component: lazyRouteComponent(() => import('../features/rewards/ranks/ranks-page.tsx')),
      },
      {
        path: '/currencies',
        brand: 'one',
        title: 'console.currencies',
        icon: Coins,
        may: 'read',
        component: lazyRouteComponent(() => import('../features/site/currencies/currencies-page.tsx')),
      },
      {
        path: '/play-flags',
        brand: 'any',
        title: 'console.flags',
        icon: HeartPulse,
        may: 'read',
        component: lazyRouteComponent(() => import('../features/compliance/flags/play-flags-page.tsx')),
      },
      {
        path: '/documents',
        brand: 'any',
        title: 'console.documents',
        icon: IdCard,
        may: 'documents',
        component: lazyRouteComponent(() => import('../features/compliance/documents/documents-page.tsx')),
      },
      {
        path: '/applications',
        brand: 'any',
        title: 'console.applications',
        icon: Gift,
        may: 'read',
        component: lazyRouteComponent(() => import('../features/promotions/applications-page.tsx')),
      },
      {
        path: '/feedback',
        brand: 'any',
        title: 'console.feedback',
        icon: MessageSquare,
        may: 'messages',
        component: lazyRouteComponent(() => import('../features/messages/feedback/feedback-page.tsx')),
      },
      {
        path: '/messages',
        brand: 'one',
        title: 'console.messages',
        icon: Send,
        may: 'messages',
        component: lazyRouteComponent(() => import('../features/messages/inbox/messages-page.tsx')),
      },
      {
        path: '/outbox',
        brand: 'any',
        title: 'console.outbox',
        icon: Mail,
        may: 'outbox',
        component: lazyRouteComponent(() => import('../features/outbox/outbox-page.tsx')),
      },
    ],
  },
  { title: 'console.group.sportsbook', pages: sportsbookPages },
  {
    title: 'console.group.games',
    pages: [
      ...lotteryPages,
      {
        path: '/games',
        brand: 'none',
        title: 'console.games',
        icon: Gamepad2,
        may: 'contents',
        component: lazyRouteComponent(() => import('../features/catalogue/games-page.tsx')),
      },
      {
        path: '/live-tables',
        brand: 'none',
        title: 'console.rooms',
        icon: Spade,
        may: 'read',
        component: lazyRouteComponent(() => import('../features/play/rooms-page.tsx')),
      },
      {
        path: '/card-rooms',
        brand: 'any',
        title: 'console.cards',
        icon: Club,
        may: 'read',
        component: lazyRouteComponent(() => import('../features/play/card-rooms/card-rooms-page.tsx')),
      },
      {
        path: '/table-chat',
        brand: 'none',
        title: 'console.chat',
        icon: MessagesSquare,
        may: 'moderateChat',
        component: lazyRouteComponent(() => import('../features/play/chat-page.tsx')),
      },
      {
        path: '/vendors',
        brand: 'none',
        title: 'console.vendors',
        icon: Store,
        may: 'contents',
        component: lazyRouteComponent(() => import('../features/catalogue/vendors-page.tsx')),
      },
      {
        path: '/home-rows',
        brand: 'one',
        title: 'console.homeRows',
        icon: LayoutList,
        may: 'contents',
        component: lazyRouteComponent(() => import('../features/catalogue/home-rows-page.tsx')),
      },
      {
        path: '/vendor-accounts',
        brand: 'none',
        title: 'console.vendorAccounts',
        icon: Plug,
        may: 'vendorAccounts',
        component: lazyRouteComponent(() => import('../features/catalogue/vendor-accounts-page.tsx')),
      },
    ],
  },
  {
    title: 'console.group.site',
    pages: sitePages,
  },
]

export const pages: readonly ConsolePage[] = groups.flatMap((group) => group.pages)
