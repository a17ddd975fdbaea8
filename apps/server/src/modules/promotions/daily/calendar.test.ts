// SPDX-License-Identifier: Apache-2.0
import { units } from '@tessera/rules/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  dayMs,
  openPromotionTestServer,
  type Player,
  type PromotionTestServer,
} from '../promotions-for-tests.ts'

let fixture: PromotionTestServer
beforeAll(async () => {
  fixture = await openPromotionTestServer()
  await fixture.server.platform.settings.write('site.timeZone', 'UTC', 'test')
})
afterAll(async () => {
  const differences = await fixture.ledgerDifferences()
  await fixture.close()
  expect(differences).toEqual([])
})

const now = (): number => fixture.server.clock.now()
const midnight = (): number => now() - (now() % dayMs) + dayMs
const sql = (text: string, values: unknown[] = []) =>
  fixture.server.platform.database.pool.query<Record<string, unknown>>(text, values)
const join = async ({ client }: Player, promotionId: number) =>
  (await client.call('promotions.join', { promotionId })).envelope
const claim = async ({ client }: Player, promotionId: number) =>
  (await client.call('promotions.claim', { promotionId })).envelope
const players = (many: number): Promise<Player[]> =>
  Promise.all(Array.from({ length: many }, () => fixture.player()))
const spending = async (id: number) =>
  (
    await sql(
      'select spent::float8 / 1e6 as spent, reserved::float8 / 1e6 as reserved from promotion_spending where promotion_id = $1 and day is null',
      [id],
    )
  ).rows[0]
const states = async (player: Player, id: number) =>
  (await fixture.standing(player, id))?.daily?.days.map(({ state }) => state)
async function nextDay(...many: readonly Player[]): Promise<void> {
  await fixture.pass(midnight() - now() + 15 * 60_000, ...many)
  await fixture.signInAgain()
}

const lost = { kind: 'CALENDAR', days: [1, 2, 4], missed: 'lost' }
const wait = { ...lost, missed: 'wait' }

describe('a calendar of rewards', () => {
  it('counts as something to claim from joining until the day is claimed', async () => {
    await nextDay()
    const player = await fixture.player()
    const promotions = async () =>
      (await player.client.call('rewards.claimable', {})).envelope.value.promotions
    const before = await promotions()
    const id = await fixture.offer(lost)
    expect(await promotions()).toBe(before)
    await join(player, id)
    expect(await promotions()).toBe(before + 1)
    await claim(player, id)
    expect(await promotions()).toBe(before)
  })

  it('pays one reward a day, once however often and however quickly it is claimed, until the last', async () => {
    await nextDay()
    const player = await fixture.player()
    const id = await fixture.offer(wait)
    expect(await fixture.standing(player, id)).toMatchObject({ status: 'Join', reward: 7 })
    expect((await claim(player, id)).code).toBe('BAD_STATE')
    expect(await join(player, id)).toMatchObject({ value: { status: 'Claim' } })
    for (const [number, amount, cash] of [
      [1, 1, 1],
      [2, 2, 3],
      [3, 4, 7],
    ] as const) {
      expect((await fixture.standing(player, id))?.status).toBe('Claim')
      const answers = await Promise.all(Array.from({ length: 64 }, () => claim(player, id)))
      expect(answers.map(({ value }) => value)).toEqual(
        Array.from({ length: 64 }, () => ({ status: 'Claimed', got: { number, name: '', amount } })),
      )
      expect([await fixture.cash(player), (await fixture.credited(player)).length]).toEqual([cash, number])
      expect(await fixture.standing(player, id)).toMatchObject({
        paid: cash,
        daily: { nextAt: number === 3 ? null : midnight() },
      })
      await nextDay(player)
    }
    expect([(await fixture.standing(player, id))?.status, await fixture.cash(player)]).toEqual(['Claimed', 7])
    expect(await spending(id)).toEqual({ spent: 7, reserved: 0 })
  })

  it('loses the reward of a missed day, which goes back to the budget, or lets the next one wait', async () => {
    await nextDay()
    const player = await fixture.player()
    const [losing, waiting] = [
      await fixture.offer({ ...lost, budget: { total: 7, perDay: null } }),
      await fixture.offer(wait),
    ]
    for (const id of [losing, waiting]) {
      await join(player, id)
      await claim(player, id)
    }
    await nextDay(player)
    await nextDay(player)
    expect([await states(player, losing), await states(player, waiting)]).toEqual([
      ['taken', 'lost', 'now'],
      ['taken', 'now', 'coming'],
    ])
    const [third, second] = [await claim(player, losing), await claim(player, waiting)]
    expect([third.value.got?.amount, second.value.got?.amount]).toEqual([4, 2])
    expect([await spending(losing), await spending(waiting)]).toEqual([
      { spent: 5, reserved: 0 },
      { spent: 3, reserved: 4 },
    ])
    expect([(await fixture.standing(player, losing))?.status, await states(player, losing)]).toEqual([
      'Claimed',
      ['taken', 'lost', 'taken'],
    ])
  })

  it('is over after its last day where missed days are lost, and what was held back returns', async () => {
    await nextDay()
    const [came, stayed] = await players(2)
    const id = await fixture.offer(lost)
    for (const player of [came, stayed]) await join(player!, id)
    await claim(came!, id)
    expect(await spending(id)).toEqual({ spent: 1, reserved: 13 })
    for (const _ of [1, 2, 3]) await nextDay(came!, stayed!)
    expect([
      (await fixture.standing(came!, id))?.status,
      (await fixture.standing(stayed!, id))?.status,
      (await claim(stayed!, id)).code,
    ]).toEqual(['Claimed', 'Close', 'BAD_STATE'])
    await fixture.pass(8 * dayMs)
    await fixture.lapse()
    expect(await spending(id)).toEqual({ spent: 1, reserved: 0 })
    await fixture.signInAgain()
  })

  it('lets as many join as its budget can pay wholly, exactly', async () => {
    const many = await players(16)
    const id = await fixture.offer({ ...wait, budget: { total: 36, perDay: null } })
    const answers = await Promise.all(many.map((player) => join(player, id)))
    expect(answers.filter(({ success }) => success)).toHaveLength(5)
    expect(new Set(answers.filter(({ success }) => !success).map(({ code }) => code))).toEqual(
      new Set(['BUDGET_SPENT']),
    )
    await Promise.all(many.map((player) => claim(player, id)))
    expect(await spending(id)).toEqual({ spent: 5, reserved: 30 })
  })

  it('keeps the rewards that each accepted, whatever is edited later', async () => {
    await nextDay()
    const [early, late] = await players(2)
    const item = await fixture.publish(wait)
    await join(early!, item.id)
    await fixture.republish(item, { ...wait, days: [0.5], audience: { names: [late!.name] } })
    await join(late!, item.id)
    expect([
      (await claim(early!, item.id)).value.got?.amount,
      (await claim(late!, item.id)).value.got?.amount,
      await states(early!, item.id),
    ]).toEqual([1, 0.5, ['taken', 'coming', 'coming']])
  })

  it('leaves nothing of a claim that was cut off in the middle; the next one counts', async () => {
    const player = await fixture.player()
    const id = await fixture.offer(wait)
    await join(player, id)
    const repair = await fixture.breakLedger()
    expect((await player.client.callWith('promotions.claim', { promotionId: id })).status).toBe(500)
    await repair()
    expect([await fixture.cash(player), await spending(id), await states(player, id)]).toEqual([
      0,
      { spent: 0, reserved: 7 },
      ['now', 'coming', 'coming'],
    ])
    await claim(player, id)
    expect([await fixture.cash(player), await spending(id)]).toEqual([1, { spent: 1, reserved: 6 }])
  })

  it('pays bonus money that must be staked if it says so, and asks for a code if it needs one', async () => {
    const player = await fixture.player()
    const id = await fixture.offer({ ...wait, needsCode: true, wagering: { times: 3 } })
    expect((await player.client.call('promotions.price', { promotionId: id })).envelope.value).toMatchObject({
      bonus: 4,
    })
    expect((await join(player, id)).code).toBe('WRONG_CODE')
    await fixture.publisher.callWith('backoffice.addPromotionCodes', {
      id,
      usesAllowed: 1,
      codes: ['DAYS2026'],
      requestId: crypto.randomUUID(),
    })
    await player.client.call('promotions.join', { promotionId: id, code: 'DAYS2026' })
    await claim(player, id)
    expect([
      await fixture.cash(player),
      (await player.client.call('bonuses.wallet', {})).envelope.value,
    ]).toEqual([0, expect.objectContaining({ bonusBalance: 1, turnoverLeft: 3 })])
  })

  it('is only for its audience, and not for those whom a label leaves out', async () => {
    const [one, other, labelled] = await players(3)
    const id = await fixture.offer({ ...wait, audience: { names: [one!.name, labelled!.name] } })
    await fixture.server.platform.settings.write('promotions.leftOutLabels', ['no offers'], 'test')
    await sql(`update member set labels = '{no offers}' where id = $1`, [labelled!.id])
    const statuses = await Promise.all(
      [one, other, labelled].map(
        async (player) => (await player!.client.call('promotions.join', { promotionId: id })).status,
      ),
    )
    expect(statuses).toEqual([200, 404, 404])
    await fixture.server.platform.settings.write('promotions.leftOutLabels', [], 'test')
  })

  it.each<[string, object]>([
    ['no days', { days: [] }],
    ['more days than a month has', { days: Array(32).fill(1) }],
    ['a day without a reward', { days: [1, 0] }],
    ['an unknown rule for missed days', { missed: 'double' }],
    ['a budget that cannot pay one member wholly', { budget: { total: 6.99, perDay: null } }],
    ['a repetition', { schedule: { every: 'MONTH' } }],
  ])('is not written with %s', async (_, part) => {
    const { status } = await fixture.editor.client.callWith('backoffice.createContent', {
      body: {
        kind: 'PR',
        texts: { EN: { title: 'x' } },
        category: 'x',
        picture: {},
        offer: { ...wait, ...part },
      },
    })
    expect(status).toBe(400)
  })

  it('is tried on the days on which members bet', async () => {
    const [one, other] = await players(2)
    await nextDay(one!, other!)
    await fixture.bet(one!, units(50))
    await fixture.bet(other!, units(5))
    await nextDay(one!, other!)
    await nextDay(one!, other!)
    await fixture.bet(one!, units(50))
    await nextDay(one!, other!)
    const attempt = async (offer: object) =>
      (
        await fixture.editor.client.callWith('backoffice.tryOffer', {
          offer: { ...offer, audience: { names: [one!.name, other!.name] } },
        })
      ).envelope.value
    expect([await attempt(lost), await attempt(wait)]).toMatchObject([
      { reached: 2, cost: 6 },
      { reached: 2, cost: 4 },
    ])
  })
})
