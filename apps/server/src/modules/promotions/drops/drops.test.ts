// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, units, zero } from '@tessera/rules/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Chance } from '../../../platform/chance/chance.ts'
import { followPlay, recordFact, type BetFact } from '../../bets/index.ts'
import {
  dayMs,
  openPromotionTestServer,
  type Player,
  type PromotionTestServer,
} from '../promotions-for-tests.ts'
import { dropFollower } from './follow-drops.ts'

let fixture: PromotionTestServer
beforeAll(async () => {
  fixture = await openPromotionTestServer()
  await fixture.server.platform.settings.write('site.timeZone', 'UTC', 'test')
  await follow(() => 999_999)
})
afterAll(async () => {
  const differences = await fixture.ledgerDifferences()
  await fixture.close()
  expect(differences).toEqual([])
})

const terms = {
  kind: 'DROPS',
  prizes: [
    { name: 'Small', amount: 2, percent: 10, perDay: 100 },
    { name: 'Large', amount: 50, percent: 0.0001, perDay: 1 },
  ],
  stake: 5,
  games: [],
  perMember: 10,
}
const [small, large, nothing] = [0, 100_000, 100_001]
const now = (): number => fixture.server.clock.now()
const platform = () => fixture.server.platform
const sql = async (text: string, values: unknown[] = []) =>
  (await platform().database.pool.query<Record<string, unknown>>(text, values)).rows
const players = (many: number): Promise<Player[]> =>
  Promise.all(Array.from({ length: many }, () => fixture.player()))
const join = async ({ client }: Player, promotionId: number) =>
  (await client.call('promotions.join', { promotionId })).envelope
const dropped = async ({ client }: Player): Promise<number[]> =>
  (await client.call('rewardCentre.list', { pageNo: 1, pageSize: 100 })).envelope.value.list.map(
    ({ amount }) => amount,
  )
const spent = async (id: number): Promise<unknown> =>
  (
    await sql(
      'select spent::float8 / 1e6 as spent from promotion_spending where promotion_id = $1 and day is null',
      [id],
    )
  )[0]?.['spent']

/** Follows the stream; `draw` says what each draw under a limit brings. */
async function follow(draw: (limit: number) => number): Promise<void> {
  const chance: Chance = { ...platform().chance, below: draw }
  await platform().settings.refresh()
  await followPlay(platform().database, dropFollower({ ...platform(), chance }))
}

let count = 0
const bet = ({ id }: Player, more: Partial<BetFact> = {}): Promise<void> =>
  platform().database.transaction((tx) =>
    recordFact(tx, {
      memberId: id,
      vendor: 'STUDIO',
      gameCode: 'dice',
      roundId: `d${++count}`,
      kind: 'return',
      amount: zero,
      currency: 'USD',
      validBet: units(5),
      closed: true,
      atMs: now(),
      reference: `d${count}`,
      ...more,
    }),
  )
/** Many equal bets of some members in turn, in one statement. */
const bets = (members: readonly Player[], each: number): Promise<unknown> =>
  sql(
    `insert into bet_fact (member_id, vendor, game_code, round_id, kind, amount, currency, valid_bet, closed, at, reference)
    select m, 'STUDIO', 'dice', 'many' || n, 'return', 0, 'USD', 5000000, true, $2::timestamptz, 'many' || n
    from generate_series(1, $3) n, unnest($1::bigint[]) m order by n, m`,
    [members.map(({ id }) => id), new Date(now()).toISOString(), each],
  )
/** The same numbers in the same order for the same seed. */
function seeded(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}

describe('drops during play', () => {
  it('states stake, chances and numbers, and puts what drops into the reward centre', async () => {
    const player = await fixture.player()
    const id = await fixture.offer(terms)
    const { promotion } = (await fixture.server.program().call('messages.announcements', { types: 'PR' }))
      .envelope.value
    expect(promotion.find((each) => each.id === id)).toMatchObject({
      kind: 'DROPS',
      status: 'Join',
      terms: {
        drops: {
          prizes: [
            { name: 'Small', amount: 2, chance: 10, perDay: 100 },
            { name: 'Large', amount: 50, chance: 0.0001, perDay: 1 },
          ],
          stake: 5,
          games: [],
          perMember: 10,
        },
      },
    })
    await bet(player)
    await follow(() => small)
    expect(await dropped(player)).toEqual([])
    expect(await join(player, id)).toMatchObject({ value: { status: 'Joined' } })
    const limits: number[] = []
    await bet(player)
    await follow((limit) => (limits.push(limit), small))
    expect(limits).toEqual([1_000_000])
    expect(await dropped(player)).toEqual([2])
    expect(await fixture.standing(player, id)).toMatchObject({
      status: 'Process',
      paid: 2,
      drops: { got: 1, left: [99, 1] },
    })
    const { list } = (await player.client.call('rewardCentre.list', { pageNo: 1, pageSize: 5 })).envelope
      .value
    expect(
      (await player.client.call('rewardCentre.claim', { rewardId: list[0]!.rewardId })).envelope.success,
    ).toBe(true)
    expect(await fixture.cash(player)).toBe(2)
    expect(await spent(id)).toBe(2)
  })

  it('draws once for each bet of enough cash at its games, and for nothing else', async () => {
    const [player, other] = await players(2)
    const id = await fixture.offer(terms)
    const lotteries = await fixture.offer({ ...terms, games: ['LOTT'] })
    for (const each of [id, lotteries]) await join(player!, each)
    const wrong: Partial<BetFact>[] = [
      { validBet: amountOfMillionths(4_999_999n) },
      { validBet: zero },
      { validBet: amountOfMillionths(-10_000_000n) },
      { validBet: units(20), bonusBet: amountOfMillionths(15_000_001n) },
      { currency: 'EUR' },
      { kind: 'stake', amount: units(5), validBet: zero, closed: false },
    ]
    for (const fact of wrong) await bet(player!, fact)
    await bet(other!)
    const limits: number[] = []
    const draw = (limit: number): number => (limits.push(limit), nothing)
    await follow(draw)
    expect(limits).toEqual([])
    await bet(player!, { validBet: units(20), bonusBet: units(15) })
    await bet(player!)
    await follow(draw)
    expect(limits).toHaveLength(2)
    expect(await dropped(player!)).toEqual([])
  })

  it('draws once for a bet, even when the stream is read again or by many at once', async () => {
    const player = await fixture.player()
    const id = await fixture.offer(terms)
    await join(player, id)
    for (let made = 0; made < 5; made++) await bet(player)
    const [before] = await sql(`select fact_id from bet_follower where name = 'promotions.drops'`)
    const draws: number[] = []
    const draw = (): number => (draws.push(1), draws.length % 2 === 1 ? small : nothing)
    await Promise.all([follow(draw), follow(draw), follow(draw)])
    expect([draws.length, await dropped(player)]).toEqual([5, [2, 2, 2]])
    await sql(`update bet_follower set fact_id = $1 where name = 'promotions.drops'`, [before!['fact_id']])
    await follow(draw)
    expect([draws.length, (await dropped(player)).length, await spent(id)]).toEqual([5, 3, 6])
  })

  it('leaves a drop when its bet is given back, whether it was claimed or not', async () => {
    const player = await fixture.player()
    const id = await fixture.offer(terms)
    await join(player, id)
    await bet(player)
    await follow(() => small)
    await bet(player, { validBet: amountOfMillionths(-5_000_000n) })
    await follow(() => small)
    expect([await dropped(player), await spent(id)]).toEqual([[2], 2])
  })

  it('drops as often as its chances say, over many bets', async () => {
    const many = await players(20)
    const id = await fixture.offer({
      ...terms,
      prizes: [
        { name: 'Often', amount: 1, percent: 5, perDay: 10_000 },
        { name: 'Seldom', amount: 3, percent: 1.25, perDay: 10_000 },
      ],
      perMember: 1_000,
    })
    for (const player of many) await join(player, id)
    await bets(many, 400)
    await follow(seeded(42))
    const rows = await sql(
      'select prize, count(*)::int as count from promotion_drop where promotion_id = $1 group by prize',
      [id],
    )
    const counts = Object.fromEntries(rows.map(({ prize, count: found }) => [prize, Number(found)]))
    // Of 8,000 bets, 400 and 100 are expected; four standard deviations are 78 and 40.
    expect(Math.abs((counts['1 Often'] ?? 0) - 400)).toBeLessThan(78)
    expect(Math.abs((counts['3 Seldom'] ?? 0) - 100)).toBeLessThan(40)
    expect(await spent(id)).toBe((counts['1 Often'] ?? 0) + 3 * (counts['3 Seldom'] ?? 0))
  })

  it('gives no more than its numbers of a day, and no more to a member than it says', async () => {
    // In the order of their bets.
    const [one, other] = (await players(2)).toSorted((left, right) => Number(left.id - right.id))
    const id = await fixture.offer({
      ...terms,
      prizes: [{ name: 'Small', amount: 2, percent: 10, perDay: 3 }],
      perMember: 2,
    })
    for (const player of [one!, other!]) await join(player, id)
    await bets([one!, other!], 10)
    await follow(() => small)
    expect([await dropped(one!), await dropped(other!), await spent(id)]).toEqual([[2, 2], [2], 6])
    await fixture.pass(dayMs, one!, other!)
    await fixture.signInAgain()
    await bets([other!], 3)
    await follow(() => small)
    expect([(await dropped(other!)).length, await spent(id)]).toEqual([3, 10])
  })

  it('stops drawing when the budget cannot pay the largest prize, and never pays more', async () => {
    const player = await fixture.player()
    const id = await fixture.offer({ ...terms, budget: { total: 54, perDay: null } })
    await join(player, id)
    await bets([player], 10)
    let draws = 0
    await follow(() => (draws++, small))
    // 54, 52, 50: what is left then pays the large prize no more.
    expect([draws, await spent(id)]).toEqual([3, 6])
    expect(await dropped(player)).toEqual([2, 2, 2])
    const another = await fixture.offer({ ...terms, budget: { total: 60, perDay: null } })
    await join(player, another)
    await bets([player], 5)
    await follow(() => large)
    expect([await spent(another), await dropped(player)]).toEqual([50, [50, 2, 2, 2]])
  })

  it('is not there for members outside of its audience, before its start and after its end', async () => {
    const [inside, outside] = await players(2)
    const id = await fixture.offer(
      { ...terms, audience: { names: [inside!.name] } },
      { startTime: now() + dayMs, endTime: now() + 2 * dayMs },
    )
    expect((await join(outside!, id)).code).toBe('NOT_FOUND')
    expect((await join(inside!, id)).code).toBe('BAD_STATE')
    await fixture.pass(dayMs, inside!)
    await fixture.signInAgain()
    await join(inside!, id)
    await bet(inside!, { atMs: now() - 1 })
    await bet(inside!)
    await fixture.pass(dayMs, inside!)
    await bet(inside!)
    await follow(() => small)
    expect(await dropped(inside!)).toEqual([2])
    expect((await fixture.standing(inside!, id))?.status).toBe('Claimed')
    await fixture.signInAgain()
  })

  it('draws under the terms that each accepted, and asks for a code if it needs one', async () => {
    const [early, late] = await players(2)
    const item = await fixture.publish({ ...terms, wagering: { times: 2 } })
    await join(early!, item.id)
    await fixture.republish(item, {
      ...terms,
      ...{ prizes: [{ name: 'Other', amount: 1, percent: 100, perDay: 1_000 }], stake: 1, needsCode: true },
      audience: { names: [late!.name] },
    })
    expect((await join(late!, item.id)).code).toBe('WRONG_CODE')
    await bet(early!, { validBet: units(1) })
    await bet(early!)
    await follow(() => small)
    expect(await fixture.standing(early!, item.id)).toMatchObject({ terms: { drops: { stake: 5 } }, paid: 2 })
    const { list } = (await early!.client.call('rewardCentre.list', { pageNo: 1, pageSize: 5 })).envelope
      .value
    expect(list).toMatchObject([{ amount: 2, wagerTimes: 2 }])
  })

  it('leaves nothing of a run that was cut off in the middle; the next one draws', async () => {
    const player = await fixture.player()
    const id = await fixture.offer(terms)
    await join(player, id)
    await bet(player)
    const repair = await fixture.stopPayments(player.id)
    await expect(follow(() => small)).rejects.toThrow('killed here')
    await repair()
    expect([await dropped(player), (await spent(id)) ?? 0]).toEqual([[], 0])
    await follow(() => small)
    expect([await dropped(player), await spent(id)]).toEqual([[2], 2])
  })

  it.each<[string, object]>([
    ['no prize', { prizes: [] }],
    ['a prize of nothing', { prizes: [{ ...terms.prizes[0], amount: 0 }] }],
    ['a chance below one in a million', { prizes: [{ ...terms.prizes[0], percent: 0.00005 }] }],
    ['a chance of five decimals', { prizes: [{ ...terms.prizes[0], percent: 0.00015 }] }],
    ['chances of more than everything', { prizes: terms.prizes.map((prize) => ({ ...prize, percent: 51 })) }],
    ['the same prize twice', { prizes: [terms.prizes[0], terms.prizes[0]] }],
    ['no prize on a day', { prizes: [{ ...terms.prizes[0], perDay: 0 }] }],
    ['a stake of nothing', { stake: 0 }],
    ['a stake below zero', { stake: -5 }],
    ['an unknown type of games', { games: ['CHESS'] }],
    ['no drop for a member', { perMember: 0 }],
    ['a budget below its largest prize', { budget: { total: 49, perDay: null } }],
    ['a repetition', { schedule: { every: 'DAY' } }],
    ['weights of games', { wagering: { times: 2, weights: { RNG: 50 } } }],
  ])('is not written with %s', async (_, part) => {
    const { status } = await fixture.editor.client.callWith('backoffice.createContent', {
      body: {
        kind: 'PR',
        texts: { EN: { title: 'x' } },
        category: 'x',
        picture: {},
        offer: { ...terms, ...part },
      },
    })
    expect(status).toBe(400)
  })

  it('is tried on the bets of the last days, and its result counts who got something', async () => {
    const [one, other] = await players(2)
    await bets([one!], 100)
    await bets([other!], 10)
    await bet(one!, { validBet: units(1) })
    await fixture.pass(dayMs, one!, other!)
    await fixture.signInAgain()
    const attempt = async (part: object) =>
      (
        await fixture.editor.client.callWith('backoffice.tryOffer', {
          offer: { ...terms, audience: { names: [one!.name, other!.name] }, ...part },
        })
      ).envelope.value
    const prizes = [{ name: 'Small', amount: 2, percent: 10, perDay: 100 }]
    expect(await attempt({ prizes, perMember: 1_000 })).toMatchObject({ reached: 2, cost: 22 })
    expect(await attempt({ prizes, perMember: 5 })).toMatchObject({ cost: 12 })
    expect(await attempt({ prizes: [{ ...prizes[0], perDay: 1 }] })).toMatchObject({ cost: 2 })
    expect(await attempt({ prizes, games: ['LOTT'] })).toMatchObject({ reached: 0, cost: 0 })
    const id = await fixture.offer(terms)
    for (const player of [one!, other!]) await join(player, id)
    await bet(one!)
    await follow(() => small)
    const { value } = (await fixture.editor.client.call('backoffice.promotionResult', { id })).envelope
    expect(value).toMatchObject({ joined: 2, paidMembers: 1, paid: 2, reserved: 0 })
  })
})
