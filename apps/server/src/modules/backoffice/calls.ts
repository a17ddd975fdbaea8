// SPDX-License-Identifier: Apache-2.0
import type { DomainHandlers } from '../../platform/http/index.ts'
import type { BackofficeDeps } from './backoffice-deps.ts'
import { accountCalls } from './accounts/account-calls.ts'
import { outboxCalls } from './accounts/outbox-calls.ts'
import { accountRequestCalls } from './accounts/requests/account-request-calls.ts'
import { agentCalls } from './agents/agent-calls.ts'
import { prizeGroupCalls } from './agents/prize-group-calls.ts'
import { bonusPriceCalls } from './bonuses/bonus-price-calls.ts'
import { timelineAdminCalls } from './accounts/timeline-calls.ts'
import { flagCalls } from './protection/flag-calls.ts'
import { protectionCalls } from './protection/protection-calls.ts'
import { memberBonusCalls } from './bonuses/member-bonus-calls.ts'
import { lineCalls } from './agents/line-calls.ts'
import { sharedLineCalls } from './agents/shared-line-calls.ts'
import { currencyCalls } from './currencies/currency-calls.ts'
import { depositCalls } from './deposits/deposit-calls.ts'
import { paymentAccountCalls } from './deposits/payment-account-calls.ts'
import { statementCalls } from './deposits/statement-calls.ts'
import { documentCalls } from './documents/document-calls.ts'
import { bankLineCalls } from './deposits/bank-line-calls.ts'
import { suspenseCalls } from './deposits/suspense-calls.ts'
import { vendorAccountCalls } from './catalogue/account-calls.ts'
import { gameCalls } from './catalogue/game-calls.ts'
import { sectionCalls } from './catalogue/section-calls.ts'
import { syncCalls } from './catalogue/sync-calls.ts'
import { vendorCalls } from './catalogue/vendor-calls.ts'
import { contentCalls } from './content/content-calls.ts'
import { contentReads } from './content/content-reads.ts'
import { contractOfferCalls } from './contracts/offer-calls.ts'
import { contractRequestCalls } from './contracts/requests/contract-request-calls.ts'
import { settlementCalls } from './contracts/settlement-calls.ts'
import { feedbackCalls } from './content/feedback-calls.ts'
import { mediaCalls } from './content/media-calls.ts'
import { lotteryAdminCalls } from './lottery/lottery-calls.ts'
import { sportsbookTradingCalls } from './sportsbook/trading-calls.ts'
import { redeemCalls } from './mall/redeem-calls.ts'
import { mallRewardCalls } from './mall/reward-calls.ts'
import { operatorCalls } from './operators/operator-calls.ts'
import { secondFactorCalls } from './operators/second-factor-calls.ts'
import { signIn } from './operators/sign-in.ts'
import { signOut } from './operators/sign-out.ts'
import { promotionCodeCalls } from './promotions/code-calls.ts'
import { promotionToolCalls } from './promotions/promotion-tool-calls.ts'
import { applicationCalls } from './promotions/application-calls.ts'
import { cardRoomCalls } from './card-rooms/card-room-calls.ts'
import { roomCalls } from './rooms/room-calls.ts'
import { edgeCalls } from './ranks/edge-calls.ts'
import { rankCalls } from './ranks/rank-calls.ts'
import { missionCalls } from './rewards/mission-calls.ts'
import { referralCalls } from './rewards/referral-calls.ts'
import { rewardCalls } from './rewards/reward-calls.ts'
import { reportCalls } from './reports/report-calls.ts'
import { settingsCalls } from './settings/settings-calls.ts'
import { textCalls } from './texts/text-calls.ts'
import { sportsbookResultCalls } from './sportsbook/result-calls.ts'
import { betReviewCalls } from './sportsbook/review-calls.ts'
import { sportsbookFeedCalls } from './sportsbook/feed-calls.ts'
import { payeeCalls } from './withdrawals/payee-calls.ts'
import { withdrawalCalls } from './withdrawals/withdrawal-calls.ts'

/**
 * Binds the calls of the operator console. The contract (`may`) says who may make them; that is checked
 * before.
 */
export const backofficeCalls = (deps: BackofficeDeps): DomainHandlers<'backoffice'> => ({
  'backoffice.login': (input, facts) => signIn(deps, input, facts),
  'backoffice.logout': (_, facts) => signOut(deps, facts),
  ...secondFactorCalls(deps),
  ...operatorCalls(deps),
  'backoffice.me'(_, { operator }) {
    const { operatorId, name, role, mustSetUpApp = false } = operator
    return { operatorId, name, role, mustSetUpApp }
  },
  ...reportCalls(deps),
  ...currencyCalls(deps),
  ...withdrawalCalls(deps),
  ...payeeCalls(deps),
  ...depositCalls(deps),
  ...suspenseCalls(deps),
  ...bankLineCalls(),
  ...statementCalls(deps),
  ...paymentAccountCalls(deps),
  ...accountCalls(deps),
  ...outboxCalls(deps),
  ...accountRequestCalls(deps),
  ...agentCalls(deps),
  ...prizeGroupCalls(deps),
  ...lineCalls(deps),
  ...sharedLineCalls(deps),
  ...contractOfferCalls(deps),
  ...contractRequestCalls(deps),
  ...settlementCalls(deps),
  ...settingsCalls(deps),
  ...textCalls(deps),
  ...sportsbookFeedCalls(deps),
  ...roomCalls(deps),
  ...cardRoomCalls(deps),
  ...contentReads(deps),
  ...contentCalls(deps),
  ...gameCalls(deps),
  ...vendorCalls(deps),
  ...sectionCalls(deps),
  ...vendorAccountCalls(deps),
  ...syncCalls(deps),
  ...mediaCalls(deps),
  ...feedbackCalls(deps),
  ...mallRewardCalls(deps),
  ...redeemCalls(deps),
  ...applicationCalls(deps),
  ...bonusPriceCalls(deps),
  ...memberBonusCalls(deps),
  ...protectionCalls(deps),
  ...timelineAdminCalls(deps),
  ...documentCalls(deps),
  ...flagCalls(deps),
  ...rankCalls(deps),
  ...edgeCalls(deps),
  ...rewardCalls(deps),
  ...missionCalls(deps),
  ...referralCalls(deps),
  ...promotionCodeCalls(deps),
  ...promotionToolCalls(deps),
  ...lotteryAdminCalls(deps),
  ...betReviewCalls(deps),
  ...sportsbookResultCalls(deps),
  ...sportsbookTradingCalls(deps),
})
