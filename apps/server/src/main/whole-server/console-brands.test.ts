// SPDX-License-Identifier: Apache-2.0
import { allCalls, type CallName } from '@tessera/contract'
import { units } from '@tessera/rules/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeDay } from '../../modules/liabilities/index.ts'
import { openAccounts, operatorAccount, ownerOfMember, post } from '../../modules/ledger/index.ts'
import type { CallClient } from '../../testing/call-client.ts'
import { kinds } from '../../testing/rights/kinds.ts'
import {
  brands,
  openRightsSetup,
  otherBrand,
  type Brand,
  type Person,
  type RightsSetup,
} from '../../testing/rights/people.ts'
import { sql } from '../../platform/db/index.ts'

// The console's lists for one brand contain nothing of another; its lists for all brands contain something of
// each.

let at: RightsSetup
let admin: CallClient
beforeAll(async () => {
  at = await openRightsSetup()
  admin = at.operators.admin
  await at.server.platform.database.transaction((tx) =>
    tx.query(sql`
      insert into payment_account (id, provider, name, type, currency, secret, created_at)
      values ('till', 'sandbox', 'Till', 'bank', 'USD', ${'x'.repeat(43)}, now())`),
  )
  for (const brand of brands) await fill(brand)
  await closeDay(at.server.platform, Date.now())
})
afterAll(() => at.server.close())

/** One item for each list, two deposits and two withdrawals, all of a brand's victim. */
async function fill(brand: Brand): Promise<void> {
  const { victim } = at.people[brand]
  for (const kind of [
    'pendingWithdrawal',
    'refusedPayee',
    'approvedWithdrawal',
    'accountRequest',
    'application',
    'redeem',
    'operatorContract',
    'contractRequest',
    'waitingPayment',
    'rebateClaim',
    'rewardToCancel',
    'mission',
    'sharedLine',
    'documentToReview',
    'playFlag',
    'sportsbookLimit',
  ] as const)
    await kinds[kind].make(at, victim)
  await advance(victim)
  await kinds.picture.make(at, victim)
  const now = new Date(at.server.clock.now())
  await admin.call('backoffice.setText', {
    ...{ brandCode: brand, language: 'EN', key: 'common.cancel', text: `Back to ${brand}`, version: 0 },
  })
  await at.server.platform.database.transaction(async (tx) => {
    await tx.query(sql`
      insert into deposit (id, member_id, username, account_id, amount, received, currency, status, remark, created_at,
        expires_at, settled_at)
      select gen_random_uuid(), ${victim.id}, ${victim.name}, 'till', ${units(5)}, ${units(5)}, 'USD', 'Success', '',
        ${now}, ${now}, ${now}
      from generate_series(1, 2)`)
    await tx.query(sql`
      insert into outbox_message (brand_code, channel, recipient, template, language, body, status, created_at)
      values (${brand}, 'mail', ${`${victim.name}@example.com`}, 'code', 'EN', 'Hello', 'sent', ${now})`)
    const { below } = at.people[brand]
    await tx.query(sql`
      insert into referral_inviter (member_id, brand_code, code, created_at) values (${victim.id}, ${brand}, 'WHOSECODE', ${now})`)
    await tx.query(sql`
      insert into referral (friend_id, inviter_id, brand_code, ip, currency, registered_at, until, needed_deposits, needed_bets, reward, wager_times)
      values (${below.id}, ${victim.id}, ${brand}, '10.0.0.1', 'USD', ${now}, ${now}, 1, 1, 1, 0)`)
    await tx.query(sql`
      insert into rank_run (brand_code, month, status, started_at) values (${brand}, '2026-01-01', 'done', ${now})`)
    await tx.query(sql`
      insert into line_block (member_id, operator_name, reason, blocked_at, sessions_ended_at)
      values (${victim.id}, 'admin', 'They share accounts', ${now}, ${now})`)
    await at.server.platform.alerts.raise(
      tx,
      { kind: 'wallet.underpaid', reference: victim.name, details: { brand } },
      at.server.clock.now(),
    )
  })
}

/** A payment of a contract that the operator made in advance, and that the victim owes. */
async function advance(victim: Person): Promise<void> {
  const paymentId = String(await kinds.waitingPayment.make(at, victim))
  await at.server.platform.database.transaction(async (tx) => {
    await tx.query(
      sql`update contract_payment set status = 'Paid', advanced = ${units(1)}, from_wallet = 0, paid_at = now() where id = ${paymentId}`,
    )
    const { receivable: from } = await openAccounts(tx, ownerOfMember(victim.id), 'USD')
    const to = await operatorAccount(tx, 'contracts', 'USD')
    await post(tx, [
      { from, to, amount: units(1), kind: 'downlinePay', cause: 'test', externalId: paymentId },
    ])
  })
}

/** What a list needs besides the brand. */
const dayMs = 86_400_000
const dayOf = (atMs: number): string => new Date(atMs).toISOString().slice(0, 10)
const needs = (name: CallName): object =>
  ({
    'backoffice.contractCosts': {
      firstDay: dayOf(Date.now() - dayMs),
      lastDay: dayOf(Date.now() + dayMs),
    },
    'backoffice.moneyReport': { fromDay: dayOf(Date.now() - dayMs), toDay: dayOf(Date.now()) },
    'backoffice.texts': { onlyChanged: true },
    'backoffice.textHistory': { language: 'EN' },
  })[name as string] ?? {}

const listed = async (name: CallName, input: object): Promise<string> => {
  const { status, envelope } = await admin.callWith(name, { ...needs(name), ...input })
  expect([name, status], JSON.stringify(envelope)).toEqual([name, 200])
  return JSON.stringify(envelope.value)
}
const reads = allCalls.filter(({ who, method }) => who === 'operator' && method === 'GET')
const asksForBrand = ({ input }: (typeof reads)[number]): boolean => 'brandCode' in input.shape

/** Of one brand, or of all brands if none is named. */
const lists = [
  'backoffice.withdrawals',
  'backoffice.refusedPayees',
  'backoffice.deposits',
  'backoffice.documents',
  'backoffice.playFlags',
  'backoffice.members',
  'backoffice.alerts',
  'backoffice.liabilities',
  'backoffice.accountRequests',
  'backoffice.contracts',
  'backoffice.contractCosts',
  'backoffice.contractDebts',
  'backoffice.contractPayments',
  'backoffice.contractRequests',
  'backoffice.contractRuns',
  'backoffice.lines',
  'backoffice.lineBlocks',
  'backoffice.sharedLines',
  'backoffice.rankRuns',
  'backoffice.rebateClaims',
  'backoffice.applications',
  'backoffice.feedbacks',
  'backoffice.redeems',
  'backoffice.outbox',
  'backoffice.sportsbookLimits',
] as const
/** The same, asked of the studio: card-rooms.test.ts has one that answers. */
const atTheStudio = ['backoffice.cardPairs', 'backoffice.cardFreezes'] as const
/** Of one brand; that of the host if none is named. */
const ofOneBrand = [
  'backoffice.contents',
  'backoffice.media',
  'backoffice.rewards',
  'backoffice.rewardsOnOffer',
  'backoffice.missions',
  'backoffice.referrals',
  'backoffice.homeSections',
  'backoffice.settings',
  'backoffice.reviewRules',
  'backoffice.settingHistory',
  'backoffice.exchangeRates',
  'backoffice.moneyReport',
  'backoffice.lotteries',
  'backoffice.gameEdges',
  'backoffice.texts',
  'backoffice.textHistory',
] as const
/** Of one item by its id, of the operator, or of the whole installation. */
const ofNoBrand = [
  'backoffice.prizeGroup',
  'backoffice.me',
  'backoffice.ownSecurity',
  'backoffice.operators',
  'backoffice.account',
  'backoffice.accountAttempts',
  'backoffice.application',
  'backoffice.previewMove',
  'backoffice.previewLineBlock',
  'backoffice.memberBonuses',
  'backoffice.memberProtection',
  'backoffice.memberTimeline',
  'backoffice.memberRank',
  'backoffice.rankManagers',
  'backoffice.rebateClaim',
  'backoffice.repeatContractRun',
  'backoffice.content',
  'backoffice.contentRevision',
  'backoffice.promotionCodes',
  'backoffice.promotionResult',
  'backoffice.feedback',
  'backoffice.withdrawalDisputes',
  'backoffice.withdrawalSharers',
  'backoffice.payoutAccounts',
  'backoffice.catalogueGames',
  'backoffice.ledgerHealth',
  'backoffice.suspense',
  'backoffice.bankLines',
  'backoffice.statements',
  'backoffice.differences',
  'backoffice.exportDifferences',
  'backoffice.paymentAccounts',
  'backoffice.brands',
  'backoffice.vendorAccounts',
  'backoffice.catalogueVendors',
  'backoffice.sportsbookFeeds',
  'backoffice.rooms',
  'backoffice.cardTables',
  'backoffice.chatReports',
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
]

describe('the lists of the console', () => {
  it('declare whether they belong to a brand', () => {
    expect(
      reads
        .filter(asksForBrand)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual([...lists, ...atTheStudio, ...ofOneBrand, 'backoffice.overview'].toSorted())
    expect(
      reads
        .filter((call) => !asksForBrand(call))
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(ofNoBrand.toSorted())
  })

  it.each(lists)(
    '%s of one brand contain nothing of another, and of all brands something of each',
    async (name) => {
      const all = await listed(name, {})
      for (const brand of brands) {
        const own = await listed(name, { brandCode: brand })
        expect(own).toContain(brand)
        expect(own).not.toContain(otherBrand(brand))
        expect(all).toContain(brand)
      }
    },
  )

  it.each(ofOneBrand)('%s of one brand contains nothing of another', async (name) => {
    for (const brand of brands) {
      await at.server.set('site.gtagId', `G-${brand.toUpperCase()}`, brand)
      const more = name === 'backoffice.settingHistory' ? { name: 'site.gtagId' } : {}
      const own = await listed(name, { brandCode: brand, ...more })
      expect(own.toLowerCase()).not.toContain(otherBrand(brand))
      if (/text/i.test(name)) expect(own).toContain(`Back to ${brand}`)
    }
  })

  it.each([...lists, 'backoffice.overview'] as const)(
    '%s of a brand that does not exist is refused',
    async (name) => {
      const { status, envelope } = await admin.callWith(name, { ...needs(name), brandCode: 'nobody' })
      expect([status, envelope.success]).toEqual([404, false])
    },
  )

  it.each(['backoffice.withdrawals', 'backoffice.deposits', 'backoffice.members'] as const)(
    "%s of one brand come by page, with that brand's total",
    async (name) => {
      const page = async (pageNo: number) =>
        (await admin.call(name, { brandCode: 'brand2', pageNo, pageSize: 1 })).envelope.value
      const { totalCount, totalPages } = await page(1)
      const all = (await admin.call(name, { brandCode: 'brand2', pageSize: 100 })).envelope.value.list
      const byPage = []
      for (let pageNo = 1; pageNo <= totalPages; pageNo++) byPage.push(...(await page(pageNo)).list)
      expect([totalCount, totalPages]).toEqual([all.length, all.length])
      expect(all.length).toBeGreaterThan(1)
      expect(byPage).toEqual(all)
    },
  )

  it('has figures for each brand that add up to those for all', async () => {
    const of = async (brandCode?: Brand) =>
      (await admin.call('backoffice.overview', brandCode ? { brandCode } : {})).envelope.value
    const [all, first, second] = [await of(), await of('brand1'), await of('brand2')]
    expect(second).toMatchObject({
      members: 5,
      pendingWithdrawals: 1,
      pendingWithdrawalAmount: 10,
      depositsToday: 10,
      stakesToday: 500,
      returnsToday: 2_500,
    })
    for (const figure of [
      'members',
      'pendingWithdrawals',
      'depositsToday',
      'stakesToday',
      'returnsToday',
    ] as const)
      expect(all[figure], figure).toBe(first[figure] + second[figure])
  })

  it('lists alerts about no brand beside those of any brand', async () => {
    await at.server.platform.database.transaction((tx) =>
      at.server.platform.alerts.raise(
        tx,
        { kind: 'ledger.broken', reference: 'everywhere', details: {} },
        at.server.clock.now(),
      ),
    )
    for (const brandCode of brands) {
      const { list } = (await admin.call('backoffice.alerts', { brandCode })).envelope.value
      expect(list.map((alert) => alert.brandCode).toSorted()).toEqual([brandCode, null])
    }
  })
})
