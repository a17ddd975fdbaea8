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
const spin = async ({ client }: Player, promotionId: number) =>
  (await client.call('promotions.claim', { promotionId })).envelope
const players = (many: number): Promise<Player[]> =>
  Promise.all(Array.from({ length: many }, () => fixture.player()))
const spent = async (id: number) =>
  (
    await sql(
      'select spent::float8 / 1e6 as spent from promotion_spending where promotion_id = $1 and day is null',
      [id],
    )
  ).rows[0]?.spent
async function nextDay(...many: readonly Player[]): Promise<void> {
  await fixture.pass(midnight() - now() + 15 * 60_000, ...many)
  await fixture.signInAgain()
}

const prizes = [
  { name: 'Ten', amount: 10, weight: 1 },
  { name: 'Two', amount: 2, weight: 2 },
  { name: 'Nothing', amount: 0, weight: 1 },
]
const wheel = { kind: 'WHEEL', prizes, minimumValidBet: 0 }
const sure = (amount: number) => ({
  kind: 'WHEEL',
  prizes: [
    { name: 'This', amount, weight: 1 },
    { name: 'That', amount, weight: 1 },
  ],
  minimumValidBet: 0,
})

describe('the wheel of the day', () => {
  it('states the chances before the spin', async () => {
    const id = await fixture.offer(wheel)
    const { promotion } = (await fixture.server.program().call('messages.announcements', { types: 'PR' }))
      .envelope.value
    expect(promotion.find((each) => each.id === id)).toMatchObject({
      kind: 'WHEEL',
      status: 'Claim',
      reward: 10,
      target: null,
      prizes: [
        { name: 'Ten', amount: 10, chance: 25 },
        { name: 'Two', amount: 2, chance: 50 },
        { name: 'Nothing', amount: 0, chance: 25 },
      ],
    })
  })

  it('is spun once a day, credits once however often and however quickly it is asked, and again the next day', async () => {
    await nextDay()
    const player = await fixture.player()
    const id = await fixture.offer(wheel)
    expect(await fixture.standing(player, id)).toMatchObject({ status: 'Claim', daily: { got: null } })
    const answers = await Promise.all(Array.from({ length: 64 }, () => spin(player, id)))
    const [first] = answers
    const got = first!.value.got!
    expect(answers.map(({ success, value }) => [success, value])).toEqual(
      Array.from({ length: 64 }, () => [true, { status: 'Claimed', got }]),
    )
    expect(prizes[got.number - 1]).toMatchObject({ name: got.name, amount: got.amount })
    expect(await fixture.standing(player, id)).toMatchObject({
      status: 'Claimed',
      paid: got.amount,
      daily: { got, nextAt: midnight() },
    })
    expect([await fixture.cash(player), (await fixture.credited(player)).length]).toEqual([
      got.amount,
      got.amount > 0 ? 1 : 0,
    ])
    await nextDay(player)
    expect(await fixture.standing(player, id)).toMatchObject({ status: 'Claim', daily: { got: null } })
    const second = (await spin(player, id)).value.got!
    expect(await fixture.cash(player)).toBe(got.amount + second.amount)
    const days = await sql('select count(*)::int as count from promotion_daily where promotion_id = $1', [id])
    expect(days.rows).toEqual([{ count: 2 }])
  })

  it('draws each prize about as often as its chance says', async () => {
    const many = await players(60)
    const id = await fixture.offer({
      ...wheel,
      prizes: [
        { name: 'Often', amount: 1, weight: 3 },
        { name: 'Seldom', amount: 0, weight: 1 },
      ],
    })
    const names = (await Promise.all(many.map((player) => spin(player, id)))).map(
      ({ value }) => value.got?.name,
    )
    const often = names.filter((name) => name === 'Often').length
    // 45 are expected; fewer than 27 or more than 59 come once in a million times.
    expect(names.every((name) => name === 'Often' || name === 'Seldom')).toBe(true)
    expect(often).toBeGreaterThan(26)
    expect(often).toBeLessThan(60)
    expect(await spent(id)).toBe(often)
  })

  it('opens with the valid bets of the same day, if it asks for them', async () => {
    await nextDay()
    const player = await fixture.player()
    const id = await fixture.offer({ ...wheel, minimumValidBet: 20 })
    await fixture.bet(player, units(15))
    expect(await fixture.standing(player, id)).toMatchObject({ status: 'Process', progress: 15, target: 20 })
    expect(await spin(player, id)).toMatchObject({ success: false, code: 'BAD_STATE' })
    await nextDay(player)
    await fixture.bet(player, units(5))
    expect(await fixture.standing(player, id)).toMatchObject({ status: 'Process', progress: 5 })
    await fixture.bet(player, units(15))
    expect((await fixture.standing(player, id))?.status).toBe('Claim')
    expect((await spin(player, id)).success).toBe(true)
  })

  it('is open on its days and hours, says when it opens next, and is over at its end', async () => {
    await nextDay()
    const [one, other] = await players(2)
    const today = ((new Date(now()).getUTCDay() + 6) % 7) + 1
    const hours = { fromHour: 3, untilHour: 24 }
    const later = await fixture.offer({ ...wheel, schedule: hours })
    const tomorrow = await fixture.offer({ ...wheel, schedule: { weekDays: [(today % 7) + 1], ...hours } })
    const opensMs = midnight() - dayMs + 3 * 3_600_000
    expect(await fixture.standing(one!, later)).toMatchObject({
      status: 'coming soon',
      daily: { nextAt: opensMs },
    })
    expect(await fixture.standing(one!, tomorrow)).toMatchObject({ daily: { nextAt: opensMs + dayMs } })
    expect((await spin(one!, later)).code).toBe('BAD_STATE')
    const ending = await fixture.offer(wheel, { endTime: midnight() })
    await spin(one!, ending)
    expect(await fixture.standing(one!, ending)).toMatchObject({ status: 'Claimed', daily: { nextAt: null } })
    await nextDay(one!, other!)
    expect([
      (await fixture.standing(one!, ending))?.status,
      (await fixture.standing(other!, ending))?.status,
      (await spin(other!, ending)).code,
    ]).toEqual(['Claimed', 'Close', 'BAD_STATE'])
  })

  it('is stopped before drawing by a budget that cannot pay its largest prize, and never pays more', async () => {
    const many = await players(24)
    const id = await fixture.offer({ ...sure(3), budget: { total: 31, perDay: null } })
    const answers = await Promise.all(many.map((player) => spin(player, id)))
    expect(answers.filter(({ success }) => success)).toHaveLength(10)
    expect(new Set(answers.filter(({ success }) => !success).map(({ code }) => code))).toEqual(
      new Set(['BUDGET_SPENT']),
    )
    const drawn = await sql('select count(*)::int as count from promotion_daily where promotion_id = $1', [
      id,
    ])
    expect([await spent(id), drawn.rows[0]]).toEqual([30, { count: 10 }])
    const cash = await Promise.all(many.map((player) => fixture.cash(player)))
    expect(cash.reduce((sum, each) => sum + each, 0)).toBe(30)
  })

  it('starts with a new budget of the day at midnight', async () => {
    await nextDay()
    const [one, other] = await players(2)
    // So much a day is a budget only until some day.
    const id = await fixture.offer(
      { ...sure(3), budget: { total: null, perDay: 5 } },
      { startTime: now(), endTime: now() + 30 * dayMs },
    )
    const toClaim = async () => (await other!.client.call('rewards.claimable', {})).envelope.value.promotions
    const before = await toClaim()
    expect([(await spin(one!, id)).success, (await spin(other!, id)).code]).toEqual([true, 'BUDGET_SPENT'])
    // A spin that would be refused is no longer counted as something to claim.
    expect(await toClaim()).toBe(before - 1)
    await nextDay(other!)
    expect((await spin(other!, id)).success).toBe(true)
  })

  it('leaves nothing of a spin that was cut off in the middle; the next one counts', async () => {
    const player = await fixture.player()
    const id = await fixture.offer({ ...sure(4), budget: { total: 4, perDay: null } })
    const repair = await fixture.breakLedger()
    expect((await player.client.callWith('promotions.claim', { promotionId: id })).status).toBe(500)
    await repair()
    expect([await fixture.cash(player), (await fixture.standing(player, id))?.status]).toEqual([0, 'Claim'])
    expect([(await spin(player, id)).success, await fixture.cash(player), await spent(id)]).toEqual([
      true,
      4,
      4,
    ])
  })

  it('pays bonus money that must be staked if it says so, and states its price before', async () => {
    const player = await fixture.player()
    const id = await fixture.offer({ ...sure(5), wagering: { times: 2 } })
    const price = await player.client.call('promotions.price', { promotionId: id })
    expect(price.envelope.value).toMatchObject({ bonus: 5 })
    await spin(player, id)
    expect([
      await fixture.cash(player),
      (await player.client.call('bonuses.wallet', {})).envelope.value,
    ]).toEqual([0, expect.objectContaining({ bonusBalance: 5, turnoverLeft: 10 })])
  })

  it('is only for its audience, and not for those whom a label leaves out', async () => {
    const [one, other, labelled] = await players(3)
    const id = await fixture.offer({ ...wheel, audience: { names: [one!.name, labelled!.name] } })
    await fixture.server.platform.settings.write('promotions.leftOutLabels', ['no offers'], 'test')
    await sql(`update member set labels = '{no offers}' where id = $1`, [labelled!.id])
    const statuses = await Promise.all(
      [one, other, labelled].map(
        async (player) => (await player!.client.call('promotions.claim', { promotionId: id })).status,
      ),
    )
    expect(statuses).toEqual([200, 404, 404])
    await fixture.server.platform.settings.write('promotions.leftOutLabels', [], 'test')
  })

  it.each<[string, object]>([
    ['one prize', { prizes: prizes.slice(0, 1) }],
    ['no prize of any worth', { prizes: [prizes[2], prizes[2]] }],
    ['a weight of nothing', { prizes: [prizes[0], { ...prizes[1], weight: 0 }] }],
    ['bets below zero', { minimumValidBet: -1 }],
    ['a budget below its largest prize', { budget: { total: 9, perDay: null } }],
    ['a code, which nobody is asked for', { needsCode: true }],
    ['a repetition', { schedule: { every: 'DAY' } }],
  ])('is not written with %s', async (_, part) => {
    const { status } = await fixture.editor.client.callWith('backoffice.createContent', {
      body: {
        kind: 'PR',
        texts: { EN: { title: 'x' } },
        category: 'x',
        picture: {},
        offer: { ...wheel, ...part },
      },
    })
    expect(status).toBe(400)
  })

  it('is tried on the days on which members bet, and its result counts who spun', async () => {
    const [one, other] = await players(2)
    const names = [one!.name, other!.name]
    await nextDay(one!, other!)
    await fixture.bet(one!, units(50))
    await fixture.bet(other!, units(5))
    await nextDay(one!, other!)
    await fixture.bet(one!, units(50))
    await nextDay(one!, other!)
    const attempt = async (offer: object) =>
      (await fixture.editor.client.callWith('backoffice.tryOffer', { offer })).envelope.value
    expect(await attempt({ ...wheel, audience: { names } })).toMatchObject({ reached: 2, cost: 10.5 })
    expect(await attempt({ ...wheel, minimumValidBet: 20, audience: { names } })).toMatchObject({
      reached: 1,
      cost: 7,
    })
    const id = await fixture.offer({ ...sure(6), audience: { names } })
    await spin(one!, id)
    const { value } = (await fixture.editor.client.call('backoffice.promotionResult', { id })).envelope
    expect(value).toMatchObject({ joined: 1, paidMembers: 1, paid: 6, reserved: 0 })
  })
})
