// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  dayMs,
  openPromotionTestServer,
  type Player,
  type PromotionTestServer,
} from '../promotions-for-tests.ts'
import { closeRounds } from './close-rounds.ts'

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

const minuteMs = 60_000
const now = (): number => fixture.server.clock.now()
const midnight = (): number => now() - (now() % dayMs) + dayMs
const opening = 20 * 60
const envelope = {
  kind: 'RED_ENVELOPE',
  pot: 50,
  envelopes: 10,
  smallest: 1,
  largest: 20,
  opensAtMinute: opening,
  minutes: 10,
}
const claim = async ({ client }: Player, promotionId: number) =>
  (await client.call('promotions.claim', { promotionId })).envelope
const players = (many: number): Promise<Player[]> =>
  Promise.all(Array.from({ length: many }, () => fixture.player()))
const spending = async (id: number) =>
  (
    await fixture.server.platform.database.pool.query<Record<string, unknown>>(
      'select spent::float8 / 1e6 as spent, reserved::float8 / 1e6 as reserved from promotion_spending where promotion_id = $1 and day is null',
      [id],
    )
  ).rows[0]
const close = () => closeRounds(fixture.server.platform, now())
/** Lets time pass until a minute of the next day. */
async function nextDayAt(minute: number, ...many: readonly Player[]): Promise<void> {
  await fixture.pass(midnight() - now() + minute * minuteMs, ...many)
  await fixture.signInAgain()
}
const envelopes = async ({ client }: Player, promotionId: number) =>
  (await client.call('promotions.envelopes', { promotionId })).envelope.value
const sum = (amounts: readonly number[]): number =>
  amounts.reduce((all, each) => all + Math.round(each * 100), 0) / 100

describe('a red envelope', () => {
  it('gives exactly its envelopes and exactly its pot, however many claim at once', async () => {
    await nextDayAt(opening)
    const many = await players(64)
    const id = await fixture.offer({ ...envelope, budget: { total: 50, perDay: 50 } })
    // Each asks four times at once: 256 claims.
    const answers = await Promise.all(
      many.flatMap((player) =>
        Array.from({ length: 4 }, () => claim(player, id).then((said) => ({ player, said }))),
      ),
    )
    const claimed = answers.filter(({ said }) => said.success)
    const shares = new Map(claimed.map(({ player, said }) => [player.id, said.value.got!]))
    expect(claimed).toHaveLength(40)
    expect(shares.size).toBe(10)
    expect([...shares.values()].map(({ number }) => number).toSorted((left, right) => left - right)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ])
    expect(sum([...shares.values()].map(({ amount }) => amount))).toBe(50)
    for (const { amount } of shares.values()) {
      expect(amount).toBeGreaterThanOrEqual(1)
      expect(amount).toBeLessThanOrEqual(20)
    }
    expect(new Set(answers.filter(({ said }) => !said.success).map(({ said }) => said.code))).toEqual(
      new Set(['BUDGET_SPENT']),
    )
    const cash = await Promise.all(many.map((player) => fixture.cash(player)))
    expect([sum(cash), cash.filter((amount) => amount > 0).length]).toEqual([50, 10])
    expect(await spending(id)).toEqual({ spent: 50, reserved: 0 })
  })

  it('is not handed out in any order that the database tells', async () => {
    await nextDayAt(opening)
    const many = await players(10)
    const id = await fixture.offer(envelope)
    const sharesNow = async (): Promise<string[]> =>
      (
        await fixture.server.platform.database.pool.query<{ shares: string[] }>(
          'select shares::text[] as shares from promotion_round where promotion_id = $1',
          [id],
        )
      ).rows[0]!.shares
    await claim(many[0]!, id)
    const before = await sharesNow()
    for (const player of many.slice(1)) expect((await claim(player, id)).code).toBe('OK')
    const handedOut = await sharesNow()
    expect(handedOut).not.toEqual(before)
    expect(handedOut.toSorted()).toEqual(before.toSorted())
  })

  it('opens at its minute, counts down to the next day, and can be claimed once in a round', async () => {
    await nextDayAt(opening - 1)
    const player = await fixture.player()
    const id = await fixture.offer(envelope)
    expect(await fixture.standing(player, id)).toMatchObject({
      status: 'coming soon',
      round: null,
      terms: {
        pot: { amount: 50, envelopes: 10, smallest: 1, largest: 20, opensAtMinute: opening, minutes: 10 },
      },
      daily: { got: null, nextAt: now() + minuteMs },
    })
    expect((await claim(player, id)).code).toBe('BAD_STATE')
    await fixture.pass(minuteMs)
    expect(await fixture.standing(player, id)).toMatchObject({
      status: 'Claim',
      round: { left: 10, closesAt: now() + 10 * minuteMs },
    })
    const { got } = (await claim(player, id)).value
    expect((await claim(player, id)).value).toEqual({ status: 'Claimed', got })
    expect(await fixture.credited(player)).toHaveLength(1)
    expect(await fixture.standing(player, id)).toMatchObject({
      status: 'Claimed',
      paid: got!.amount,
      round: { left: 9 },
      daily: { got, nextAt: now() + dayMs },
    })
    await nextDayAt(opening, player)
    expect((await claim(player, id)).value).toMatchObject({ status: 'Claimed' })
    expect(await fixture.credited(player)).toHaveLength(2)
  })

  it('is over when its minutes are over, and what nobody claimed goes back to the budget once', async () => {
    await nextDayAt(opening)
    const [came, late] = await players(2)
    const id = await fixture.offer({ ...envelope, budget: { total: 60, perDay: null } })
    const { got } = (await claim(came!, id)).value
    const left = sum([50, -got!.amount])
    expect(await spending(id)).toEqual({ spent: got!.amount, reserved: left })
    await fixture.pass(10 * minuteMs - 1)
    expect((await fixture.standing(late!, id))?.status).toBe('Claim')
    await fixture.pass(1)
    expect((await claim(late!, id)).code).toBe('BAD_STATE')
    await Promise.all([close(), close(), close()])
    expect(await spending(id)).toEqual({ spent: got!.amount, reserved: 0 })
    // 60 less the share that was paid pays no whole pot any more, unless the share was at most 10.
    await nextDayAt(opening, came!, late!)
    const again = await claim(late!, id)
    expect(again.success ? 'paid' : again.code).toBe(got!.amount <= 10 ? 'paid' : 'BUDGET_SPENT')
    const { spent, reserved } = (await spending(id)) as { spent: number; reserved: number }
    expect(sum([spent, reserved])).toBeLessThanOrEqual(60)
  })

  it('does not open when its budget cannot pay the whole pot', async () => {
    await nextDayAt(opening)
    const many = await players(11)
    const id = await fixture.offer({ ...envelope, budget: { total: 99.99, perDay: null } })
    for (const player of many.slice(0, 10)) expect((await claim(player, id)).success).toBe(true)
    expect((await claim(many[10]!, id)).code).toBe('BUDGET_SPENT')
    expect(await fixture.standing(many[10]!, id)).toMatchObject({ status: 'coming soon', round: { left: 0 } })
    await nextDayAt(opening, ...many)
    const answers = await Promise.all(many.map((player) => claim(player, id)))
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['BUDGET_SPENT']))
    expect(await spending(id)).toEqual({ spent: 50, reserved: 0 })
  })

  it('is not there for members outside of its audience', async () => {
    await nextDayAt(opening)
    const [inside, outside] = await players(2)
    const id = await fixture.offer({ ...envelope, audience: { names: [inside!.name] } })
    expect(await fixture.standing(outside!, id)).toBeUndefined()
    expect((await claim(outside!, id)).code).toBe('NOT_FOUND')
    expect((await outside!.client.call('promotions.envelopes', { promotionId: id })).envelope.code).toBe(
      'NOT_FOUND',
    )
    expect((await claim(inside!, id)).success).toBe(true)
  })

  it('gives the shares of a round as they were drawn, whatever is edited meanwhile', async () => {
    await nextDayAt(opening)
    const many = await players(10)
    const item = await fixture.publish(envelope)
    const first = await claim(many[0]!, item.id)
    await fixture.republish(item, {
      ...envelope,
      ...{ pot: 2, envelopes: 2, smallest: 1, largest: 1, opensAtMinute: 0, minutes: 1 },
      wagering: { times: 3 },
    })
    expect(await fixture.standing(many[1]!, item.id)).toMatchObject({
      status: 'Claim',
      terms: { pot: { amount: 50 }, wagerTimes: 0 },
      round: { left: 9 },
    })
    const others = await Promise.all(many.slice(1).map((player) => claim(player, item.id)))
    expect(sum([first, ...others].map(({ value }) => value.got!.amount))).toBe(50)
    expect(await fixture.standing(many[1]!, item.id)).toMatchObject({ daily: { nextAt: midnight() } })
  })

  it('leaves nothing of a claim that was cut off in the middle; the next one draws', async () => {
    await nextDayAt(opening)
    const player = await fixture.player()
    const id = await fixture.offer({ ...envelope, budget: { total: 50, perDay: null } })
    const repair = await fixture.breakLedger()
    expect((await player.client.callWith('promotions.claim', { promotionId: id })).status).toBe(500)
    await repair()
    expect([await fixture.cash(player), await spending(id)]).toEqual([0, undefined])
    expect((await claim(player, id)).success).toBe(true)
  })

  it('shows who got what in the last round, with masked names', async () => {
    await nextDayAt(opening)
    const [one, other] = await players(2)
    const id = await fixture.offer({ ...envelope, envelopes: 2, largest: 49 })
    expect(await envelopes(one!, id)).toEqual({ round: null, list: [] })
    const [first, second] = [await claim(one!, id), await claim(other!, id)]
    const { round, list } = await envelopes(other!, id)
    expect(round).toEqual({ opensAt: now(), closesAt: now() + 10 * minuteMs, envelopes: 2, left: 0 })
    expect(list.map(({ amount, own }) => [amount, own])).toEqual([
      [first.value.got!.amount, false],
      [second.value.got!.amount, true],
    ])
    expect(list.some(({ name }) => name === one!.name || name === other!.name)).toBe(false)
    const { value } = (await fixture.editor.client.call('backoffice.promotionResult', { id })).envelope
    expect(value).toMatchObject({ joined: 2, paidMembers: 2, paid: 50, reserved: 0 })
  })

  it('pays bonus money under its terms, with a price before it is claimed', async () => {
    await nextDayAt(opening)
    const player = await fixture.player()
    const id = await fixture.offer({ ...envelope, wagering: { times: 3 } })
    const { value } = (await player.client.call('promotions.price', { promotionId: id })).envelope
    expect(value).toMatchObject({ bonus: 20 })
    expect((await claim(player, id)).success).toBe(true)
    expect((await fixture.standing(player, id))?.terms.wagerTimes).toBe(3)
    expect(await spending(id)).toMatchObject({ reserved: expect.any(Number) as number })
  })

  it.each<[string, object]>([
    ['a pot below its smallest shares', { pot: 9.99 }],
    ['a pot above its largest shares', { pot: 200.01 }],
    ['a smallest share above the largest', { smallest: 21 }],
    ['a share of nothing', { smallest: 0 }],
    ['a pot below zero', { pot: -1 }],
    ['no envelope', { envelopes: 0 }],
    ['too many envelopes', { envelopes: 2_001, smallest: 0.01 }],
    ['half an envelope', { envelopes: 9.5 }],
    ['a time after midnight', { opensAtMinute: 1_440 }],
    ['a round that ends on the next day', { opensAtMinute: 1_435 }],
    ['no minutes', { minutes: 0 }],
    ['hours beside its time', { schedule: { fromHour: 8 } }],
    ['a repetition', { schedule: { every: 'DAY' } }],
    ['a budget below its pot', { budget: { total: 49.99, perDay: null } }],
    ['a code, which nobody is asked for', { needsCode: true }],
  ])('is not written with %s', async (_, part) => {
    const { status } = await fixture.editor.client.callWith('backoffice.createContent', {
      body: {
        kind: 'PR',
        texts: { EN: { title: 'x' } },
        category: 'x',
        picture: {},
        offer: { ...envelope, ...part },
      },
    })
    expect(status).toBe(400)
  })

  it('is tried as its pot on each day, as far as there are members to claim it', async () => {
    await fixture.signInAgain()
    const names = (await players(4)).map(({ name }) => name)
    const attempt = async (part: object) =>
      (
        await fixture.editor.client.callWith('backoffice.tryOffer', {
          offer: { ...envelope, audience: { names }, ...part },
        })
      ).envelope.value
    expect(await attempt({})).toMatchObject({ reached: 4, cost: 30 * 20 })
    expect(await attempt({ envelopes: 4 })).toMatchObject({ reached: 4, cost: 30 * 50 })
    expect(await attempt({ envelopes: 3, largest: 50 })).toMatchObject({ reached: 4, cost: 30 * 50 })
    expect(await attempt({ envelopes: 4, budget: { total: 100, perDay: null } })).toMatchObject({
      cost: 100,
      costWithoutBudget: 30 * 50,
    })
  })
})
