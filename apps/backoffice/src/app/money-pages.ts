// SPDX-License-Identifier: Apache-2.0
import { lazyRouteComponent } from '@tanstack/react-router'
import Banknote from 'lucide-react/icons/banknote'
import CircleHelp from 'lucide-react/icons/circle-help'
import CreditCard from 'lucide-react/icons/credit-card'
import FileDiff from 'lucide-react/icons/file-diff'
import Landmark from 'lucide-react/icons/landmark'
import HandCoins from 'lucide-react/icons/hand-coins'
import { DepositsPage } from '../features/wallet/deposits/deposits-page.tsx'
import { WithdrawalsPage } from '../features/wallet/withdrawals/withdrawals-page.tsx'
import type { ConsolePage } from './console-page.ts'

/** Money that comes in and goes out. */
export const moneyPages: readonly ConsolePage[] = [
  {
    path: '/withdrawals',
    brand: 'any',
    title: 'console.withdrawals',
    icon: HandCoins,
    may: 'read',
    component: WithdrawalsPage,
  },
  {
    path: '/deposits',
    brand: 'any',
    title: 'console.deposits',
    icon: Banknote,
    may: 'read',
    component: DepositsPage,
  },
  {
    path: '/suspense',
    brand: 'none',
    title: 'console.suspense',
    icon: CircleHelp,
    may: 'read',
    component: lazyRouteComponent(() => import('../features/wallet/suspense/suspense-page.tsx')),
  },
  {
    path: '/bank-lines',
    brand: 'none',
    title: 'console.bankLines',
    icon: Landmark,
    may: 'read',
    component: lazyRouteComponent(() => import('../features/wallet/deposits/bank-lines-page.tsx')),
  },
  {
    path: '/payment-accounts',
    brand: 'none',
    title: 'console.paymentAccounts',
    icon: CreditCard,
    may: 'read',
    component: lazyRouteComponent(
      () => import('../features/wallet/payment-accounts/payment-accounts-page.tsx'),
    ),
  },
  {
    path: '/reconciliation',
    brand: 'none',
    title: 'console.reconciliation',
    icon: FileDiff,
    may: 'read',
    component: lazyRouteComponent(() => import('../features/wallet/reconciliation/reconciliation-page.tsx')),
  },
]
