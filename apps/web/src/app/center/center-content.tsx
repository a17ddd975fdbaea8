// SPDX-License-Identifier: Apache-2.0
import { useNavigate } from '../../shared/router/index.ts'
import { lazy, Suspense, type ReactNode } from 'react'
import { BonusSection } from '../../features/bonuses/bonus-section.tsx'
import { TurnoverLeft } from '../../features/bonuses/turnover-left.tsx'
import { PaymentPasswordForm } from '../../features/identity/payment-password-form.tsx'
import { useMember } from '../../features/members/use-member.ts'
import { slipLegs } from '../../features/sportsbook/slip/slip-store.ts'
import { usePanels, type CenterPage } from '../../shared/session/gate.ts'
import { once } from './once.ts'

const security = once(() => import('./security-page.tsx'))
const deposit = once(() => import('../../features/wallet/deposit-page.tsx'))
const withdraw = once(() => import('../../features/wallet/withdraw-page.tsx'))
const transferUpline = once(() => import('../../features/wallet/transfer-upline-page.tsx'))
const transactions = once(() => import('../../features/wallet/transactions-page.tsx'))
const bets = once(() => import('../../features/bets/bets-page.tsx'))
const inbox = once(() => import('../../features/messages/inbox-page.tsx'))
const rank = once(() => import('../../features/rewards/ranks/rank-page.tsx'))
const rebate = once(() => import('../../features/rewards/rebates/rebate-page.tsx'))
const profit = once(() => import('../../features/wallet/profit-page.tsx'))
const bonuses = once(() => import('../../features/wallet/bonuses-page.tsx'))
const rewards = once(() => import('../../features/reward-centre/reward-centre-page.tsx'))
const missions = once(() => import('../../features/missions/missions-page.tsx'))
const referral = once(() => import('../../features/referrals/referral-page.tsx'))
const saferPlay = once(() => import('../../features/compliance/safer-play-page.tsx'))
const timeline = once(() => import('../../features/timeline/timeline-page.tsx'))
const identityCheck = once(() => import('../../features/compliance/documents/identity-check-page.tsx'))
const transferFund = once(() => import('../../features/wallet/transfer-fund-page.tsx'))
const empty = once(() => import('./empty-page.tsx'))

const loaders: Partial<Record<CenterPage, () => Promise<unknown>>> = {
  securityCenter: security,
  saferPlay,
  timeline,
  identityCheck,
  depositv2: deposit,
  withdraw,
  transferUpline,
  transferFund,
  personalHistoryCopy: bets,
  transactionHistory: transactions,
  personalProfit: profit,
  bonusDetails: bonuses,
  rewardCenter: rewards,
  referral,
  missionLeaderboard: missions,
  messageV2: inbox,
  manualRebate: rebate,
  playerRank: rank,
}

/** Loads the component of a page of the centre; always returns the same promise. */
export function loadCenterPage(page: CenterPage): Promise<unknown> {
  return (loaders[page] ?? empty)()
}

const SecurityPage = lazy(async () => ({ default: (await security()).SecurityPage }))
const DepositPage = lazy(async () => ({ default: (await deposit()).DepositPage }))
const WithdrawPage = lazy(async () => ({ default: (await withdraw()).WithdrawPage }))
const TransferUplinePage = lazy(async () => ({ default: (await transferUpline()).TransferUplinePage }))
const TransactionsPage = lazy(async () => ({ default: (await transactions()).TransactionsPage }))
const BetsPage = lazy(async () => ({ default: (await bets()).BetsPage }))
const InboxPage = lazy(async () => ({ default: (await inbox()).InboxPage }))
const RebatePage = lazy(async () => ({ default: (await rebate()).RebatePage }))
const RankPage = lazy(async () => ({ default: (await rank()).RankPage }))
const ProfitPage = lazy(async () => ({ default: (await profit()).ProfitPage }))
const BonusesPage = lazy(async () => ({ default: (await bonuses()).BonusesPage }))
const RewardCentrePage = lazy(async () => ({ default: (await rewards()).RewardCentrePage }))
const MissionsPage = lazy(async () => ({ default: (await missions()).MissionsPage }))
const ReferralPage = lazy(async () => ({ default: (await referral()).ReferralPage }))
const SaferPlayPage = lazy(async () => ({ default: (await saferPlay()).SaferPlayPage }))
const TimelinePage = lazy(async () => ({ default: (await timeline()).TimelinePage }))
const RoundCheck = lazy(() => import('../../features/bets/round-check.tsx'))
const IdentityCheckPage = lazy(async () => ({ default: (await identityCheck()).IdentityCheckPage }))
const TransferFundPage = lazy(async () => ({ default: (await transferFund()).TransferFundPage }))
const EmptyPage = lazy(async () => ({ default: (await empty()).EmptyPage }))

function checkRound(round: { roundId: string; vendor: string }): ReactNode {
  return (
    <Suspense>
      <RoundCheck round={round} />
    </Suspense>
  )
}

/** Who came from there to pay in goes on there, as does whoever has something on the slip. */
const playedPages = /^\/(?:game|lottery|sport|esports|cockfight)/

/** The body of a page of the member centre. */
export function CenterContent({ page }: { page: CenterPage }): ReactNode {
  const { closePanels } = usePanels()
  const navigate = useNavigate()
  const { data: member } = useMember()
  const play = () =>
    playedPages.test(location.pathname) || slipLegs().length > 0
      ? closePanels()
      : void navigate({ to: '/inhouse', search: {} })
  switch (page) {
    case 'securityCenter':
      return <SecurityPage />
    case 'saferPlay':
      return <SaferPlayPage />
    case 'timeline':
      return <TimelinePage checkRound={checkRound} />
    case 'identityCheck':
      return <IdentityCheckPage />
    case 'depositv2':
      return <DepositPage onPlay={play} />
    case 'withdraw':
      return (
        <WithdrawPage
          passwordForm={<PaymentPasswordForm exists={member?.hasPaymentPassword ?? false} />}
          turnover={<TurnoverLeft />}
        />
      )
    case 'transferUpline':
      return (
        <TransferUplinePage
          passwordForm={member?.hasPaymentPassword ? undefined : <PaymentPasswordForm exists={false} />}
        />
      )
    case 'personalHistoryCopy':
      return <BetsPage />
    case 'transactionHistory':
      return <TransactionsPage checkRound={checkRound} />
    case 'messageV2':
      return <InboxPage />
    case 'manualRebate':
      return <RebatePage />
    case 'playerRank':
      return <RankPage />
    case 'personalProfit':
      return <ProfitPage empty={<EmptyPage page={page} />} />
    case 'bonusDetails':
      return <BonusesPage inPlay={<BonusSection />} empty={<EmptyPage page={page} />} />
    case 'rewardCenter':
      return <RewardCentrePage />
    case 'referral':
      return <ReferralPage />
    case 'missionLeaderboard':
      return <MissionsPage />
    case 'transferFund':
      return <TransferFundPage />
  }
}
