import Banknote from 'lucide-react/icons/banknote'
import Bell from 'lucide-react/icons/bell'
import Gauge from 'lucide-react/icons/gauge'
import HandCoins from 'lucide-react/icons/hand-coins'
import Scale from 'lucide-react/icons/scale'
import Users from 'lucide-react/icons/users'
import type { TextKey } from '@tessera/texts/text-key'
import { AlertsPage } from '../features/alerts/alerts-page.tsx'
import { DepositsPage } from '../features/deposits/deposits-page.tsx'
import { LedgerPage } from '../features/ledger/ledger-page.tsx'
import { MembersPage } from '../features/members/members-page.tsx'
import { OverviewPage } from '../features/overview/overview-page.tsx'
import { WithdrawalsPage } from '../features/withdrawals/withdrawals-page.tsx'

/** The pages of the console in the order of its menu. */
export const pages = [
  { path: '/', title: 'console.overview', icon: Gauge, component: OverviewPage },
  { path: '/withdrawals', title: 'console.withdrawals', icon: HandCoins, component: WithdrawalsPage },
  { path: '/deposits', title: 'console.deposits', icon: Banknote, component: DepositsPage },
  { path: '/members', title: 'console.members', icon: Users, component: MembersPage },
  { path: '/ledger', title: 'console.ledger', icon: Scale, component: LedgerPage },
  { path: '/alerts', title: 'console.alerts', icon: Bell, component: AlertsPage },
] as const satisfies readonly { path: string; title: TextKey; icon: typeof Gauge; component: () => React.ReactNode }[]
