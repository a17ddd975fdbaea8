// SPDX-License-Identifier: Apache-2.0
import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import pg from 'pg'
import { allCalls, type CallName } from '@tessera/contract'
import { units } from '@tessera/rules/money'
import { recordFact } from '../bets/index.ts'
import type { CallClient } from '../../testing/call-client.ts'
import {
  openWalletTestServer,
  paymentPassword,
  requestId,
  type WalletTestServer,
} from '../wallet/wallet-for-tests.ts'
import { operatorRoles, type OperatorRole } from '@tessera/rules/operators/permissions'
import { text } from '@tessera/texts'
import { everyFlag } from '../../testing/every-flag.ts'

let bank: WalletTestServer
const operators = new Map<OperatorRole, CallClient>()
const vendorKey = generateKeyPairSync('rsa', { modulusLength: 2048 })
  .publicKey.export({ type: 'spki', format: 'pem' })
  .toString()

beforeAll(async () => {
  bank = await openWalletTestServer()
  for (const role of operatorRoles) operators.set(role, await bank.operator(role))
})
afterAll(() => bank.close())

const as = (role: OperatorRole): CallClient => operators.get(role)!
async function waiting(amount = 40): Promise<{ id: string; name: string; memberId: bigint }> {
  const member = await bank.member(units(100))
  const bankAccountId = await bank.bankAccount(member)
  const { envelope } = await member.client.call('wallet.withdraw', {
    amount,
    bankAccountId,
    password: paymentPassword,
    requestId: requestId(),
  })
  return { id: envelope.value.withdrawalId, name: member.name, memberId: member.id }
}

describe('what a role may do', () => {
  const steps: Record<string, readonly OperatorRole[]> = {
    everybody: operatorRoles,
    overviews: ['admin', 'finance', 'supervisor', 'support'],
    money: ['admin', 'finance'],
    content: ['admin', 'content'],
    letters: ['admin', 'content', 'supervisor', 'support'],
    accounts: ['admin', 'supervisor', 'support'],
    approval: ['admin', 'supervisor'],
    trading: ['admin', 'supervisor'],
    chat: ['admin', 'supervisor', 'support'],
    documents: ['admin', 'finance', 'supervisor'],
    agents: ['admin', 'supervisor'],
    draws: ['admin', 'finance', 'supervisor'],
    server: ['admin'],
  }
  const mayBeMade: Record<keyof typeof steps, CallName[]> = {
    everybody: [
      'backoffice.me',
      'backoffice.startTotp',
      'backoffice.confirmTotp',
      'backoffice.removeTotp',
      'backoffice.ownSecurity',
      'backoffice.renewRecoveryCodes',
      'backoffice.brands',
    ],
    overviews: [
      'backoffice.overview',
      'backoffice.withdrawals',
      'backoffice.withdrawalSharers',
      'backoffice.withdrawalDisputes',
      'backoffice.reviewRules',
      'backoffice.contractRequests',
      'backoffice.dryRunContract',
      'backoffice.refusedPayees',
      'backoffice.tryReviewRules',
      'backoffice.deposits',
      'backoffice.suspense',
      'backoffice.bankLines',
      'backoffice.lotteries',
      'backoffice.lotteryDraws',
      'backoffice.lotteryDraw',
      'backoffice.lotteryExposure',
      'backoffice.lotteryTickets',
      'backoffice.lotteryReturns',
      'backoffice.lotteryCorrection',
      'backoffice.betReviews',
      'backoffice.sportsbookResults',
      'backoffice.sportsbookResult',
      'backoffice.resultEntry',
      'backoffice.sportsbookEvents',
      'backoffice.sportsbookEvent',
      'backoffice.sportsbookCompetitions',
      'backoffice.sportsbookLimits',
      'backoffice.statements',
      'backoffice.differences',
      'backoffice.exportDifferences',
      'backoffice.paymentAccounts',
      'backoffice.members',
      'backoffice.ledgerHealth',
      'backoffice.liabilities',
      'backoffice.alerts',
      'backoffice.settings',
      'backoffice.settingHistory',
      'backoffice.account',
      'backoffice.accountAttempts',
      'backoffice.rewards',
      'backoffice.redeems',
      'backoffice.rewardsOnOffer',
      'backoffice.missions',
      'backoffice.referrals',
      'backoffice.applications',
      'backoffice.application',
      'backoffice.contracts',
      'backoffice.contractRuns',
      'backoffice.contractPayments',
      'backoffice.repeatContractRun',
      'backoffice.contractDebts',
      'backoffice.contractCosts',
      'backoffice.lines',
      'backoffice.lineBlocks',
      'backoffice.sharedLines',
      'backoffice.memberBonuses',
      'backoffice.memberProtection',
      'backoffice.memberTimeline',
      'backoffice.memberTimelineFile',
      'backoffice.playFlags',
      'backoffice.sportsbookFeeds',
      'backoffice.rooms',
      'backoffice.cardTables',
      'backoffice.cardPairs',
      'backoffice.cardFreezes',
      'backoffice.chatReports',
      'backoffice.exchangeRates',
      'backoffice.moneyReport',
      'backoffice.memberRank',
      'backoffice.prizeGroup',
      'backoffice.gameEdges',
      'backoffice.rankRuns',
      'backoffice.rankManagers',
      'backoffice.rebateClaims',
      'backoffice.rebateClaim',
    ],
    accounts: [
      'backoffice.unlockAccount',
      'backoffice.endAccountSessions',
      'backoffice.setAccountEnabled',
      'backoffice.askAccountStep',
      'backoffice.excludeMember',
      'backoffice.stepPlayFlag',
      'backoffice.limitMember',
      'backoffice.breakMember',
      'backoffice.accountRequests',
    ],
    documents: [
      'backoffice.documents',
      'backoffice.lookAtDocument',
      'backoffice.acceptDocument',
      'backoffice.refuseDocument',
    ],
    draws: [
      'backoffice.closeDraw',
      'backoffice.delayDraw',
      'backoffice.enterResult',
      'backoffice.approveBet',
      'backoffice.offerBet',
      'backoffice.refuseBet',
      'backoffice.planResult',
      'backoffice.planVoid',
      'backoffice.dropEntry',
      'backoffice.pauseRoom',
      'backoffice.closeCardTable',
      'backoffice.lookAtCardHand',
      'backoffice.freezeCardWin',
    ],
    chat: ['backoffice.moderateChat'],
    approval: ['backoffice.approveAccountRequest', 'backoffice.refuseAccountRequest'],
    trading: [
      'backoffice.setSportsbookPrice',
      'backoffice.stopSportsbook',
      'backoffice.resumeSportsbook',
      'backoffice.limitSportsbookMember',
      'backoffice.limitSportsbookStakes',
    ],
    agents: [
      'backoffice.createAgent',
      'backoffice.previewMove',
      'backoffice.changeUpline',
      'backoffice.callOffMove',
      'backoffice.changeLabels',
      'backoffice.terminateContract',
      'backoffice.refuseContractRequest',
      'backoffice.previewLineBlock',
      'backoffice.blockLine',
      'backoffice.unblockLine',
      'backoffice.closeSharedLine',
      'backoffice.assignManager',
      'backoffice.saveRankManager',
    ],
    money: [
      'backoffice.cancelBonus',
      'backoffice.addPromotionCodes',
      'backoffice.approveContractRequest',
      'backoffice.offerContract',
      'backoffice.changePrizeGroup',
      'backoffice.changeRank',
      'backoffice.approveWithdrawal',
      'backoffice.rejectWithdrawal',
      'backoffice.reopenWithdrawal',
      'backoffice.answerDispute',
      'backoffice.payWithdrawal',
      'backoffice.sendWithdrawal',
      'backoffice.refusePayee',
      'backoffice.allowPayee',
      'backoffice.payoutAccounts',
      'backoffice.recordBankTransfer',
      'backoffice.rejectBankTransfer',
      'backoffice.uploadStatement',
      'backoffice.explainDifference',
      'backoffice.assignToDeposit',
      'backoffice.assignToMember',
      'backoffice.returnPayment',
      'backoffice.checkLedger',
      'backoffice.addExchangeRate',
      'backoffice.addReward',
      'backoffice.changeReward',
      'backoffice.cancelReward',
      'backoffice.addMission',
      'backoffice.changeMission',
      'backoffice.approveRedeem',
      'backoffice.rejectRedeem',
      'backoffice.approveApplication',
      'backoffice.rejectApplication',
      'backoffice.approveContractPayment',
      'backoffice.declineContractPayment',
      'backoffice.cancelDraw',
      'backoffice.planCorrection',
      'backoffice.askCorrection',
      'backoffice.approveCorrection',
      'backoffice.dropCorrection',
      'backoffice.confirmEntry',
      'backoffice.voidRoomRound',
      'backoffice.decideCardFreeze',
    ],
    content: [
      'backoffice.contents',
      'backoffice.content',
      'backoffice.contentRevision',
      'backoffice.createContent',
      'backoffice.saveContent',
      'backoffice.promotionCodes',
      'backoffice.promotionResult',
      'backoffice.cancelFreeRounds',
      'backoffice.tryOffer',
      'backoffice.publishContent',
      'backoffice.scheduleContent',
      'backoffice.archiveContent',
      'backoffice.rollBackContent',
      'backoffice.reorderContents',
      'backoffice.previewContent',
      'backoffice.media',
      'backoffice.uploadMedia',
      'backoffice.deleteMedia',
      'backoffice.catalogueGames',
      'backoffice.changeGames',
      'backoffice.changeGame',
      'backoffice.orderGames',
      'backoffice.catalogueVendors',
      'backoffice.changeVendor',
      'backoffice.orderVendors',
      'backoffice.homeSections',
      'backoffice.saveSections',
      'backoffice.previewSections',
      'backoffice.compareVendor',
      'backoffice.applyVendor',
      'backoffice.priceBonus',
      'backoffice.texts',
      'backoffice.setText',
      'backoffice.previewText',
      'backoffice.textHistory',
    ],
    letters: [
      'backoffice.feedbacks',
      'backoffice.feedback',
      'backoffice.answerFeedback',
      'backoffice.writeMessage',
    ],
    server: [
      'backoffice.operators',
      'backoffice.resetOperatorApp',
      'backoffice.changeSettings',
      'backoffice.changePaymentAccount',
      'backoffice.testPaymentAccount',
      'backoffice.restoreSetting',
      'backoffice.addBrand',
      'backoffice.changeBrand',
      'backoffice.addHost',
      'backoffice.changeHost',
      'backoffice.outbox',
      'backoffice.vendorAccounts',
      'backoffice.addVendorAccount',
      'backoffice.changeVendorAccount',
      'backoffice.rotateVendorKey',
      'backoffice.finishKeyRotation',
      'backoffice.askVendor',
      'backoffice.testVendor',
      'backoffice.addPayoutAccount',
      'backoffice.setPayoutAccount',
    ],
  }
  const cases = Object.entries(mayBeMade).flatMap(([step, names]) =>
    names.map((name) => [name, step] as const),
  )

  it('is listed here for every operator call', () => {
    const all = allCalls.filter(({ who }) => who === 'operator').map(({ name }) => name)
    expect(cases.map(([name]) => name).toSorted()).toEqual(all.toSorted())
  })

  const body = { kind: 'PL', texts: { EN: { title: 'x' } } }
  /** Just enough input for a call to be checked; what it names does not exist. */
  const input = (name: CallName): object => {
    const call = allCalls.find((one) => one.name === name)
    const number = {
      id: 999_999,
      number: 1,
      version: 1,
      from: null,
      until: null,
      body,
      answer: 'x',
      kind: name.endsWith('Media') ? 'inline' : 'PL',
      ids: [999_999],
      remark: 'x',
      name: 'x',
      data: 'AAAA',
      title: 'x',
      content: 'x',
      to: { whom: 'label', rankLevel: 7 },
    }
    const money = { id: requestId(), remark: 'x' }
    const brand = {
      code: 'nobody9',
      host: 'nobody.example',
      enabled: false,
      reason: 'because',
      changes: [{ name: 'site.name', value: 'x', version: 99 }],
    }
    const snapshot = {
      nodeId: 999_999,
      nodeIds: [999_998, 999_999],
      set: { isHot: true },
      gameType: 'FISH',
      vendorCode: 'NOBODY',
      vendorCodes: ['NOBODY'],
      list: [],
      revision: '',
      digest: '',
      operatorId: 'x',
      publicKey: vendorKey,
      ...(call?.path.startsWith('/ops/catalogue/accounts')
        ? { id: name.endsWith('addVendorAccount') ? 'roles' : 'nobody', languages: {} }
        : {}),
    }
    const request = { id: requestId() }
    const step = { kind: 'invite' }
    /** Reports that need a period. */
    const days = name.endsWith('Costs') ? { firstDay: '2026-01-01', lastDay: '2026-01-02' } : {}
    const contracts = {
      id: requestId(),
      kind: 'DAILY',
      account: 'nobodyatall9',
      periodType: 'Daily',
      tiers: [],
    }
    const mall = {
      ...money,
      rewardId: 999_999,
      kind: 'GOODS',
      category: 'TECH',
      picture: 'watch',
      points: 10,
      stock: 1,
      minRankLevel: 0,
      position: 0,
    }
    const mission = {
      ...{
        missionId: 999_999,
        kind: 'DAILY',
        titles: { EN: 'x' },
        counts: 'BETS',
        gameType: null,
        vendor: null,
      },
      ...{ target: 1, reward: 1, wagerTimes: 0, startTime: 0, endTime: null, budget: 1, position: 0 },
    }
    const promotions = { offer: { kind: 'REVIEW', reward: 5 }, draw: 1, usesAllowed: 1 }
    const bonus = {
      terms: { wagerTimes: 3, wagerBase: 'bonus', weights: { RNG: 100 }, daysToWager: 7 },
      bonus: 10,
      deposit: 0,
      bonusId: 999_999,
    }
    const limits = {
      ...{ first: true, amountAbove: 1, countAbove: 1, sumAbove: 1 },
      ...{ sharedTraces: true, playedBelowPercent: 1, accountYoungerHours: 1 },
    }
    const payoutAccount = {
      ...{ id: 'nobody', provider: 'nobody', currency: 'USD', secret: 'x'.repeat(16) },
      url: 'https://nobody.example',
    }
    const paymentAccount = {
      ...{ id: 'nothing', enabled: true, closedBrands: [], min: null, max: null, feeFixed: 0 },
      ...{ name: 'Bank', position: 0, feeBasisPoints: 0, feePayer: 'operator', maintenance: null },
    }
    const rate = { currency: 'VND', rate: '1', validFrom: '2020-01-01' }
    const statement = {
      ...{ ...money, accountId: 'nothing', fileName: 'x', fromDay: '2020-01-01', toDay: '2020-01-01' },
      ...{ format: 'camt053', columns: null, file: 'eA==' },
    }
    const draws = {
      ...{ id: call?.path.includes('/corrections/') ? requestId() : 999_999, day: '2020-01-01' },
      ...{ reason: 'No result', winningNumber: '1', drawTime: 1, closeTime: 1 },
    }
    const sportsbook = {
      id: call?.path.includes('/results/') ? '999999' : requestId(),
      ...{ reason: 'The official page', status: 'cancelled' },
    }
    const trading = {
      ...{ eventId: '999999', marketId: '999999', memberId: 999_999, outcome: 'home' },
      ...{ type: 'no_such_type', factor: 100, highest: null, brandCode: 'brand1' },
    }
    const rooms = {
      ...{ room: 'live_roulette', set: true, tableRoundId: requestId(), reason: 'The wheel looks bent' },
      ...{ chatMessage: '999999', step: 'remove', minutes: 0 },
    }
    const cards = { handId: 'hand-1', freezeId: 'freeze-1', decision: 'release', reason: 'Odd play' }
    const ranks = { operatorId: 999_999, link: 'https://chat.example/manager' }
    const all: Record<string, unknown> = {
      ...number,
      ...(call?.path.startsWith('/ops/withdrawals')
        ? { ...money, answer: 'ARRIVED', limits, accountId: 'nobody', reference: 'x-1' }
        : {}),
      // An agent created without an upline, and steps that name no account.
      type: 1,
      username: 'nobody99',
      password: 'Given-by-1357',
      upline: 'nobodyatall9',
      rankLevel: 3,
      prizeMode: 1,
      labels: ['x'],
      ...brand,
      requestId: requestId(),
      ...(call?.path.startsWith('/ops/catalogue/') ? snapshot : {}),
      ...(call?.path.startsWith('/ops/payouts/') ? payoutAccount : {}),
      ...(name.endsWith('addExchangeRate') ? rate : {}),
      ...(name.endsWith('rejectWithdrawal') ? { reason: 'IDENTITY' } : {}),
      ...(name.endsWith('Payee') ? { id: 999_999, kind: 'account', label: '99', brandCode: 'nobody9' } : {}),
      ...(call?.path.startsWith('/ops/deposits/') ? { ...money, received: 1, reference: 'x-1' } : {}),
      ...(/^\/ops\/(statements|differences)/.test(call?.path ?? '') ? statement : {}),
      ...(call?.path.startsWith('/ops/payment-accounts/') ? paymentAccount : {}),
      ...(call?.path.startsWith('/ops/suspense/') ? { ...money, depositId: requestId() } : {}),
      ...(call?.path.startsWith('/ops/mall/') ? mall : {}),
      ...(call?.path.startsWith('/ops/accountRequests/') || name.endsWith('rebateClaim') ? request : {}),
      ...(name.endsWith('askAccountStep') ? step : {}),
      ...(name.endsWith('Document') ? { name: 'x', expiresOn: null, reason: 'unreadable' } : {}),
      ...(name.endsWith('PlayFlag') ? { what: 'note', text: 'Looked at it' } : {}),
      ...(name.endsWith('limitMember') ? { kind: 'loss', period: 'day', most: 10 } : {}),
      ...(name.endsWith('breakMember') ? { days: 1 } : {}),
      ...(name.endsWith('excludeMember') ? { months: 6 } : {}),
      ...(call?.path.startsWith('/ops/contract') ? contracts : {}),
      ...(call?.path.startsWith('/ops/bonuses/') ? bonus : {}),
      ...(call?.path.startsWith('/ops/missions') ? mission : {}),
      ...(call?.path.startsWith('/ops/promotions/') ? promotions : {}),
      ...(call?.path.startsWith('/ops/lotteries') ? draws : {}),
      ...(call?.path.startsWith('/ops/sportsbook') ? trading : {}),
      ...(/^\/ops\/sportsbook\/(reviews|results|entries)/.test(call?.path ?? '') ? sportsbook : {}),
      ...(/^\/ops\/(card-)?rooms/.test(call?.path ?? '') ? rooms : {}),
      ...(call?.path.startsWith('/ops/card-rooms') ? { ...cards, memberId: 999_999 } : {}),
      ...(call?.path.startsWith('/ops/texts/') ? { language: 'EN', key: 'common.cancel', text: 'x' } : {}),
      ...(call?.path.startsWith('/ops/ranks/') || name.endsWith('Manager') ? ranks : {}),
    }
    const reads = call?.method === 'GET'
    const period = { fromDay: '2020-01-01', toDay: '2020-01-01', day: '2020-01-01' }
    const needed = /moneyReport|lottery/.test(name) ? period : days
    Object.assign(all, needed)
    return Object.fromEntries(
      Object.entries(all).filter(
        ([field]) =>
          call && field in call.input.shape && (!reads || call.path.includes(`:${field}`) || field in needed),
      ),
    )
  }
  it.each(cases)('%s: %s', async (name, step) => {
    const statuses = await Promise.all(
      operatorRoles.map(async (role) => [role, (await as(role).callWith(name, input(name))).status] as const),
    )
    for (const [role, status] of statuses)
      expect([role, status === 403], String(status)).toEqual([role, !steps[step]?.includes(role)])
    for (const [, status] of statuses) expect([200, 403, 404, 409]).toContain(status)
  })
  it.each(cases.map(([name]) => name))('%s: nobody without a session', async (name) => {
    expect((await bank.program().callWith(name, input(name))).status).toBe(401)
  })

  it('checks the permission before it reads the input', async () => {
    const refused = cases.flatMap(([name, step]) =>
      operatorRoles.filter((role) => !steps[step]?.includes(role)).map((role) => [name, role] as const),
    )
    const statuses: (readonly [string, string, number])[] = []
    for (const [name, role] of refused)
      statuses.push([name, role, (await as(role).callWith(name, { surprise: 1 })).status])
    expect(statuses.filter(([, , status]) => status !== 403)).toEqual([])
    expect(statuses.length).toBeGreaterThan(100)
  })

  it('applies a role change at once, and a refused step changes nothing', async () => {
    const { id } = await waiting()
    expect(
      (
        await as('support').call('backoffice.approveWithdrawal', {
          id,
          requestId: requestId(),
          flags: everyFlag,
        })
      ).envelope.code,
    ).toBe('FORBIDDEN')
    const { pool } = bank.server.platform.database
    const { operatorId } = (await as('support').call('backoffice.me', {})).envelope.value
    await pool.query(`update operator set role = 'finance' where id = $1`, [operatorId])
    expect(
      (
        await as('support').call('backoffice.approveWithdrawal', {
          id,
          requestId: requestId(),
          flags: everyFlag,
        })
      ).envelope.value.status,
    ).toBe('Approved')
    await pool.query(`update operator set role = 'support' where id = $1`, [operatorId])
  })
})

describe('what operators did', () => {
  const actions = async (subject: string) => {
    const { rows } = await bank.server.platform.database.pool.query(
      'select operator_name, action, before, after, at from operator_action where subject = $1 order by id',
      [subject],
    )
    return rows
  }

  it('is recorded with before and after, and not when it failed', async () => {
    const { id } = await waiting()
    const name = (await as('finance').call('backoffice.me', {})).envelope.value.name
    const step = { id, flags: everyFlag, requestId: requestId() }
    await as('finance').call('backoffice.approveWithdrawal', step)
    await as('finance').call('backoffice.approveWithdrawal', step)
    await as('finance').call('backoffice.approveWithdrawal', { id, requestId: requestId(), flags: everyFlag })
    await as('finance').call('backoffice.payWithdrawal', {
      reference: 'BANK-1',
      id,
      amount: 15,
      requestId: requestId(),
    })
    expect(await actions(`withdrawal:${id}`)).toEqual([
      {
        operator_name: name,
        action: 'approveWithdrawal',
        at: bank.clock.now(),
        before: expect.objectContaining({ status: 'Pending', paid: '0.00' }),
        after: expect.objectContaining({ status: 'Approved' }),
      },
      {
        operator_name: name,
        action: 'payWithdrawal',
        at: bank.clock.now(),
        before: expect.objectContaining({ status: 'Approved', paid: '0.00' }),
        after: expect.objectContaining({ status: 'Paid', paid: '15.00' }),
      },
    ])
  })

  it('includes what they were refused, once a minute for each call', async () => {
    const support = as('support')
    const { operatorId } = (await support.call('backoffice.me', {})).envelope.value
    const { id } = await waiting()
    const refusals = async () => {
      const { rows } = await bank.server.platform.database.pool.query(
        `select subject from operator_action where action = 'refusedCall' and operator_id = $1 and at = $2`,
        [operatorId, new Date(bank.clock.now())],
      )
      return rows.map(({ subject }) => subject)
    }
    const attempt = () => support.call('backoffice.approveWithdrawal', { id, requestId: requestId() })
    bank.clock.advance(61_000)
    expect((await attempt()).status).toBe(403)
    expect((await attempt()).status).toBe(403)
    expect(await refusals()).toEqual(['call:backoffice.approveWithdrawal'])
    bank.clock.advance(61_000)
    await attempt()
    expect(await refusals()).toEqual(['call:backoffice.approveWithdrawal'])
  })

  it.each([
    'update operator_action set action = action',
    'delete from operator_action',
    'truncate operator_action',
  ])('cannot be changed by the application, nor by the owner: %s', async (statement) => {
    await expect(bank.server.platform.database.pool.query(statement)).rejects.toThrow(/permission denied/)
    const owner = new pg.Client({ connectionString: bank.ownerUrl })
    await owner.connect()
    await expect(owner.query(statement)).rejects.toThrow('never changed')
    await owner.end()
  })
})

describe('what the console shows', () => {
  it("the queue, oldest first, with the member's total deposits and withdrawals", async () => {
    const first = await waiting(11)
    bank.clock.advance(1_000)
    const second = await waiting(12)
    const { list } = (
      await as('support').call('backoffice.withdrawals', { status: 'Pending', pageSize: 100 })
    ).envelope.value
    expect(
      list.map(({ withdrawalId }) => withdrawalId).filter((id) => id === first.id || id === second.id),
    ).toEqual([first.id, second.id])
    expect(list.find(({ withdrawalId }) => withdrawalId === first.id)).toMatchObject({
      username: first.name,
      amount: 11,
      bankName: 'First Test Bank',
      accountNumber: '1234567890',
      holder: 'A MEMBER',
      totalDeposits: 0,
      totalWithdrawals: 0,
    })
    await as('admin').call('backoffice.approveWithdrawal', {
      id: first.id,
      requestId: requestId(),
      flags: everyFlag,
    })
    await as('admin').call('backoffice.payWithdrawal', {
      reference: 'BANK-1',
      id: first.id,
      requestId: requestId(),
    })
    const { list: paid } = (await as('support').call('backoffice.withdrawals', { status: 'Paid' })).envelope
      .value
    expect(paid.find(({ withdrawalId }) => withdrawalId === first.id)).toMatchObject({ totalWithdrawals: 11 })
    expect(
      (await as('support').call('backoffice.withdrawals', { pageSize: 1 })).envelope.value.totalCount,
    ).toBeGreaterThan(2)
  })

  it('the figures of the day, which restart at midnight in site time', async () => {
    bank.clock.advance(86_400_000 - ((bank.clock.now() + 7 * 3_600_000) % 86_400_000))
    const admin = await bank.operator('admin')
    operators.set('admin', admin)
    const fresh = (await admin.call('backoffice.overview', {})).envelope.value
    expect(fresh).toMatchObject({
      registeredToday: 0,
      depositsToday: 0,
      withdrawalsToday: 0,
      stakesToday: 0,
      returnsToday: 0,
      currency: 'USD',
    })
    const { id, memberId } = await waiting(25)
    const { id: other } = await waiting(30)
    await admin.call('backoffice.approveWithdrawal', { id, requestId: requestId(), flags: everyFlag })
    await admin.call('backoffice.payWithdrawal', {
      reference: 'BANK-1',
      id,
      amount: 20,
      requestId: requestId(),
    })
    const { database } = bank.server.platform
    const fact = {
      memberId,
      vendor: 'test',
      gameCode: 'dice',
      roundId: 'r',
      currency: 'USD',
      validBet: units(0),
      closed: false,
      atMs: bank.clock.now(),
    }
    await database.transaction(async (tx) => {
      await recordFact(tx, { ...fact, kind: 'stake', amount: units(9), reference: 'a' })
      await recordFact(tx, { ...fact, kind: 'refund', amount: units(2), reference: 'b' })
      const end = { kind: 'return', amount: units(5), validBet: units(7), closed: true } as const
      await recordFact(tx, { ...fact, ...end, reference: 'c' })
      // What is only placed does not count yet.
      await recordFact(tx, { ...fact, kind: 'stake', amount: units(70), roundId: 'open', reference: 'd' })
    })
    const now = (await admin.call('backoffice.overview', {})).envelope.value
    expect(now).toMatchObject({ registeredToday: 2, withdrawalsToday: 20, stakesToday: 7, returnsToday: 5 })
    expect(now.members).toBe(fresh.members + 2)
    expect([
      now.pendingWithdrawals - fresh.pendingWithdrawals,
      now.pendingWithdrawalAmount - fresh.pendingWithdrawalAmount,
    ]).toEqual([1, 30])
    await admin.call('backoffice.rejectWithdrawal', { id: other, remark: 'no', requestId: requestId() })
    expect((await admin.call('backoffice.overview', {})).envelope.value.pendingWithdrawals).toBe(
      fresh.pendingWithdrawals,
    )
  })

  it('members by part of their name, with cash and holds', async () => {
    const { name } = await waiting(40)
    expect(
      (await as('admin').call('backoffice.members', { search: name.toUpperCase() })).envelope.value.list.find(
        ({ username }) => username === name,
      ),
    ).toMatchObject({ balance: 60, held: 40, enabled: true, type: 0 })
    expect((await as('admin').call('backoffice.members', { search: '%' })).envelope.value.totalCount).toBe(0)
  })

  it('deposits by status', async () => {
    const member = await bank.member()
    const { depositId } = (
      await member.client.call('wallet.deposit', { methodId: 'sandbox', amount: 33, requestId: requestId() })
    ).envelope.value
    const { list } = (await as('admin').call('backoffice.deposits', { status: 'Pending' })).envelope.value
    expect(list[0]).toEqual({
      depositId,
      memberId: Number(member.id),
      brandCode: 'brand1',
      username: member.name,
      amount: 33,
      currency: 'USD',
      received: 0,
      fee: 0,
      feePayer: 'operator',
      status: 'Pending',
      deviation: 'none',
      takenBack: 0,
      createTime: bank.clock.now(),
      methodId: 'sandbox',
      matchCode: null,
      note: '',
    })
    expect(
      (await as('admin').call('backoffice.deposits', { status: 'Success' })).envelope.value.list,
    ).toEqual([])
  })

  it('the health of the ledger, down to the millionth', async () => {
    const { memberId } = await waiting()
    expect((await as('admin').call('backoffice.checkLedger', {})).envelope.value).toEqual({ healthy: true })
    const healthy = (await as('admin').call('backoffice.ledgerHealth', {})).envelope.value
    expect(healthy).toMatchObject({
      healthy: true,
      differences: [],
      checkedAt: bank.clock.now(),
      sums: [{ currency: 'USD', total: 0 }],
    })
    expect(healthy.operatorAccounts.find(({ purpose }) => purpose === 'test')?.balance).toBeLessThan(0)
    const owner = new pg.Client({ connectionString: bank.ownerUrl })
    await owner.connect()
    const spoil = (by: number) =>
      owner.query(
        `update ledger_account set balance = balance + ${by} where owner = 'member:${memberId}' and purpose = 'cash'`,
      )
    await spoil(1)
    expect((await as('admin').call('backoffice.checkLedger', {})).envelope.value).toEqual({ healthy: false })
    const broken = (await as('admin').call('backoffice.ledgerHealth', {})).envelope.value
    expect(broken.healthy).toBe(false)
    expect(broken.differences).toContainEqual({
      rule: 'sum',
      account: 'all USD accounts',
      expected: '0.000000',
      found: '0.000001',
    })
    const { list } = (await as('admin').call('backoffice.alerts', {})).envelope.value
    expect(list[0]).toMatchObject({
      source: 'ledger.broken',
      message: text('en', 'alert.ledger.broken'),
      times: 1,
    })
    await spoil(-1)
    await owner.end()
    await as('admin').call('backoffice.checkLedger', {})
    expect((await as('admin').call('backoffice.ledgerHealth', {})).envelope.value.healthy).toBe(true)
  })
})
