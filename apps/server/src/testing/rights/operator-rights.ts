// SPDX-License-Identifier: Apache-2.0
import { operators, type Right } from './right.ts'
import { withdrawalRights } from './withdrawal-rights.ts'
import { lotteryRights } from './lottery-rights.ts'
import { sportsbookTradingRights } from './sportsbook-trading-rights.ts'
import { paymentRights } from './payment-rights.ts'
import { sportsbookReviewRights } from './sportsbook-rights.ts'

const account = { ids: { id: 'account' }, with: { reason: 'They asked for it' } } as const
const item = { ids: { id: 'content' }, with: { version: 1 } } as const
const vendor = { ids: { id: 'vendorAccount' } } as const
/** The account is below this agent already. */
const sameUpline = { ids: { id: 'accountInLine', upline: 'agentName' }, own: 'INVALID' } as const
/** The example vendor has no address. */
const away = { ...vendor, own: 'VENDOR_AWAY' } as const
const words = { kind: 'PU', texts: { EN: { title: 'About' } } } as const

const mission = {
  kind: 'DAILY',
  titles: { EN: 'Bet 100 today' },
  counts: 'VALID_BETS',
  gameType: null,
  vendor: null,
  target: 100,
  reward: 5,
  startTime: 0,
  endTime: null,
  budget: 100,
  enabled: true,
  position: 10,
} as const

const tier = (minBets: number) => ({ minBets, minProfitLoss: 0, minActiveMembers: 0, rate: 0.001 })
const contractTerms = { kind: 'DIVIDEND', periodType: 'Weekly', tiers: [tier(0), tier(1), tier(2)] } as const
const contractOffer = {
  ids: { account: 'agentName' },
  with: { ...contractTerms, ...account.with },
} as const
const reasonOnly = { with: account.with } as const

/**
 * Calls of the console, by permission. Operators work for all brands, so no id belongs to somebody else:
 * their role decides.
 */
export const operatorRights = {
  'backoffice.me': operators('ownSession'),
  'backoffice.startTotp': operators('ownSession'),
  'backoffice.confirmTotp': operators('ownSession'),
  'backoffice.removeTotp': operators('ownSession'),
  'backoffice.ownSecurity': operators('ownSession'),
  'backoffice.renewRecoveryCodes': operators('ownSession'),
  'backoffice.operators': operators('operators', { alike: true }),
  'backoffice.resetOperatorApp': operators('operators', {
    ids: { id: 'operator' },
    with: { code: '000000', reason: 'They lost their phone' },
    own: 'SECOND_FACTOR_REQUIRED',
  }),
  'backoffice.overview': operators('read'),
  ...withdrawalRights,
  'backoffice.deposits': operators('read'),
  'backoffice.recordBankTransfer': operators('money', {
    ids: { id: 'bankTransfer' },
    with: { received: 50 },
    fresh: ['reference'],
  }),
  'backoffice.rejectBankTransfer': operators('money', {
    ids: { id: 'bankTransfer' },
    with: { reason: 'Nothing came in' },
  }),
  ...paymentRights,
  ...lotteryRights,
  ...sportsbookReviewRights,
  ...sportsbookTradingRights,
  'backoffice.members': operators('read'),
  'backoffice.ledgerHealth': operators('read'),
  'backoffice.liabilities': operators('read'),
  'backoffice.checkLedger': operators('money'),
  'backoffice.alerts': operators('read'),
  'backoffice.settings': operators('read'),
  'backoffice.changeSettings': operators('settings', {
    with: { changes: [{ name: 'site.cornerRadius', value: 12, version: 0 }], dryRun: true },
  }),
  'backoffice.settingHistory': operators('read'),
  'backoffice.restoreSetting': operators('settings', {
    ids: { id: 'settingChange' },
    with: { version: 9_999, dryRun: true },
    own: 'SETTING_CHANGED',
  }),
  'backoffice.brands': operators('readBrands'),
  'backoffice.addBrand': operators('settings', { fresh: ['code'] }),
  'backoffice.changeBrand': operators('settings', {
    ids: { code: 'brandCode' },
    with: { name: 'Renamed' },
  }),
  'backoffice.addHost': operators('settings', { ids: { code: 'brandCode' }, fresh: ['host'] }),
  'backoffice.changeHost': operators('settings', { ids: { host: 'host' }, with: { enabled: true } }),
  'backoffice.account': operators('read', { ids: { id: 'account' } }),
  'backoffice.accountAttempts': operators('read', { ids: { id: 'account' } }),
  'backoffice.unlockAccount': operators('accounts', account),
  'backoffice.endAccountSessions': operators('accounts', account),
  'backoffice.setAccountEnabled': operators('accounts', {
    ...account,
    with: { ...account.with, enabled: true },
  }),
  'backoffice.askAccountStep': operators('accounts', {
    ids: { id: 'accountWithoutRequest' },
    with: { ...account.with, kind: 'invite' },
  }),
  'backoffice.accountRequests': operators('accounts', { ids: { memberId: 'account' } }),
  'backoffice.approveAccountRequest': operators('approveAccounts', {
    ids: { id: 'accountRequest' },
    with: account.with,
  }),
  'backoffice.refuseAccountRequest': operators('approveAccounts', {
    ids: { id: 'accountRequest' },
    with: account.with,
  }),
  'backoffice.createAgent': operators('agents', {
    ids: { upline: 'agentName' },
    fresh: ['username'],
    with: { password: 'Given-by-1357', type: 1, ...account.with },
  }),
  'backoffice.lines': operators('read', { ids: { memberId: 'account' } }),
  'backoffice.lineBlocks': operators('read'),
  'backoffice.sharedLines': operators('read'),
  'backoffice.closeSharedLine': operators('agents', { ids: { id: 'sharedLine' }, ...reasonOnly }),
  'backoffice.previewLineBlock': operators('agents', { ids: { id: 'account' } }),
  // Somebody who heads no line, so that the people of the table can still log in.
  'backoffice.blockLine': operators('agents', { ...account, ids: { id: 'accountInLine' }, own: 'NO_AGENT' }),
  'backoffice.unblockLine': operators('agents', { ...account, own: 'LINE_NOT_BLOCKED' }),
  'backoffice.changeUpline': operators('agents', { ...sameUpline, with: account.with }),
  'backoffice.previewMove': operators('agents', sameUpline),
  'backoffice.callOffMove': operators('agents', { ...account, own: 'NO_MOVE' }),
  'backoffice.changeRank': operators('money', { ...account, with: { ...account.with, rankLevel: 3 } }),
  'backoffice.prizeGroup': operators('read', { ids: { id: 'account' } }),
  'backoffice.changePrizeGroup': operators('money', { ...account, with: { ...account.with, prizeMode: 1 } }),
  'backoffice.memberRank': operators('read', { ids: { id: 'account' } }),
  'backoffice.rankRuns': operators('read'),
  'backoffice.gameEdges': operators('read'),
  'backoffice.rankManagers': operators('read'),
  'backoffice.saveRankManager': operators('agents', {
    ids: { operatorId: 'operator' },
    with: { name: 'Ann', link: 'https://chat.example.com/ann' },
  }),
  'backoffice.assignManager': operators('agents', {
    ...account,
    with: { ...account.with, operatorId: null },
  }),
  'backoffice.rebateClaims': operators('read', { ids: { username: 'username' } }),
  'backoffice.rebateClaim': operators('read', { ids: { id: 'rebateClaim' } }),
  'backoffice.changeLabels': operators('agents', {
    ...account,
    with: { ...account.with, labels: ['Quick'] },
  }),
  'backoffice.contracts': operators('read', { ids: { account: 'agentName' } }),
  'backoffice.offerContract': operators('money', contractOffer),
  'backoffice.dryRunContract': operators('read', { ...contractOffer, with: contractTerms }),
  'backoffice.terminateContract': operators('agents', {
    ids: { id: 'operatorContract' },
    ...reasonOnly,
  }),
  'backoffice.contractRequests': operators('read'),
  'backoffice.approveContractRequest': operators('money', {
    ids: { id: 'contractRequest' },
    ...reasonOnly,
  }),
  'backoffice.refuseContractRequest': operators('agents', {
    ids: { id: 'contractRequest' },
    ...reasonOnly,
  }),
  'backoffice.contractRuns': operators('read'),
  'backoffice.contractPayments': operators('read', { ids: { runId: 'contractRun' } }),
  'backoffice.repeatContractRun': operators('read', { ids: { id: 'contractRun' } }),
  'backoffice.approveContractPayment': operators('money', {
    ids: { id: 'waitingPayment' },
    ...reasonOnly,
  }),
  'backoffice.declineContractPayment': operators('money', {
    ids: { id: 'waitingPayment' },
    ...reasonOnly,
  }),
  'backoffice.contractDebts': operators('read'),
  'backoffice.contractCosts': operators('read', {
    with: { firstDay: '2027-01-01', lastDay: '2027-01-31' },
  }),
  'backoffice.outbox': operators('outbox'),
  'backoffice.contents': operators('contents'),
  'backoffice.content': operators('contents', { ids: { id: 'content' } }),
  'backoffice.contentRevision': operators('contents', {
    ids: { id: 'publishedContent' },
    with: { number: 1 },
  }),
  'backoffice.createContent': operators('contents', { with: { body: words } }),
  'backoffice.saveContent': operators('contents', { ...item, with: { version: 1, body: words } }),
  'backoffice.publishContent': operators('contents', item),
  'backoffice.scheduleContent': operators('contents', {
    ...item,
    with: { version: 1, from: null, until: null },
  }),
  'backoffice.archiveContent': operators('contents', item),
  'backoffice.rollBackContent': operators('contents', {
    ids: { id: 'publishedContent' },
    with: { version: 2, number: 1 },
  }),
  'backoffice.reorderContents': operators('contents', {
    with: { kind: 'PU' },
    ids: { ids: 'contents' },
    own: 'CHANGED_ELSEWHERE',
  }),
  'backoffice.previewContent': operators('contents', { ids: { id: 'content' } }),
  'backoffice.media': operators('contents'),
  'backoffice.uploadMedia': operators('contents'),
  'backoffice.deleteMedia': operators('contents', { ids: { id: 'picture' } }),
  'backoffice.catalogueGames': operators('contents'),
  'backoffice.changeGames': operators('contents', { with: { nodeIds: [1], set: { isHot: true } } }),
  'backoffice.changeGame': operators('contents'),
  'backoffice.orderGames': operators('contents'),
  'backoffice.catalogueVendors': operators('contents'),
  'backoffice.changeVendor': operators('contents'),
  'backoffice.orderVendors': operators('contents'),
  'backoffice.homeSections': operators('contents'),
  'backoffice.saveSections': operators('contents'),
  'backoffice.previewSections': operators('contents'),
  'backoffice.refusedPayees': operators('read', { alike: true }),
  'backoffice.refusePayee': operators('money', { with: { kind: 'account' }, alike: true }),
  'backoffice.allowPayee': operators('money', { ids: { id: 'refusedPayee' } }),
  'backoffice.payoutAccounts': operators('money', { alike: true }),
  'backoffice.addPayoutAccount': operators('vendorAccounts', {
    fresh: ['id'],
    with: {
      provider: 'sandbox-payouts',
      currency: 'USD',
      url: 'https://payouts.example',
      secret: 'x'.repeat(16),
    },
  }),
  'backoffice.setPayoutAccount': operators('vendorAccounts', { ids: { id: 'payoutAccount' } }),
  'backoffice.vendorAccounts': operators('vendorAccounts'),
  'backoffice.addVendorAccount': operators('vendorAccounts', { fresh: ['id'], own: 'INVALID' }),
  'backoffice.changeVendorAccount': operators('vendorAccounts', vendor),
  'backoffice.rotateVendorKey': operators('vendorAccounts', { ...vendor, own: 'INVALID' }),
  'backoffice.finishKeyRotation': operators('vendorAccounts', { ...vendor, own: 'INVALID' }),
  'backoffice.askVendor': operators('vendorAccounts', vendor),
  'backoffice.compareVendor': operators('contents', away),
  'backoffice.applyVendor': operators('contents', away),
  'backoffice.testVendor': operators('vendorAccounts', vendor),
  'backoffice.applications': operators('read'),
  'backoffice.application': operators('read', { ids: { id: 'application' } }),
  'backoffice.approveApplication': operators('money', { ids: { id: 'application' } }),
  'backoffice.rejectApplication': operators('money', { ids: { id: 'application' } }),
  'backoffice.memberBonuses': operators('read', { ids: { id: 'account' } }),
  'backoffice.memberProtection': operators('read', { ids: { id: 'account' } }),
  'backoffice.memberTimeline': operators('read', { ids: { id: 'account' } }),
  'backoffice.memberTimelineFile': operators('read', { ids: { id: 'account' } }),
  'backoffice.excludeMember': operators('accounts', {
    ...account,
    with: { ...account.with, months: 6 },
  }),
  'backoffice.cancelBonus': operators('money', { ids: { bonusId: 'bonus' }, with: account.with }),
  'backoffice.priceBonus': operators('contents', {
    with: {
      terms: { wagerTimes: 3, wagerBase: 'bonus', weights: { RNG: 100 }, daysToWager: 7 },
      bonus: 10,
      deposit: 10,
    },
  }),
  'backoffice.promotionCodes': operators('contents', { ids: { id: 'publishedPromotion' } }),
  'backoffice.addPromotionCodes': operators('money', { ids: { id: 'publishedPromotion' } }),
  'backoffice.tryOffer': operators('contents'),
  'backoffice.promotionResult': operators('contents', { ids: { id: 'publishedPromotion' } }),
  'backoffice.cancelFreeRounds': operators('contents', { ids: { id: 'publishedPromotion' } }),
  'backoffice.feedbacks': operators('messages'),
  'backoffice.feedback': operators('messages', { ids: { id: 'feedback' } }),
  'backoffice.answerFeedback': operators('messages', { ids: { id: 'feedback' } }),
  'backoffice.writeMessage': operators('messages', {
    ids: { to: 'receiver' },
    with: { title: 'News', content: 'None' },
  }),
  'backoffice.rewardsOnOffer': operators('read'),
  'backoffice.cancelReward': operators('money', {
    ids: { id: 'rewardToCancel' },
    with: account.with,
  }),
  'backoffice.missions': operators('read'),
  'backoffice.addMission': operators('money', { with: mission }),
  'backoffice.changeMission': operators('money', {
    ids: { missionId: 'mission' },
    with: { position: 3 },
  }),
  'backoffice.referrals': operators('read'),
  'backoffice.rewards': operators('read'),
  'backoffice.addReward': operators('money'),
  'backoffice.changeReward': operators('money', { ids: { rewardId: 'reward' }, with: { position: 3 } }),
  'backoffice.redeems': operators('read'),
  'backoffice.approveRedeem': operators('money', { ids: { id: 'redeem' } }),
  'backoffice.rejectRedeem': operators('money', { ids: { id: 'redeem' } }),
} satisfies Readonly<Record<string, Right>>
