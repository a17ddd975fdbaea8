// SPDX-License-Identifier: Apache-2.0
import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line'
import BadgePercent from 'lucide-react/icons/badge-percent'
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column'
import Coins from 'lucide-react/icons/coins'
import Crown from 'lucide-react/icons/crown'
import Gift from 'lucide-react/icons/gift'
import History from 'lucide-react/icons/history'
import HeartPulse from 'lucide-react/icons/heart-pulse'
import IdCard from 'lucide-react/icons/id-card'
import Mail from 'lucide-react/icons/mail'
import ReceiptText from 'lucide-react/icons/receipt-text'
import ScrollText from 'lucide-react/icons/scroll-text'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Target from 'lucide-react/icons/target'
import UserPlus from 'lucide-react/icons/user-plus'
import UsersRound from 'lucide-react/icons/users-round'
import type { CallOutput } from '@tessera/contract'
import { centerPages, type CenterPage } from '../../shared/session/gate.ts'
import { t, type TextKey } from '../../shared/texts/texts.ts'

export const centerIcons = {
  securityCenter: ShieldCheck,
  saferPlay: HeartPulse,
  identityCheck: IdCard,
  timeline: History,
  transferFund: ArrowLeftRight,
  depositv2: ArrowDownToLine,
  withdraw: ArrowUpFromLine,
  transferUpline: UsersRound,
  personalHistoryCopy: ScrollText,
  transactionHistory: ReceiptText,
  personalProfit: ChartNoAxesColumn,
  bonusDetails: Coins,
  rewardCenter: Gift,
  referral: UserPlus,
  missionLeaderboard: Target,
  messageV2: Mail,
  manualRebate: BadgePercent,
  playerRank: Crown,
} as const satisfies Record<CenterPage, unknown>

const titles: Record<CenterPage, TextKey> = {
  securityCenter: 'members.security',
  saferPlay: 'saferPlay.title',
  identityCheck: 'identityCheck.title',
  timeline: 'timeline.title',
  transferFund: 'center.transferFund',
  depositv2: 'wallet.deposit',
  withdraw: 'wallet.withdraw',
  transferUpline: 'center.transferUpline',
  personalHistoryCopy: 'bets.title',
  transactionHistory: 'wallet.history',
  personalProfit: 'center.personalProfit',
  bonusDetails: 'center.bonusDetails',
  rewardCenter: 'shell.eventBonus',
  referral: 'shell.invite',
  missionLeaderboard: 'missions.title',
  messageV2: 'shell.messages',
  manualRebate: 'shell.manualRebate',
  playerRank: 'shell.vipBonus',
}

/** The menu draws a line after these: money, records, rewards, the rest. */
export const lastOfGroup: ReadonlySet<CenterPage> = new Set([
  'timeline',
  'transferUpline',
  'bonusDetails',
  'missionLeaderboard',
])

/** What decides which pages there are. */
export interface CenterFacts extends Pick<CallOutput<'members.info'>, 'toUpline'> {
  /** The switch of the brand for the manual rebate (D-48). */
  memberCenter: boolean
  /** The switch of the brand for inviting friends (D-150). */
  referralPromo: boolean
}

/** The pages in the menu of a member. */
export const openCenterPages = ({ toUpline, memberCenter, referralPromo }: CenterFacts): CenterPage[] =>
  centerPages.filter(
    (page) =>
      (page !== 'transferUpline' || toUpline) &&
      (page !== 'manualRebate' || memberCenter) &&
      (page !== 'referral' || referralPromo),
  )

export function centerTitle(page: CenterPage): string {
  return t(titles[page])
}
