// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { units } from '@tessera/rules/money'
import { claimableAfterEndMs } from '@tessera/rules/promotions/promotion-status'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  dayMs,
  openPromotionTestServer,
  type Player,
  type PromotionTestServer,
} from './promotions-for-tests.ts'

let fixture: PromotionTestServer
beforeAll(async () => {
  fixture = await openPromotionTestServer()
})
afterAll(() => fixture.close())

const minuteMs = 60_000
const now = (): number => fixture.server.clock.now()
const auto = { kind: 'AUTO', target: 100, reward: 12.5 }
const join = async ({ client }: Player, promotionId: number) =>
  (await client.call('promotions.join', { promotionId })).envelope
const claim = async ({ client }: Player, promotionId: number) =>
  (await client.call('promotions.claim', { promotionId })).envelope
const statusOf = async (player: Player, id: number) => (await fixture.standing(player, id))?.status

describe('a promotion that counts valid bets', () => {
  it('is joined, counts from then on, and is claimed once its target is met [PROMO-013]', async () => {
    const player = await fixture.player()
    const id = await fixture.offer(auto)
    await fixture.bet(player, units(500))
    await fixture.pass(minuteMs, player)
    expect(await fixture.standing(player, id)).toMatchObject({
      id,
      status: 'Join',
      progress: 0,
      target: 100,
      reward: 12.5,
      ticketsLeft: 0,
      remark: '',
    })
    expect(await claim(player, id)).toMatchObject({
      success: false,
      code: 'BAD_STATE',
      value: { status: 'Join' },
    })
    expect(await join(player, id)).toMatchObject({ success: true, value: { status: 'Joined' } })
    expect(await statusOf(player, id)).toBe('Joined')
    await fixture.bet(player, units(60))
    expect(await fixture.standing(player, id)).toMatchObject({ status: 'Process', progress: 60 })
    expect(await claim(player, id)).toMatchObject({
      success: false,
      code: 'BAD_STATE',
      value: { status: 'Process' },
    })
    await fixture.bet(player, units(40))
    expect(await statusOf(player, id)).toBe('Claim')
    expect(await fixture.cash(player)).toBe(0)
    expect(await claim(player, id)).toMatchObject({ success: true, value: { status: 'Claimed' } })
    expect([await fixture.cash(player), await statusOf(player, id)]).toEqual([12.5, 'Claimed'])
    expect(await fixture.credited(player)).toEqual([[12.5, expect.stringMatching(/^Offer /)]])
  })

  it('has the status that it has for anybody in the list of promotions', async () => {
    const [open, soon, over] = [
      await fixture.offer(auto),
      await fixture.offer(auto, { startTime: now() + dayMs }),
      await fixture.offer({ kind: 'REVIEW', reward: 5 }, { endTime: now() - 1 }),
    ]
    const words = (
      await fixture.editor.publish({
        kind: 'PR',
        texts: { EN: { title: 'Words only' } },
        category: 'News',
        picture: {},
      })
    ).id
    const { promotion } = (await fixture.server.program().call('messages.announcements', { types: 'PR' }))
      .envelope.value
    const promotionOf = (id: number) => promotion.find((each) => each.id === id)
    expect(promotionOf(open)).toMatchObject({
      kind: 'AUTO',
      status: 'Join',
      target: 100,
      reward: 12.5,
      prizes: [],
    })
    expect(promotionOf(soon)).toMatchObject({ kind: 'AUTO', status: 'coming soon' })
    expect(promotionOf(over)).toMatchObject({ kind: 'REVIEW', status: 'Close', target: null, reward: 5 })
    expect(promotionOf(words)).toMatchObject({ kind: null, status: null, target: null, reward: null })
  })

  it('cannot be joined before its start or after its end; what was reached can be claimed for seven more days', async () => {
    const player = await fixture.player()
    const id = await fixture.offer(auto, { startTime: now() + dayMs, endTime: now() + 2 * dayMs })
    expect([await statusOf(player, id), (await join(player, id)).code]).toEqual(['coming soon', 'BAD_STATE'])
    await fixture.pass(dayMs, player)
    expect((await join(player, id)).success).toBe(true)
    await fixture.bet(player, units(100))
    await fixture.pass(dayMs, player)
    await fixture.bet(player, units(1))
    const late = await fixture.player()
    expect([await statusOf(late, id), (await join(late, id)).code]).toEqual(['Close', 'BAD_STATE'])
    expect(await fixture.standing(player, id)).toMatchObject({ status: 'Claim', progress: 100 })
    await fixture.pass(claimableAfterEndMs - 1, player)
    expect(await statusOf(player, id)).toBe('Claim')
    await fixture.pass(1)
    expect([await statusOf(player, id), (await claim(player, id)).code, await fixture.cash(player)]).toEqual([
      'Close',
      'BAD_STATE',
      0,
    ])
    await fixture.signInAgain()
  })

  it('pays what it promised when it was joined, whatever is edited later', async () => {
    const player = await fixture.player()
    const { id, version, draft } = await fixture.editor.publish({
      kind: 'PR',
      texts: { EN: { title: 'Kept word' } },
      category: 'News',
      picture: {},
      offer: { kind: 'AUTO', target: 10, reward: 7 },
    })
    await join(player, id)
    const saved = await fixture.editor.save({ id, version }, {
      ...draft,
      offer: { kind: 'AUTO', target: 10_000, reward: 1 },
    } as typeof draft)
    await fixture.publisher.call('backoffice.publishContent', { id, version: saved.version })
    await fixture.bet(player, units(10))
    expect(await fixture.standing(player, id)).toMatchObject({ status: 'Claim', target: 10, reward: 7 })
    await claim(player, id)
    expect(await fixture.cash(player)).toBe(7)
  })

  it('credits once for twenty claims at once, and says that it is done when a claim is repeated', async () => {
    const player = await fixture.player()
    const id = await fixture.offer(auto)
    await Promise.all(Array.from({ length: 5 }, () => join(player, id)))
    await fixture.bet(player, units(100))
    const answers = await Promise.all(Array.from({ length: 20 }, () => claim(player, id)))
    expect(new Set(answers.map(({ success, value: { status } }) => `${success} ${status}`))).toEqual(
      new Set(['true Claimed']),
    )
    expect([
      await fixture.cash(player),
      (await fixture.credited(player)).length,
      (await claim(player, id)).value.status,
    ]).toEqual([12.5, 1, 'Claimed'])
  })

  it('leaves nothing behind when the ledger fails, and can be claimed by the next try', async () => {
    const player = await fixture.player()
    const id = await fixture.offer(auto)
    await join(player, id)
    await fixture.bet(player, units(100))
    const mend = await fixture.breakLedger()
    expect((await player.client.call('promotions.claim', { promotionId: id })).status).toBe(500)
    expect([await statusOf(player, id), await fixture.cash(player)]).toEqual(['Claim', 0])
    await mend()
    expect((await claim(player, id)).value.status).toBe('Claimed')
    expect(await fixture.cash(player)).toBe(12.5)
  })

  it('is not found when it is unknown, archived, text only, or of another kind', async () => {
    const player = await fixture.player()
    const archived = await fixture.editor.publish({
      kind: 'PR',
      texts: { EN: { title: 'Gone' } },
      category: 'News',
      picture: {},
      offer: { kind: 'AUTO', target: 1, reward: 1 },
    })
    await fixture.editor.client.call('backoffice.archiveContent', {
      id: archived.id,
      version: archived.version,
    })
    const words = await fixture.editor.publish({
      kind: 'PR',
      texts: { EN: { title: 'Words' } },
      category: 'News',
      picture: {},
    })
    const draft = await fixture.editor.create({
      kind: 'PR',
      texts: { EN: { title: 'Draft' } },
      category: 'News',
      picture: {},
      offer: { kind: 'AUTO', target: 1, reward: 1 },
    })
    for (const id of [2_147_483_647, archived.id, words.id, draft.id]) {
      for (const call of ['promotions.join', 'promotions.claim'] as const)
        expect((await player.client.call(call, { promotionId: id })).status).toBe(404)
      expect(
        (await player.client.call('promotions.claimRaffle', { promotionId: id, requestId: randomUUID() }))
          .status,
      ).toBe(404)
      expect((await fixture.apply(player, id)).status).toBe(404)
    }
    const review = await fixture.offer({ kind: 'REVIEW', reward: 5 })
    expect([(await join(player, review)).code, (await claim(player, review)).code]).toEqual([
      'BAD_STATE',
      'BAD_STATE',
    ])
    expect((await fixture.apply(player, await fixture.offer(auto))).envelope.code).toBe('BAD_STATE')
  })
})

describe('a raffle', () => {
  const prizes = [
    { name: 'Ten', amount: 10, weight: 3 },
    { name: 'A blank', amount: 0, weight: 1 },
  ]
  const raffle = (more: object = {}) =>
    fixture.offer({ kind: 'RAFFLE', prizes }, { startTime: now(), ...more })
  const draw = async ({ client }: Player, promotionId: number, requestId = randomUUID()) =>
    (await client.call('promotions.claimRaffle', { promotionId, requestId })).envelope

  it('exchanges a ticket for a prize, and gives nothing without a ticket [CALL-077]', async () => {
    const player = await fixture.player()
    await fixture.bet(player, units(5_000))
    await fixture.pass(minuteMs, player)
    const id = await raffle({ startTime: now() })
    expect(await draw(player, id)).toMatchObject({
      success: false,
      code: 'NO_TICKET',
      message: 'You have no ticket left',
    })
    await fixture.bet(player, units(2_999))
    expect(await fixture.standing(player, id)).toMatchObject({
      status: 'Claim',
      ticketsLeft: 2,
      progress: 999,
      target: 1_000,
      reward: 10,
    })
    const { path } = { path: '/wps/relay/MCS2_claimRafflePromotion' }
    const first = await player.client.send({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ promotionId: id, requestId: randomUUID() }),
    })
    expect(first.envelope).toMatchObject({
      success: true,
      value: { prizeName: expect.stringMatching(/^(Ten|A blank)$/), ticketsLeft: 1 },
    })
    const second = await draw(player, id)
    expect(second.value.ticketsLeft).toBe(0)
    const won = (first.envelope.value as typeof second.value).amount + second.value.amount
    expect([await fixture.cash(player), await statusOf(player, id), (await draw(player, id)).code]).toEqual([
      won,
      'Process',
      'NO_TICKET',
    ])
  })

  it('draws by weight, credits each prize once and never more prizes than tickets, even for twenty claims at once', async () => {
    const player = await fixture.player()
    const id = await raffle()
    await fixture.bet(player, units(12_000))
    const answers = await Promise.all(Array.from({ length: 20 }, () => draw(player, id)))
    const drawn = answers.filter(({ success }) => success).map(({ value }) => value)
    expect([
      drawn.length,
      new Set(answers.filter(({ success }) => !success).map(({ code }) => code)),
    ]).toEqual([12, new Set(['NO_TICKET'])])
    expect(drawn.map(({ ticketsLeft }) => ticketsLeft).toSorted((one, other) => one - other)).toEqual([
      ...Array(12).keys(),
    ])
    const tens = drawn.filter(({ prizeName }) => prizeName === 'Ten').length
    expect([await fixture.cash(player), (await fixture.credited(player)).length]).toEqual([tens * 10, tens])
  })

  it('gives one prize for a request, however often it is sent, and none without a request id', async () => {
    const player = await fixture.player()
    const id = await raffle()
    await fixture.bet(player, units(3_000))
    const requestId = randomUUID()
    const answers = [
      ...(await Promise.all([1, 2, 3].map(() => draw(player, id, requestId)))),
      await draw(player, id, requestId),
    ]
    expect(answers).toEqual(Array(4).fill(answers[0]))
    expect(answers[0]).toMatchObject({ success: true, value: { ticketsLeft: 2 } })
    expect(await fixture.standing(player, id)).toMatchObject({ ticketsLeft: 2 })
    expect((await player.client.callWith('promotions.claimRaffle', { promotionId: id })).status).toBe(400)
  })

  it('shows Claimed after its end if a prize was taken, else Close; a ticket is good for seven more days', async () => {
    const [one, other, late] = [await fixture.player(), await fixture.player(), await fixture.player()]
    const id = await raffle({ endTime: now() + dayMs })
    for (const player of [one, late]) await fixture.bet(player, units(1_000))
    await draw(one, id)
    await fixture.pass(dayMs, one, other, late)
    expect([await statusOf(one, id), await statusOf(other, id), await statusOf(late, id)]).toEqual([
      'Claimed',
      'Close',
      'Claim',
    ])
    expect((await draw(late, id)).success).toBe(true)
    await fixture.signInAgain()
  })

  it('needs a start, prizes and weights to be published', async () => {
    const create = (offer: object, more: object = {}) =>
      fixture.editor.client.callWith('backoffice.createContent', {
        body: { kind: 'PR', texts: { EN: { title: 'x' } }, category: 'x', picture: {}, offer, ...more },
      })
    expect((await create({ kind: 'RAFFLE', prizes })).envelope).toMatchObject({
      code: 'INVALID',
      value: { fields: { 'body.startTime': expect.any(String) } },
    })
    const start = { startTime: now() }
    for (const bad of [
      [],
      [{ name: '', amount: 1, weight: 1 }],
      [{ name: 'x', amount: -1, weight: 1 }],
      [{ name: 'x', amount: 1.005, weight: 1 }],
      [{ name: 'x', amount: 1, weight: 0 }],
      [{ name: 'x', amount: 1, weight: 1.5 }],
    ]) {
      expect((await create({ kind: 'RAFFLE', prizes: bad }, start)).status).toBe(400)
    }
    for (const bad of [
      { kind: 'AUTO', target: 0, reward: 1 },
      { kind: 'AUTO', target: 1 },
      { kind: 'REVIEW', reward: 0 },
      { kind: 'GIFT' },
      { kind: 'REVIEW', reward: 1, target: 1 },
    ])
      expect((await create(bad)).status).toBe(400)
  })
})

describe('who may take part', () => {
  const calls = [
    'promotions.join',
    'promotions.claim',
    'promotions.claimRaffle',
    'promotions.apply',
    'promotions.status',
  ] as const

  it.each(calls)('%s: no visitor, no operator, and no trial account', async (name) => {
    const more = {
      'promotions.apply': { comment: 'x' },
      'promotions.claimRaffle': { requestId: randomUUID() },
    }
    const input =
      name === 'promotions.status'
        ? {}
        : { promotionId: 1, ...(name in more ? more[name as keyof typeof more] : {}) }
    const visitor = fixture.server.program()
    expect((await visitor.callWith(name, input)).status).toBe(401)
    expect((await fixture.finance.callWith(name, input)).status).toBe(401)
    await fixture.server.platform.settings.write('identity.freePlay', true, 'test')
    const trial = fixture.server.program()
    trial.token = (
      await trial.call(
        'identity.freePlay',
        {
          os: 'Linux',
          platform: 'W',
          gatewayVersion: 3,
          token: (await trial.seal({ merchant: 'brand1' })).data,
        },
        { ip: `10.8.0.${calls.indexOf(name)}` },
      )
    ).envelope.value.token
    expect(await trial.callWith(name, input)).toMatchObject({
      status: 403,
      envelope: { code: 'NEED_REAL_ACCOUNT' },
    })
  })

  it('refuses an invalid query', async () => {
    const player = await fixture.player()
    for (const promotionId of ['1', 0, -1, 1.5, null, {}, 1e12])
      expect((await player.client.callWith('promotions.claim', { promotionId })).status).toBe(400)
    expect(
      (await player.client.callWith('promotions.join', { promotionId: 1, requestId: randomUUID() })).status,
    ).toBe(400)
    expect((await player.client.callWith('promotions.status', { id: 1 })).status).toBe(400)
  })
})

it('leaves a ledger that adds up', async () => {
  expect(await fixture.ledgerDifferences()).toEqual([])
})
