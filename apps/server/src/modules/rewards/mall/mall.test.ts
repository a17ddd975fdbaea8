// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallInput } from '@tessera/contract'
import type { CallClient } from '../../../testing/call-client.ts'
import { isDatabaseUnreachable } from '../../../platform/db/index.ts'
import {
  openWalletTestServer,
  paymentPassword,
  requestId,
  type TestMember,
  type WalletTestServer,
} from '../../wallet/wallet-for-tests.ts'
import { actorOf, memberWithPoints, pointsOf } from '../points-for-tests.ts'
import { approveRedeem } from './decide-redeem.ts'
import { redeemReward } from './redeem-reward.ts'

let bank: WalletTestServer
let admin: CallClient
beforeAll(async () => {
  bank = await openWalletTestServer()
  admin = await bank.operator('finance')
})
afterAll(async () => {
  const differences = await bank.ledgerDifferences()
  await bank.close()
  expect(differences).toEqual([])
})

type RewardInput = CallInput<'backoffice.addReward'>
const watch: RewardInput = {
  kind: 'GOODS',
  category: 'TECH',
  name: 'Field watch',
  picture: 'watch',
  points: 50,
  stock: 5,
  minRankLevel: 0,
  position: 10,
  enabled: true,
}
const bonus: RewardInput = {
  ...watch,
  kind: 'BONUS',
  category: 'BONUS',
  name: 'Bonus 5',
  picture: 'coins',
  bonus: 5,
  position: 20,
}
const offer = async (change: Partial<RewardInput> = {}, reward = watch): Promise<number> =>
  (await admin.call('backoffice.addReward', { ...reward, ...change })).envelope.value.rewardId
const stockOf = async (rewardId: number): Promise<number | undefined> =>
  (await admin.call('backoffice.rewards', { pageSize: 100 })).envelope.value.list.find(
    (reward) => reward.rewardId === rewardId,
  )?.stock
const redeem = (member: TestMember, rewardId: number, change: object = {}) =>
  member.client.call('rewards.redeem', {
    rewardId,
    password: paymentPassword,
    address: '1 Harbour Street',
    requestId: requestId(),
    ...change,
  })
const own = async (member: TestMember) =>
  (await member.client.call('rewards.redeems', {})).envelope.value.list
const approve = (id: string) => admin.call('backoffice.approveRedeem', { id, requestId: requestId() })
const reject = (id: string) =>
  admin.call('backoffice.rejectRedeem', { id, remark: 'Not in your country', requestId: requestId() })

describe('the catalogue of rewards', () => {
  it('is empty while the operator offers nothing, then holds the offers, for visitors too [CALL-069]', async () => {
    const listed = (query = '') =>
      bank.program().send({ method: 'GET', url: `/wps/relay/MCS2_reward${query}` })
    expect((await listed()).envelope).toMatchObject({
      success: true,
      value: { list: [], totalPages: 0, categories: [] },
    })
    const first = await offer({
      name: 'Tent',
      category: 'LEISURE',
      picture: 'tent',
      position: 1,
      names: { VI: 'Lều' },
    })
    await offer({ position: 2, minRankLevel: 3 })
    const hidden = await offer({ enabled: false })
    const all = (await listed()).envelope.value as { list: { rewardId: number }[] }
    expect(all).toMatchObject({
      totalPages: 1,
      totalCount: 2,
      categories: ['LEISURE', 'TECH'],
      list: [
        {
          rewardId: first,
          name: 'Tent',
          points: 50,
          stock: 5,
          minRankLevel: 0,
          kind: 'GOODS',
          bonus: 0,
          imageUrl: expect.stringMatching(/^\/art\/.*tent/),
        },
        { name: 'Field watch', minRankLevel: 3 },
      ],
    })
    expect(all.list.some(({ rewardId }) => rewardId === hidden)).toBe(false)
    expect((await listed('?category=LEISURE')).envelope.value).toMatchObject({ totalCount: 1 })
    expect((await listed('?pageNo=2&pageSize=1')).envelope.value).toMatchObject({
      totalPages: 2,
      list: [{ name: 'Field watch' }],
    })
    expect(
      (await bank.program().call('rewards.mallRewards', {}, { headers: { language: 'VI' } })).envelope.value
        .list[0]?.name,
    ).toBe('Lều')
    expect((await listed('?category=NONSENSE')).status).toBe(400)
  })

  it('shows its pictures, and draws no others', async () => {
    const imageUrl =
      (await bank.program().call('rewards.mallRewards', {})).envelope.value.list[0]?.imageUrl ?? ''
    expect((await bank.server.app.inject({ url: imageUrl })).statusCode).toBe(200)
    expect((await bank.server.app.inject({ url: imageUrl.replace('tent', 'nothing') })).statusCode).toBe(404)
  })
})

describe('redeeming', () => {
  it('takes points and stock at once and waits; a wrong password takes nothing [CALL-070] [PROMO-016]', async () => {
    const [member, rewardId] = [await memberWithPoints(bank, 120), await offer()]
    expect((await redeem(member, rewardId, { password: '000000' })).envelope).toMatchObject({
      success: false,
      code: 'BAD_PASSWORD',
    })
    expect([await pointsOf(member), await stockOf(rewardId), await own(member)]).toEqual([120, 5, []])
    expect((await redeem(member, rewardId, { quantity: 2 })).envelope).toMatchObject({
      success: true,
      value: { status: 'In Process', points: 100, quantity: 2, balance: 20 },
    })
    expect([await pointsOf(member), await stockOf(rewardId)]).toEqual([20, 3])
    expect(await own(member)).toMatchObject([
      { name: 'Field watch', quantity: 2, points: 100, status: 'In Process', remark: '' },
    ])
  })

  it('lists own redemptions, newest first, and nobody else’s [CALL-071]', async () => {
    const [member, other, rewardId] = [
      await memberWithPoints(bank, 200),
      await memberWithPoints(bank, 50),
      await offer({ stock: 9 }),
    ]
    await redeem(other, rewardId)
    const ids = []
    for (const quantity of [1, 2]) {
      ids.unshift((await redeem(member, rewardId, { quantity })).envelope.value.redeemId)
      bank.clock.advance(1_000)
    }
    expect((await own(member)).map(({ redeemId }) => redeemId)).toEqual(ids)
    await approve(ids[1]!)
    const { list, totalCount } = (
      await member.client.call('rewards.redeems', { status: 'Approved', pageNo: 1 })
    ).envelope.value
    expect([list.map(({ redeemId }) => redeemId), totalCount]).toEqual([[ids[1]], 1])
  })

  it('needs the points, the stock, the rank, an address for goods, and an existing reward', async () => {
    const member = await memberWithPoints(bank, 60)
    const code = async (rewardId: number, change: object = {}) =>
      (await redeem(member, rewardId, change)).envelope.code
    expect(await code(await offer({ points: 61 }))).toBe('INSUFFICIENT_POINTS')
    expect(await code(await offer({ stock: 1, points: 1 }), { quantity: 2 })).toBe('OUT_OF_STOCK')
    expect(await code(await offer({ minRankLevel: 1 }))).toBe('RANK_TOO_LOW')
    expect((await redeem(member, await offer(), { address: ' ' })).envelope.value).toMatchObject({
      fields: { address: expect.any(String) },
    })
    expect((await redeem(member, await offer({ enabled: false }))).status).toBe(404)
    expect((await redeem(member, 999_999)).status).toBe(404)
    for (const quantity of [0, -1, 1.5, 101]) expect((await redeem(member, 1, { quantity })).status).toBe(400)
    expect([await pointsOf(member), await own(member)]).toEqual([60, []])
  })

  it('of a bonus needs a Zalo or WhatsApp number in the profile [PROMO-023]', async () => {
    const [zalo, whatsapp, rewardId] = [
      await memberWithPoints(bank, 50),
      await memberWithPoints(bank, 50),
      await offer({}, bonus),
    ]
    for (const member of [zalo, whatsapp]) {
      expect((await redeem(member, rewardId)).envelope).toMatchObject({
        success: false,
        code: 'CONTACT_REQUIRED',
        message: expect.stringMatching(/Zalo.*WhatsApp/),
      })
      expect(await pointsOf(member)).toBe(50)
    }
    await zalo.client.call('members.update', { zalo: '0901234567' })
    await whatsapp.client.call('members.update', { whatsapp: '0901234568' })
    for (const member of [zalo, whatsapp])
      expect((await redeem(member, rewardId, { address: '' })).envelope.success).toBe(true)
  })

  it('is done once for twenty copies of one request', async () => {
    const [member, rewardId, id] = [await memberWithPoints(bank, 200), await offer(), requestId()]
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => redeem(member, rewardId, { requestId: id })),
    )
    for (const { envelope } of answers) expect(envelope).toEqual(answers[0]?.envelope)
    expect([
      answers[0]?.envelope.success,
      await pointsOf(member),
      await stockOf(rewardId),
      (await own(member)).length,
    ]).toEqual([true, 150, 4, 1])
  })

  const together = (works: (() => Promise<unknown>)[]) => Promise.allSettled(works.map((work) => work()))
  const faultsOf = (tries: PromiseSettledResult<unknown>[]) =>
    new Set(
      tries.flatMap((one) =>
        one.status === 'rejected' && !isDatabaseUnreachable(one.reason) ? [one.reason.fault] : [],
      ),
    )
  const straight = (member: TestMember, rewardId: number) => () => {
    const { database, settings, clock } = bank.server.platform
    return database.transaction((tx) =>
      redeemReward(
        tx,
        { settings },
        { member: actorOf(member), brandCode: 'brand1', nowMs: clock.now() },
        { rewardId, quantity: 1, password: paymentPassword, address: 'x', requestId: requestId() },
      ),
    )
  }

  it('spends the same points once, and gives the last piece to one member', async () => {
    const [poor, plenty] = [await memberWithPoints(bank, 99), await offer({ stock: 99 })]
    const spent = await together(Array.from({ length: 20 }, () => straight(poor, plenty)))
    expect([
      spent.filter(({ status }) => status === 'fulfilled').length,
      faultsOf(spent),
      await pointsOf(poor),
      await stockOf(plenty),
    ]).toEqual([1, new Set(['rewards.insufficientPoints']), 49, 98])
    const [rivals, last] = [
      [await memberWithPoints(bank, 500), await memberWithPoints(bank, 500)],
      await offer({ stock: 1 }),
    ]
    const raced = await together(Array.from({ length: 20 }, (_, index) => straight(rivals[index % 2]!, last)))
    expect([
      raced.filter(({ status }) => status === 'fulfilled').length,
      faultsOf(raced),
      await stockOf(last),
    ]).toEqual([1, new Set(['rewards.outOfStock']), 0])
    expect((await pointsOf(rivals[0]!)) + (await pointsOf(rivals[1]!))).toBe(950)
  })

  it('leaves nothing behind when the process dies in the middle', async () => {
    const [member, rewardId] = [await memberWithPoints(bank, 50), await offer()]
    const { database, settings, clock } = bank.server.platform
    await expect(
      database.transaction(async (tx) => {
        await redeemReward(
          tx,
          { settings },
          { member: actorOf(member), brandCode: 'brand1', nowMs: clock.now() },
          { rewardId, quantity: 1, password: '', address: 'x', requestId: '' },
        )
        throw new Error('the process was killed here')
      }),
    ).rejects.toThrow('killed')
    expect([await pointsOf(member), await stockOf(rewardId), await own(member)]).toEqual([50, 5, []])
    expect((await redeem(member, rewardId)).envelope.success).toBe(true)
  })
})

describe('an operator', () => {
  async function waiting(reward = watch): Promise<{ member: TestMember; rewardId: number; id: string }> {
    const [member, rewardId] = [await memberWithPoints(bank, 100), await offer({}, reward)]
    if (reward.kind === 'BONUS') await member.client.call('members.update', { zalo: '0901234567' })
    return { member, rewardId, id: (await redeem(member, rewardId, { quantity: 2 })).envelope.value.redeemId }
  }
  const worth = async ({ member }: { member: TestMember }) => [
    await pointsOf(member),
    (await bank.balance(member)).cash,
  ]

  it('approves: goods are sent, a bonus is paid once [PROMO-017]', async () => {
    const [goods, money] = [await waiting(), await waiting(bonus)]
    expect((await approve(goods.id)).envelope.value).toMatchObject({
      status: 'Approved',
      username: goods.member.name,
      address: '1 Harbour Street',
      kind: 'GOODS',
    })
    expect((await approve(money.id)).envelope.value).toMatchObject({
      status: 'Approved',
      bonus: 10,
      zalo: '0901234567',
      decidedBy: expect.any(String),
    })
    for (const late of [await approve(money.id), await reject(money.id), await approve(goods.id)])
      expect(late.envelope.code).toBe('WRONG_STATE')
    expect([await worth(goods), await worth(money)]).toEqual([
      [0, 0],
      [0, 10],
    ])
    expect([await own(goods.member), await own(money.member)]).toMatchObject([
      [{ status: 'Approved' }],
      [{ status: 'Approved' }],
    ])
  })

  it('rejects: points and stock come back, once, with a message to the member [PROMO-018]', async () => {
    const one = await waiting(bonus)
    expect(
      (await admin.callWith('backoffice.rejectRedeem', { id: one.id, remark: '', requestId: requestId() }))
        .status,
    ).toBe(400)
    expect((await reject(one.id)).envelope.value).toMatchObject({ status: 'Rejected' })
    for (const late of [await reject(one.id), await approve(one.id)])
      expect(late.envelope.code).toBe('WRONG_STATE')
    expect([await worth(one), await stockOf(one.rewardId)]).toEqual([[100, 0], 5])
    expect(await own(one.member)).toMatchObject([{ status: 'Rejected', remark: 'Not in your country' }])
  })

  it('decides once, even together with another; a decision that was cut off can be made again', async () => {
    const one = await waiting(bonus)
    const { database, clock } = bank.server.platform
    await expect(
      database.transaction(async (tx) => {
        await approveRedeem(tx, { id: one.id, remark: '', by: 'test', nowMs: clock.now() })
        throw new Error('the process was killed here')
      }),
    ).rejects.toThrow('killed')
    expect(await worth(one)).toEqual([0, 0])
    const answers = await Promise.all([approve(one.id), reject(one.id), approve(one.id), reject(one.id)])
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1)
    const [status] = (await own(one.member)).map((redeemed) => redeemed.status)
    expect([await worth(one), await stockOf(one.rewardId)]).toEqual(
      status === 'Approved' ? [[0, 10], 3] : [[100, 0], 5],
    )
  })

  it('is recorded with the values before and after, and sees the queue oldest first', async () => {
    const first = await waiting()
    bank.clock.advance(1_000)
    const second = await waiting()
    const { list } = (await admin.call('backoffice.redeems', { status: 'In Process', pageSize: 100 }))
      .envelope.value
    expect(list.map(({ redeemId }) => redeemId).filter((id) => id === first.id || id === second.id)).toEqual([
      first.id,
      second.id,
    ])
    await approve(first.id)
    const { rows } = await bank.server.platform.database.pool.query(
      `select action, before, after from operator_action where subject = $1`,
      [`redeem:${first.id}`],
    )
    expect(rows).toEqual([
      {
        action: 'approveRedeem',
        before: { status: 'In Process' },
        after: { status: 'Approved', remark: '', points: 100 },
      },
    ])
  })

  it('changes the price of a reward without affecting earlier redemptions', async () => {
    const { member, rewardId, id } = await waiting(bonus)
    expect(
      (
        await admin.call('backoffice.changeReward', {
          rewardId,
          points: 80,
          bonus: 1,
          name: 'Small bonus',
          stock: 7,
        })
      ).envelope.value,
    ).toMatchObject({ points: 80, bonus: 1, stock: 7, kind: 'BONUS', enabled: true })
    expect((await approve(id)).envelope.value).toMatchObject({ name: 'Bonus 5', points: 100, bonus: 10 })
    expect(await worth({ member })).toEqual([0, 10])
    expect(
      (await admin.call('backoffice.changeReward', { rewardId, bonus: 0 })).envelope.value,
    ).toMatchObject({ fields: { bonus: expect.any(String) } })
    expect((await admin.call('backoffice.addReward', { ...watch, bonus: 5 })).status).toBe(400)
    expect((await admin.call('backoffice.changeReward', { rewardId: 999_999, stock: 1 })).status).toBe(404)
  })

  it('sees nothing of another brand, and neither do its members', async () => {
    const { rewardId, member } = await waiting()
    await bank.server.platform.database.pool.query(
      `insert into brand (code, name, created_at) values ('other9', 'Other', now())`,
    )
    await bank.server.modules.directory.reload()
    expect((await admin.call('backoffice.rewards', { brandCode: 'other9' })).envelope.value.list).toEqual([])
    expect((await admin.call('backoffice.redeems', { brandCode: 'other9' })).envelope.value.list).toEqual([])
    for (const name of ['backoffice.rewards', 'backoffice.redeems'] as const)
      expect((await admin.call(name, { brandCode: 'nobody9' })).envelope.code).toBe('NO_BRAND')
    expect((await admin.call('backoffice.addReward', { ...watch, brandCode: 'nobody9' })).envelope.code).toBe(
      'NO_BRAND',
    )
    const elsewhere = await offer({ brandCode: 'other9' })
    expect((await redeem(member, elsewhere)).status).toBe(404)
    expect(elsewhere).not.toBe(rewardId)
  })
})

it.each([
  'delete from redeem',
  'delete from reward',
  'update redeem set points = 1',
  'update redeem set member_id = 1',
  `update reward set kind = 'GOODS'`,
])('does not let the application run: %s', async (statement) => {
  await expect(bank.server.platform.database.pool.query(statement)).rejects.toThrow('permission denied')
})
