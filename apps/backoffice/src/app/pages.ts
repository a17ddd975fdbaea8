import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router'
import Ban from 'lucide-react/icons/ban'
import Banknote from 'lucide-react/icons/banknote'
import Bell from 'lucide-react/icons/bell'
import FileText from 'lucide-react/icons/file-text'
import Gamepad2 from 'lucide-react/icons/gamepad-2'
import Gauge from 'lucide-react/icons/gauge'
import Gem from 'lucide-react/icons/gem'
import Gift from 'lucide-react/icons/gift'
import Globe from 'lucide-react/icons/globe'
import HandCoins from 'lucide-react/icons/hand-coins'
import Images from 'lucide-react/icons/images'
import LayoutList from 'lucide-react/icons/layout-list'
import Mail from 'lucide-react/icons/mail'
import MessageSquare from 'lucide-react/icons/message-square'
import Plug from 'lucide-react/icons/plug'
import Scale from 'lucide-react/icons/scale'
import Send from 'lucide-react/icons/send'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import Store from 'lucide-react/icons/store'
import UserCog from 'lucide-react/icons/user-cog'
import Users from 'lucide-react/icons/users'
import Wrench from 'lucide-react/icons/wrench'
import type { TextKey } from '@tessera/texts/text-key'
import { AlertsPage } from '../features/alerts/alerts-page.tsx'
import { DepositsPage } from '../features/deposits/deposits-page.tsx'
import { LedgerPage } from '../features/ledger/ledger-page.tsx'
import { MembersPage } from '../features/members/members-page.tsx'
import { OverviewPage } from '../features/overview/overview-page.tsx'
import { WithdrawalsPage } from '../features/withdrawals/withdrawals-page.tsx'
import type { Right } from '../shared/rights.ts'

export interface ConsolePage { path: string; title: TextKey; icon: typeof Gauge; right: Right; component: RouteComponent }
export interface PageGroup { title: TextKey; pages: readonly ConsolePage[] }

/** The menu of the console: its groups and pages in their order. What is not needed at the desk every hour is loaded when it is opened. */
export const groups: readonly PageGroup[] = [
  {
    title: 'console.group.desk', pages: [
      { path: '/', title: 'console.overview', icon: Gauge, right: 'desk', component: OverviewPage },
      { path: '/withdrawals', title: 'console.withdrawals', icon: HandCoins, right: 'desk', component: WithdrawalsPage },
      { path: '/deposits', title: 'console.deposits', icon: Banknote, right: 'desk', component: DepositsPage },
      { path: '/redeems', title: 'console.redeems', icon: Gem, right: 'desk', component: lazyRouteComponent(() => import('../features/mall/redeems-page.tsx')) },
      { path: '/rewards', title: 'console.rewards', icon: ShoppingBag, right: 'desk', component: lazyRouteComponent(() => import('../features/mall/rewards-page.tsx')) },
      { path: '/members', title: 'console.members', icon: Users, right: 'desk', component: MembersPage },
      { path: '/ledger', title: 'console.ledger', icon: Scale, right: 'desk', component: LedgerPage },
      { path: '/alerts', title: 'console.alerts', icon: Bell, right: 'desk', component: AlertsPage },
    ],
  },
  {
    title: 'console.group.people', pages: [
      { path: '/accounts', title: 'console.accountsPage', icon: UserCog, right: 'desk', component: lazyRouteComponent(() => import('../features/accounts/accounts-page.tsx')) },
      { path: '/applications', title: 'console.applications', icon: Gift, right: 'desk', component: lazyRouteComponent(() => import('../features/promotions/applications-page.tsx')) },
      { path: '/feedback', title: 'console.feedback', icon: MessageSquare, right: 'letters', component: lazyRouteComponent(() => import('../features/feedback/feedback-page.tsx')) },
      { path: '/messages', title: 'console.messages', icon: Send, right: 'letters', component: lazyRouteComponent(() => import('../features/messages/messages-page.tsx')) },
      { path: '/outbox', title: 'console.outbox', icon: Mail, right: 'settings', component: lazyRouteComponent(() => import('../features/outbox/outbox-page.tsx')) },
    ],
  },
  {
    title: 'console.group.games', pages: [
      { path: '/games', title: 'console.games', icon: Gamepad2, right: 'contents', component: lazyRouteComponent(() => import('../features/catalogue/games-page.tsx')) },
      { path: '/vendors', title: 'console.vendors', icon: Store, right: 'contents', component: lazyRouteComponent(() => import('../features/catalogue/vendors-page.tsx')) },
      { path: '/home-rows', title: 'console.homeRows', icon: LayoutList, right: 'contents', component: lazyRouteComponent(() => import('../features/catalogue/home-rows-page.tsx')) },
      { path: '/vendor-accounts', title: 'console.vendorAccounts', icon: Plug, right: 'settings', component: lazyRouteComponent(() => import('../features/catalogue/vendor-accounts-page.tsx')) },
    ],
  },
  {
    title: 'console.group.site', pages: [
      { path: '/contents', title: 'console.contents', icon: FileText, right: 'contents', component: lazyRouteComponent(() => import('../features/contents/contents-page.tsx')) },
      { path: '/media', title: 'console.media', icon: Images, right: 'contents', component: lazyRouteComponent(() => import('../features/media/media-page.tsx')) },
      { path: '/settings', title: 'console.settings', icon: SlidersHorizontal, right: 'desk', component: lazyRouteComponent(() => import('../features/settings/settings-page.tsx')) },
      { path: '/maintenance', title: 'console.maintenance', icon: Wrench, right: 'desk', component: lazyRouteComponent(() => import('../features/settings/maintenance-page.tsx')) },
      { path: '/blocked', title: 'console.blocked', icon: Ban, right: 'desk', component: lazyRouteComponent(() => import('../features/settings/blocked-page.tsx')) },
      { path: '/brands', title: 'console.brands', icon: Globe, right: 'everyone', component: lazyRouteComponent(() => import('../features/brands/brands-page.tsx')) },
    ],
  },
]

/** Pages without an entry of their own in the menu. */
export const innerPages: readonly Omit<ConsolePage, 'icon'>[] = [
  { path: '/contents/new/$kind', title: 'console.contents', right: 'contents', component: lazyRouteComponent(() => import('../features/contents/new-content-page.tsx')) },
  { path: '/contents/$id', title: 'console.contents', right: 'contents', component: lazyRouteComponent(() => import('../features/contents/content-page.tsx')) },
  { path: '/accounts/$id', title: 'console.accountsPage', right: 'desk', component: lazyRouteComponent(() => import('../features/accounts/account-page.tsx')) },
]

export const pages: readonly ConsolePage[] = groups.flatMap((group) => group.pages)
