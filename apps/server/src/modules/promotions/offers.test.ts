// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { units } from '@tessera/rules/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bodyOf } from '../messages/messages-for-tests.ts'
import {
  dayMs,
  openPromotionTestServer,
  type Player,
  type PromotionTestServer,
} from './promotions-for-tests.ts'

let fixture: PromotionTestServer
beforeAll(async () => {
  fixture = await openPromotionTestServer()
  await sql(
    `insert into payment_account (id, name, provider, type, currency, secret, created_at) values ('audience', 'A', 'sandbox', 'bank', 'USD', repeat('x', 43), now())`,
  )
})
afterAll(async () => {
  const differences = await fixture.ledgerDifferences()
  await fixture.close()
  expect(differences).toEqual([])
})

const auto = { kind: 'AUTO', target: 10, reward: 5 }
const sql = (text: string, values: unknown[] = []) =>
  fixture.server.platform.database.pool.query<Record<string, unknown>>(text, values)
const join = async ({ client }: Player, promotionId: number, code?: string) =>
  (await client.call('promotions.join', { promotionId, ...(code === undefined ? {} : { code }) })).envelope
const claim = async ({ client }: Player, promotionId: number) =>
  (await client.call('promotions.claim', { promotionId })).envelope
const standing = (player: Player, id: number) => fixture.standing(player, id)
const players = (count: number): Promise<Player[]> =>
  Promise.all(Array.from({ length: count }, () => fixture.player()))
const spending = async (id: number) =>
  (
    await sql(
      'select spent::float8 / 1e6 as spent, reserved::float8 / 1e6 as reserved from promotion_spending where promotion_id = $1 and day is null',
      [id],
    )
  ).rows[0]
const offered = async ({ client }: Player) =>
  (await client.call('promotions.offered', {})).envelope.value.map(({ id }) => id)
const listed = async () =>
  (
    await fixture.server.program().call('messages.announcements', { types: 'PR' })
  ).envelope.value.promotion.map(({ id }) => id)
const codes = async (id: number, more: object) =>
  (
    await fixture.publisher.callWith('backoffice.addPromotionCodes', {
      id,
      usesAllowed: 1,
      requestId: randomUUID(),
      ...more,
    })
  ).envelope as { success: boolean; code?: string; value: { added: number; codes: string[] } }

describe('an audience', () => {
  it('is offered the promotion; everybody else does not learn of it and cannot join', async () => {
    const [one, other] = [await fixture.player(), await fixture.player()]
    const id = await fixture.offer({ ...auto, audience: { names: [one.name.toUpperCase()] } })
    expect([await offered(one), await offered(other), await listed()]).toEqual([
      [id],
      [],
      expect.not.arrayContaining([id]),
    ])
    expect([(await standing(one, id))?.status, await standing(other, id)]).toEqual(['Join', undefined])
    expect((await other.client.call('promotions.join', { promotionId: id })).status).toBe(404)
    expect((await join(one, id)).success).toBe(true)
  })

  it.each<[string, object, string]>([
    ['rank', { rankFrom: 2, rankTo: 4 }, 'update member set rank_level = 3 where id = $1'],
    [
      'country that they state',
      { countries: ['FR', 'VN'] },
      `insert into member_profile (member_id, brand_code, nationality) values ($1, 'brand1', 'VN') on conflict (member_id) do update set nationality = 'VN'`,
    ],
    ['label', { withLabels: ['gold'] }, `update member set labels = '{gold}' where id = $1`],
    [
      'days since registration',
      { registeredDaysFrom: 30 },
      `update member set registered_at = registered_at - interval '31 days' where id = $1`,
    ],
    [
      'deposits',
      { depositedFrom: 50 },
      `insert into deposit (id, member_id, username, account_id, amount, received, currency, status, remark, created_at, expires_at, settled_at)
       select gen_random_uuid(), $1, 'x', 'audience', 50000000, 50000000, 'USD', 'Success', '', now(), now(), now()`,
    ],
  ])('is chosen by %s', async (_, audience, become) => {
    const [one, other] = [await fixture.player(), await fixture.player()]
    const id = await fixture.offer({ ...auto, audience })
    expect(await offered(one)).not.toContain(id)
    await sql(become, [one.id])
    expect([await offered(one), await offered(other)]).toEqual([
      expect.arrayContaining([id]),
      expect.not.arrayContaining([id]),
    ])
  })

  it('is chosen by language and by what was played lately', async () => {
    const player = await fixture.player()
    const spoken = await fixture.offer({ ...auto, audience: { languages: ['VI'] } })
    const played = await fixture.offer({ ...auto, audience: { playedFrom: 100, playedDays: 7 } })
    const inLanguage = async (language: string) =>
      (await player.client.call('promotions.offered', {}, { headers: { language } })).envelope.value.map(
        ({ id }) => id,
      )
    expect(await inLanguage('EN')).not.toContain(spoken)
    expect(await inLanguage('VI')).toContain(spoken)
    expect(await offered(player)).not.toContain(played)
    await fixture.bet(player, units(100))
    expect(await offered(player)).toContain(played)
    await fixture.pass(8 * dayMs, player)
    expect(await offered(player)).not.toContain(played)
    await fixture.signInAgain()
  })

  it('leaves out closed accounts, and whoever has a label that the brand leaves out', async () => {
    const player = await fixture.player()
    const id = await fixture.offer(auto)
    await fixture.server.platform.settings.write('promotions.leftOutLabels', ['no offers'], 'test')
    expect((await standing(player, id))?.status).toBe('Join')
    await sql(`update member set labels = '{no offers}' where id = $1`, [player.id])
    expect(await standing(player, id)).toBeUndefined()
    expect((await player.client.call('promotions.join', { promotionId: id })).status).toBe(404)
    expect((await fixture.apply(player, await fixture.offer({ kind: 'REVIEW', reward: 1 }))).status).toBe(404)
  })

  it('does not take away what somebody accepted when they leave it, or when it changes', async () => {
    const player = await fixture.player()
    const body = (offer: object) => bodyOf('PR', 'Kept', { offer })
    const { id, version } = await fixture.editor.publish(body({ ...auto, audience: { rankTo: 1 } }))
    await join(player, id)
    const saved = await fixture.editor.save(
      { id, version },
      body({ kind: 'REVIEW', reward: 1, audience: { rankFrom: 5 } }),
    )
    await fixture.publisher.call('backoffice.publishContent', { id, version: saved.version })
    await sql('update member set rank_level = 2 where id = $1', [player.id])
    await fixture.bet(player, units(10))
    expect(await standing(player, id)).toMatchObject({ status: 'Claim', reward: 5 })
    expect((await claim(player, id)).value.status).toBe('Claimed')
    expect(await fixture.cash(player)).toBe(5)
  })
})

describe('codes', () => {
  it('of one use let one member in, however many try at once', async () => {
    const many = await players(8)
    const id = await fixture.offer({ ...auto, needsCode: true })
    const { value } = await codes(id, { draw: 2 })
    expect(value.codes).toHaveLength(2)
    const code = value.codes[0]!
    const answers = await Promise.all(many.map((player) => join(player, id, ` ${code.toLowerCase()} `)))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(new Set(answers.filter(({ success }) => !success).map((answer) => answer.code))).toEqual(
      new Set(['CODE_USED']),
    )
  })

  it('that many share let in as many as they say; none and wrong ones are refused', async () => {
    const many = await players(6)
    const id = await fixture.offer({ ...auto, needsCode: true })
    await codes(id, { codes: ['Spring-26'], usesAllowed: 4 })
    const answers = await Promise.all(many.map((player) => join(player, id, 'SPRING-26')))
    expect(answers.filter(({ success }) => success)).toHaveLength(4)
    const late = await fixture.player()
    expect([
      (await join(late, id)).code,
      (await join(late, id, 'SPRING-27')).code,
      (await join(late, id, "'; drop")).code,
      (await join(late, id, 'spring-26')).code,
    ]).toEqual(['WRONG_CODE', 'WRONG_CODE', 'WRONG_CODE', 'CODE_USED'])
    const { list, uses } = (await fixture.editor.client.call('backoffice.promotionCodes', { id })).envelope
      .value
    expect([list, uses]).toEqual([
      [expect.objectContaining({ code: 'SPRING-26', uses: 4, usesAllowed: 4 })],
      4,
    ])
  })

  it('of another promotion are worth nothing, and a code that cannot be one is not added', async () => {
    const player = await fixture.player()
    const [one, other] = [
      await fixture.offer({ ...auto, needsCode: true }),
      await fixture.offer({ ...auto, needsCode: true }),
    ]
    await codes(other, { codes: ['OTHERS'] })
    expect((await join(player, one, 'OTHERS')).code).toBe('WRONG_CODE')
    expect((await codes(one, { codes: ['a b', '?'] })).code).toBe('WRONG_CODE')
    expect((await codes(one, { codes: ['ONCE', 'once'] })).value.added).toBe(1)
    expect((await codes(one, { codes: ['ONCE'] })).value.added).toBe(0)
  })
})

describe('a budget', () => {
  it('is promised to as many as it can pay, and 64 who claim at once spend exactly it', async () => {
    const many = await players(64)
    const id = await fixture.offer({ ...auto, budget: { total: 100, perDay: null } })
    const answers = await Promise.all(many.map((player) => join(player, id)))
    const joined = many.filter((_, index) => answers[index]?.success)
    expect(joined).toHaveLength(20)
    expect(new Set(answers.filter(({ success }) => !success).map(({ code }) => code))).toEqual(
      new Set(['BUDGET_SPENT']),
    )
    expect(await spending(id)).toEqual({ spent: 0, reserved: 100 })
    await Promise.all(joined.map((player) => fixture.bet(player, units(10))))
    // Each claims several times, all at once.
    const claims = await Promise.all(
      [...joined, ...joined, ...joined, ...joined].map((player) => claim(player, id)),
    )
    expect(claims.every(({ success }) => success)).toBe(true)
    expect(await Promise.all(joined.map((player) => fixture.cash(player)))).toEqual(Array(20).fill(5))
    expect(await spending(id)).toEqual({ spent: 100, reserved: 0 })
    const late = await fixture.player()
    expect((await join(late, id)).code).toBe('BUDGET_SPENT')
    expect(await standing(late, id)).toMatchObject({ status: 'Join', left: 0 })
  })

  it('of a day is there again the next day', async () => {
    const [one, other] = [await fixture.player(), await fixture.player()]
    const startTime = fixture.server.clock.now()
    // So much a day is a budget only until some day.
    const id = await fixture.offer(
      { ...auto, budget: { total: null, perDay: 5 } },
      { startTime, endTime: startTime + 30 * dayMs },
    )
    expect([(await join(one, id)).success, (await join(other, id)).code]).toEqual([true, 'BUDGET_SPENT'])
    await fixture.pass(dayMs, one, other)
    expect((await join(other, id)).success).toBe(true)
    await fixture.signInAgain()
  })

  it('gives back what lapsed, once the time to claim is over', async () => {
    const [one, other] = [await fixture.player(), await fixture.player()]
    const start = fixture.server.clock.now()
    const id = await fixture.offer(
      { ...auto, schedule: { every: 'DAY' }, budget: { total: 5, perDay: null } },
      { startTime: start, endTime: start + 30 * dayMs },
    )
    expect([(await join(one, id)).success, (await join(other, id)).code]).toEqual([true, 'BUDGET_SPENT'])
    await fixture.pass(9 * dayMs, one, other)
    await fixture.lapse()
    expect(await spending(id)).toEqual({ spent: 0, reserved: 0 })
    expect((await join(other, id)).success).toBe(true)
    await fixture.signInAgain()
  })

  it('stops a raffle that cannot pay its largest prize any more, and an approval that it cannot pay', async () => {
    const player = await fixture.player()
    const raffle = await fixture.offer(
      {
        kind: 'RAFFLE',
        prizes: [{ name: 'Ten', amount: 10, weight: 1 }],
        budget: { total: 25, perDay: null },
      },
      { startTime: fixture.server.clock.now() },
    )
    await fixture.bet(player, units(5_000))
    const draw = async () =>
      (await player.client.call('promotions.claimRaffle', { promotionId: raffle, requestId: randomUUID() }))
        .envelope
    const answers = await Promise.all([1, 2, 3, 4, 5].map(draw))
    expect(answers.filter(({ success }) => success)).toHaveLength(2)
    expect(answers.filter(({ success }) => !success).map(({ code }) => code)).toEqual(
      Array(3).fill('BUDGET_SPENT'),
    )
    expect([await fixture.cash(player), await spending(raffle)]).toEqual([20, { spent: 20, reserved: 0 }])
    const review = await fixture.offer({ kind: 'REVIEW', reward: 4, budget: { total: 5, perDay: null } })
    const [one, other] = [await fixture.player(), await fixture.player()]
    for (const each of [one, other]) await fixture.apply(each, review)
    const { list } = (await fixture.finance.call('backoffice.applications', { status: 'Applying' })).envelope
      .value
    const approvals = await Promise.all(
      list
        .filter(({ promotionId }) => promotionId === review)
        .map(({ id }) =>
          fixture.finance.call('backoffice.approveApplication', { id, requestId: randomUUID() }),
        ),
    )
    expect(approvals.map(({ envelope }) => envelope.success).toSorted()).toEqual([false, true])
    expect(await spending(review)).toEqual({ spent: 4, reserved: 0 })
  })
})

describe('a repeated promotion', () => {
  it('begins anew each day, and pays each day once', async () => {
    const player = await fixture.player()
    const id = await fixture.offer({ ...auto, schedule: { every: 'DAY' } })
    for (const paid of [5, 10]) {
      await join(player, id)
      await fixture.bet(player, units(10))
      await Promise.all([claim(player, id), claim(player, id)])
      expect([(await standing(player, id))?.status, await fixture.cash(player)]).toEqual(['Claimed', paid])
      await fixture.pass(dayMs, player)
    }
    expect((await standing(player, id))?.status).toBe('Join')
    await fixture.signInAgain()
  })

  it('shows the reward of yesterday that was not claimed first', async () => {
    const player = await fixture.player()
    const id = await fixture.offer({ ...auto, schedule: { every: 'DAY' } })
    await join(player, id)
    await fixture.bet(player, units(10))
    await fixture.pass(dayMs, player)
    expect((await standing(player, id))?.status).toBe('Claim')
    await claim(player, id)
    expect([(await standing(player, id))?.status, await fixture.cash(player)]).toEqual(['Join', 5])
    await fixture.signInAgain()
  })

  it('is open on its days and hours only', async () => {
    await fixture.server.platform.settings.write('site.timeZone', 'UTC', 'test')
    const player = await fixture.player()
    const local = new Date(fixture.server.clock.now())
    const hour = local.getUTCHours()
    const closed = await fixture.offer({
      ...auto,
      schedule: { weekDays: [], fromHour: hour === 23 ? 0 : hour + 1, untilHour: hour === 23 ? 23 : 24 },
    })
    const open = await fixture.offer({ ...auto, schedule: { fromHour: hour, untilHour: hour + 1 } })
    expect([
      (await standing(player, closed))?.status,
      (await join(player, closed)).code,
      (await join(player, open)).success,
    ]).toEqual(['coming soon', 'BAD_STATE', true])
  })
})

describe('what does not fit together is refused when it is written', () => {
  const wrong: [string, object, object?][] = [
    ['a reward below zero', { ...auto, reward: -1 }],
    ['a reward beyond all bounds', { ...auto, reward: 1e15 }],
    ['three decimals', { ...auto, reward: 1.005 }],
    ['a budget that cannot pay once', { ...auto, budget: { total: 4, perDay: null } }],
    ['a budget below zero', { ...auto, budget: { total: -5, perDay: null } }],
    ['more for a day than in all', { ...auto, budget: { total: 10, perDay: 20 } }],
    ['ranks in the wrong order', { ...auto, audience: { rankFrom: 5, rankTo: 2 } }],
    ['a rank that there is not', { ...auto, audience: { rankFrom: 8 } }],
    ['a country that is none', { ...auto, audience: { countries: ['Vietnam'] } }],
    ['hours that end before they begin', { ...auto, schedule: { fromHour: 20, untilHour: 8 } }],
    ['an eighth day of the week', { ...auto, schedule: { weekDays: [8] } }],
    [
      'a raffle that repeats',
      { kind: 'RAFFLE', prizes: [{ name: 'x', amount: 1, weight: 1 }], schedule: { every: 'DAY' } },
      { startTime: 1 },
    ],
    ['wagering a hundred times', { ...auto, wagering: { times: 100 } }],
    ['wagering below zero', { ...auto, wagering: { times: -1 } }],
    ['a weight above a hundred percent', { ...auto, wagering: { times: 1, weights: { RNG: 200 } } }],
    ['a type of games that there is not', { ...auto, wagering: { times: 1, weights: { DICE: 10 } } }],
    [
      'a share of nine times a deposit',
      { kind: 'DEPOSIT', which: 'EVERY', percent: 900, most: 10, minimum: 1 },
    ],
    [
      'a first deposit every day',
      { kind: 'DEPOSIT', which: 'FIRST', percent: 100, most: 10, minimum: 1, schedule: { every: 'DAY' } },
    ],
    ['more back than was lost', { kind: 'CASHBACK', per: 'DAY', percent: 120, least: 1, most: null }],
    ['a race without an end', { kind: 'RACE', rankPrizes: [10], least: 0 }, { startTime: 1 }],
    ['a race without prizes', { kind: 'RACE', rankPrizes: [], least: 0 }, { startTime: 1, endTime: 2 }],
    [
      'a race that its budget cannot pay',
      { kind: 'RACE', rankPrizes: [10, 5], least: 0, budget: { total: 12, perDay: null } },
      { startTime: 1, endTime: 2 },
    ],
    ['a part that there is not', { ...auto, free: true }],
  ]
  it.each(wrong)('%s', async (_, offer, more = {}) => {
    const { status } = await fixture.editor.client.callWith('backoffice.createContent', {
      body: { kind: 'PR', texts: { EN: { title: 'x' } }, category: 'x', picture: {}, offer, ...more },
    })
    expect(status).toBe(400)
  })
})

describe('terms of staking', () => {
  it('are not published above what the brand allows for any bonus', async () => {
    await fixture.server.platform.settings.write('bonuses.mostWagerTimes', 8, 'test')
    const body = bodyOf('PR', 'Too much', { offer: { ...auto, wagering: { times: 9 } } })
    const { id, version } = await fixture.editor.create(body)
    const refused = await fixture.publisher.call('backoffice.publishContent', { id, version })
    expect([refused.status, refused.envelope.code]).toEqual([400, 'TOO_MANY_TIMES'])
    await fixture.server.platform.settings.write('bonuses.mostWagerTimes', 9, 'test')
    expect(
      (await fixture.publisher.call('backoffice.publishContent', { id, version })).envelope.value.state,
    ).toBe('published')
    await fixture.server.platform.settings.write('bonuses.mostWagerTimes', 10, 'test')
  })
})

describe('the trial on the last 30 days', () => {
  it('says what an offer would have cost, whom it would have reached, and changes nothing', async () => {
    const [one, other] = [await fixture.player(), await fixture.player()]
    await fixture.bet(one, units(50))
    await fixture.bet(other, units(5))
    await fixture.pass(dayMs, one, other)
    await fixture.signInAgain()
    const names = [one.name, other.name]
    const attempt = async (offer: object) =>
      (await fixture.editor.client.callWith('backoffice.tryOffer', { offer })).envelope.value as Record<
        string,
        unknown
      >
    expect(await attempt({ ...auto, audience: { names } })).toMatchObject({
      inAudience: 2,
      reached: 1,
      cost: 5,
      costWithoutBudget: 5,
      notKnown: [],
    })
    expect(
      await attempt({
        kind: 'RACE',
        rankPrizes: [8, 4, 2],
        least: 0,
        audience: { names, languages: ['VI'] },
      }),
    ).toMatchObject({ reached: 2, cost: 12, notKnown: ['language'] })
    expect(
      await attempt({ ...auto, target: 1, audience: { names }, budget: { total: 5, perDay: null } }),
    ).toMatchObject({ reached: 1, cost: 5, costWithoutBudget: 10 })
    const entries = await sql(
      'select count(*)::int as count from promotion_entry where member_id = any($1)',
      [[one.id, other.id]],
    )
    expect(entries.rows[0]).toEqual({ count: 0 })
  })
})

describe('the result', () => {
  it('says what it paid and promised, and what its members did from joining on', async () => {
    const [one, other] = [await fixture.player(), await fixture.player()]
    const id = await fixture.offer({ ...auto, budget: { total: 50, perDay: null } })
    await fixture.bet(one, units(7))
    await fixture.pass(1_000)
    for (const player of [one, other]) await join(player, id)
    await fixture.bet(one, units(10))
    await claim(one, id)
    const { value } = (await fixture.editor.client.call('backoffice.promotionResult', { id })).envelope
    expect(value).toMatchObject({
      joined: 2,
      paidMembers: 1,
      paid: 5,
      reserved: 5,
      budget: 50,
      validBets: 10,
      stakes: 10,
      net: 5,
    })
  })
})
