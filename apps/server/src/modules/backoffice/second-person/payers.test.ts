// SPDX-License-Identifier: Apache-2.0
import { allCalls, settings, type CallName } from '@tessera/contract'
import { hasPermission, rolesWith } from '@tessera/rules/operators/permissions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '../../../testing/server-for-tests.ts'

/**
 * Every call of the console that can cause a payment, and what keeps one person from paying alone. A call that is neither
 * here nor among those that cannot pay fails the test.
 */
const payers = {
  'above the sums of one person, the same call of a second one': [
    ...['addMission', 'changeMission', 'addReward', 'changeReward', 'approveRedeem', 'approveApplication'],
    ...[
      'recordBankTransfer',
      'assignToDeposit',
      'assignToMember',
      'approveContractPayment',
      'changeRank',
      'cancelDraw',
    ],
  ],
  'always the same call of a second person': [
    ...[
      'changePrizeGroup',
      'addVendorAccount',
      'rotateVendorKey',
      'addExchangeRate',
      'changeSettings',
      'restoreSetting',
      'voidRoomRound',
    ],
  ],
  'a publisher who has written nothing of it': ['publishContent', 'scheduleContent', 'rollBackContent'],
  'two approvals, again for each payment, above the sums of a day': [
    ...['approveWithdrawal', 'payWithdrawal', 'sendWithdrawal', 'answerDispute', 'reopenWithdrawal'],
  ],
  'two people for every result and correction of a lottery': ['enterResult', 'approveCorrection'],
  'another person than the maker, above what that one moved in a day': ['confirmEntry'],
  'another person than the one who asked, above a rate': ['offerContract', 'approveContractRequest'],
  'within a part of the price of the source alone, the same call of a second one above': [
    'setSportsbookPrice',
  ],
  'another person than the one who holds the win, and no more than was held': ['decideCardFreeze'],
  'the budget of a promotion that others have approved': ['addPromotionCodes'],
}
/** Open to editors and traders, because most contents and prices pay nothing; the call itself asks for the permission. */
const askedInside = [
  ...payers['a publisher who has written nothing of it'],
  ...payers['within a part of the price of the source alone, the same call of a second one above'],
]

const cannotPay = {
  'reads, tries and simulates':
    'account accountAttempts accountRequests alerts application applications bankLines betReviews brands cardFreezes cardPairs cardTables catalogueGames catalogueVendors chatReports compareVendor content contentRevision contents contractCosts contractDebts contractPayments contractRequests contractRuns contracts deposits differences documents dryRunContract exchangeRates exportDifferences feedback feedbacks gameEdges homeSections ledgerHealth liabilities lineBlocks lines lookAtCardHand lookAtDocument lotteries lotteryCorrection lotteryDraw lotteryDraws lotteryExposure lotteryReturns lotteryTickets media members memberBonuses memberProtection memberRank memberTimeline memberTimelineFile missions moneyReport operators outbox overview paymentAccounts payoutAccounts playFlags previewContent previewLineBlock previewMove previewSections previewText priceBonus prizeGroup promotionCodes promotionResult rankManagers rankRuns rebateClaim rebateClaims redeems referrals refusedPayees repeatContractRun resultEntry reviewRules rewards rewardsOnOffer rooms settingHistory settings sharedLines sportsbookCompetitions sportsbookEvent sportsbookEvents sportsbookFeeds sportsbookLimits sportsbookResult sportsbookResults statements suspense testPaymentAccount testVendor textHistory texts tryOffer tryReviewRules vendorAccounts withdrawalDisputes withdrawalSharers withdrawals',
  'the own session': 'me ownSecurity startTotp confirmTotp removeTotp renewRecoveryCodes',
  'prepares what others decide':
    'planCorrection askCorrection dropCorrection planResult planVoid dropEntry createContent saveContent',
  'refuses, withdraws, ends':
    'archiveContent cancelBonus cancelFreeRounds cancelReward declineContractPayment refuseAccountRequest refuseBet refuseContractRequest refuseDocument refusePayee rejectApplication rejectBankTransfer rejectRedeem rejectWithdrawal terminateContract blockLine breakMember excludeMember freezeCardWin limitMember pauseRoom closeCardTable stopSportsbook closeDraw closeSharedLine callOffMove deleteMedia',
  'access, not money':
    'acceptDocument allowPayee approveAccountRequest askAccountStep endAccountSessions resetOperatorApp setAccountEnabled unblockLine unlockAccount stepPlayFlag',
  'who is who in a line': 'assignManager changeLabels changeUpline createAgent saveRankManager',
  'words, pictures and order':
    'answerFeedback moderateChat applyVendor changeGame changeGames changeVendor orderGames orderVendors reorderContents saveSections setText uploadMedia writeMessage',
  'the installation':
    'addBrand addHost addPayoutAccount changeBrand changeHost changePaymentAccount changeVendorAccount finishKeyRotation setPayoutAccount askVendor',
  'the books': 'checkLedger explainDifference returnPayment uploadStatement',
  'prices and limits of bets, within what a bet and a day may return (sportsbook.payouts)':
    'approveBet offerBet limitSportsbookMember limitSportsbookStakes resumeSportsbook delayDraw',
}

const namesOf = (lists: Record<string, readonly string[]>): string[] =>
  Object.values(lists)
    .flat()
    .map((name) => `backoffice.${name}`)
const listed = (lists: Record<string, string>): string[] =>
  namesOf(Object.fromEntries(Object.entries(lists).map(([what, names]) => [what, names.split(' ')])))
const callsOfOperators = allCalls.filter(({ who }) => who === 'operator')

describe('the calls of the console', () => {
  it('are all listed: as payers with what guards them, or among those that cannot pay', () => {
    const all = [...namesOf(payers), ...listed(cannotPay)]
    expect(all.toSorted()).toEqual(callsOfOperators.map(({ name }) => name).toSorted())
  })

  it('that pay need the permission for money', () => {
    const others = new Set(askedInside.map((name) => `backoffice.${name}`))
    // The first of two people who enter a result may be somebody else.
    others.add('backoffice.enterResult')
    for (const { name, may } of callsOfOperators) {
      if (!namesOf(payers).includes(name) || others.has(name)) continue
      for (const role of rolesWith[may!])
        expect([name, role, hasPermission(role, 'money')]).toEqual([name, role, true])
    }
  })

  it('that keep a first approval say so in the contract', () => {
    const keeping = [
      ...payers['above the sums of one person, the same call of a second one'],
      ...payers['always the same call of a second person'],
      ...askedInside,
    ].map((name) => `backoffice.${name}`)
    const declared = callsOfOperators.filter(({ pays }) => pays)
    expect(declared.map(({ name }) => name).toSorted()).toEqual(keeping.toSorted())
    for (const { faults } of declared) expect(faults).toContain('backoffice.secondNeeded')
  })
})

/** Every setting that sets sums, rates, or what one person may let through. */
const changedByTwo =
  'backoffice.aloneDay backoffice.aloneMember bonuses.depositWagerTimes bonuses.freeWinWagerTimes contracts.approveAbove contracts.fourEyesRatePercent contracts.payOfWorthPercent lottery.jackpots lottery.kenoTable lottery.odds lottery.prizeGroups lottery.returnCeiling promotions.secondFrom referrals.commissionPercent referrals.deposit referrals.reward referrals.validBets referrals.wagerTimes rewards.earnPer rewards.exchangeRatio rewards.minConvert rewards.rankBonusMaxStake rewards.rankBonusWagerTimes rewards.ranks rewards.rebateMinimum rewards.rebateRates sportsbook.alonePrice sportsbook.cashOutMargin sportsbook.margins sportsbook.payouts sportsbook.secondOperator wallet.approvalTierAdmin wallet.approvalTierFinance wallet.autoApproveUpTo wallet.secondApprovalAbove wallet.secondApprovalDayAbove'
/** Prefixes of groups of settings without sums, and single ones of the other groups. */
const paysNothing = [
  ...['site.', 'identity.', 'messages.', 'compliance.', 'agents.', 'missions.', 'play.'],
  ...[
    'bonuses.mostWagerTimes',
    'bonuses.spendingOrder',
    'contracts.carryMode',
    'promotions.leftOutLabels',
    'referrals.days',
  ],
]

describe('the settings', () => {
  const two = Object.entries(settings).flatMap(([name, { twoPersons }]) => (twoPersons ? [name] : []))

  it('that set sums and rates are changed by two people', () => {
    expect(two.toSorted()).toEqual(changedByTwo.split(' '))
  })

  it('of promotions, bonuses, referrals, contracts and rewards are all known to pay nothing otherwise', () => {
    const known = (name: string) => paysNothing.some((start) => name.startsWith(start))
    const judged = Object.keys(settings).filter((name) =>
      /^(backoffice|bonuses|contracts|promotions|referrals|missions)\./.test(name),
    )
    expect(judged.filter((name) => !two.includes(name) && !known(name))).toEqual([])
  })

  it('are shipped with sums that are not zero', () => {
    for (const name of [
      'backoffice.aloneDay',
      'backoffice.aloneMember',
      'promotions.secondFrom',
      'contracts.fourEyesRatePercent',
      'sportsbook.alonePrice',
      'sportsbook.secondOperator',
      'wallet.secondApprovalAbove',
      'wallet.secondApprovalDayAbove',
    ] as const)
      expect([name, settings[name].default > 0]).toEqual([name, true])
  })
})

describe('an editor alone', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer()
  })
  afterAll(() => server.close())

  it('is refused by every call that pays', async () => {
    const editor = await server.operator('edith', 'content')
    const asked = namesOf(payers).filter(
      (name) => !askedInside.some((inside) => name === `backoffice.${inside}`),
    ) as CallName[]
    for (const name of asked)
      expect([name, (await editor.callWith(name, { id: 1, code: 'x' })).status]).toEqual([name, 403])
  })
})
