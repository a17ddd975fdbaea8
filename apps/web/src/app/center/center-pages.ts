// SPDX-License-Identifier: Apache-2.0
import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line'
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column'
import Coins from 'lucide-react/icons/coins'
import Crown from 'lucide-react/icons/crown'
import Gift from 'lucide-react/icons/gift'
import Mail from 'lucide-react/icons/mail'
import Percent from 'lucide-react/icons/percent'
import ReceiptText from 'lucide-react/icons/receipt-text'
import ScrollText from 'lucide-react/icons/scroll-text'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Target from 'lucide-react/icons/target'
import UserRoundPlus from 'lucide-react/icons/user-round-plus'
import UsersRound from 'lucide-react/icons/users-round'
import type { CallOutput } from '@tessera/contract'
import { centerPages, type CenterPage } from '../../shared/session/gate.ts'
import { t, type TextKey } from '../../shared/texts/texts.ts'

export const centerIcons = {
  securityCenter: ShieldCheck,
  transferFund: ArrowLeftRight,
  depositv2: ArrowDownToLine,
  withdraw: ArrowUpFromLine,
  transferUpline: UsersRound,
  personalHistoryCopy: ScrollText,
  transactionHistory: ReceiptText,
  personalProfit: ChartNoAxesColumn,
  bonusDetails: Coins,
  rewardCenter: Gift,
  referral: UserRoundPlus,
  missionLeaderboard: Target,
  messageV2: Mail,
  manualRebate: Percent,
  playerRank: Crown,
} as const satisfies Record<CenterPage, unknown>

const titles: Record<CenterPage, TextKey> = {
  securityCenter: 'members.security',
  transferFund: 'center.transferFund',
  depositv2: 'wallet.deposit',
  withdraw: 'wallet.withdraw',
  transferUpline: 'center.transferUpline',
  personalHistoryCopy: 'bets.title',
  transactionHistory: 'wallet.history',
  personalProfit: 'center.personalProfit',
  bonusDetails: 'center.bonusDetails',
  rewardCenter: 'center.rewardCenter',
  referral: 'center.referral',
  missionLeaderboard: 'center.missionLeaderboard',
  messageV2: 'center.messageV2',
  manualRebate: 'center.manualRebate',
  playerRank: 'center.playerRank',
}

/** After these the menu draws a line: money, records, rewards, the rest. */
export const lastOfGroup: ReadonlySet<CenterPage> = new Set([
  'securityCenter',
  'transferUpline',
  'personalProfit',
  'missionLeaderboard',
])

type Facts = Pick<CallOutput<'members.info'>, 'toUpline'> &
  Pick<CallOutput<'site.permission'>['whitelabel'], 'referralPromo' | 'memberCenter'>

/** The pages that stand in the menu of a member of this house. */
export function openCenterPages({ toUpline, referralPromo, memberCenter }: Facts): CenterPage[] {
  const needs: Partial<Record<CenterPage, boolean>> = {
    transferUpline: toUpline,
    referral: referralPromo,
    manualRebate: memberCenter,
  }
  return centerPages.filter((page) => needs[page] ?? true)
}

/** The name of a page of the member centre. */
export function centerTitle(page: CenterPage): string {
  return t(titles[page])
}
