// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  dayMs,
  openPromotionTestServer,
  type Player,
  type PromotionTestServer,
} from '../promotions-for-tests.ts'
import { issueRounds } from './issue-rounds.ts'
import { openRoundsVendor, type PlayerWire, type RoundsVendor } from './rounds-vendor-for-tests.ts'

let fixture: PromotionTestServer
let vendor: RoundsVendor
beforeAll(async () => {
  fixture = await openPromotionTestServer()
  await fixture.server.platform.settings.write('site.timeZone', 'UTC', 'test')
  vendor = await openRoundsVendor(fixture.server)
})
afterAll(async () => {
  const differences = await fixture.ledgerDifferences()
  vendor.close()
  await fixture.close()
  expect(differences).toEqual([])
})
beforeEach(() => {
  vendor.fails = 'no'
  vendor.asked = []
  vendor.canceled = []
})

const sql = (text: string, values: unknown[] = []) =>
  fixture.server.platform.database.pool.query<Record<string, unknown>>(text, values)
const join = async ({ client }: Player, promotionId: number) =>
  (await client.call('promotions.join', { promotionId })).envelope
const runJob = () => {
  const { platform, modules } = fixture.server
  return issueRounds({ ...platform, freeRounds: modules.play.freeRounds })
}
const rewardOf = async (player: Player, promotionId: number): Promise<string> =>
  (
    await sql('select reward_id from promotion_free_rounds where member_id = $1 and promotion_id = $2', [
      player.id,
      promotionId,
    ])
  ).rows[0]?.['reward_id'] as string
const spending = async (id: number) =>
  (
    await sql(
      'select spent::float8 / 1e6 as spent, reserved::float8 / 1e6 as reserved from promotion_spending where promotion_id = $1 and day is null',
      [id],
    )
  ).rows[0]
const bonus = async ({ client }: Player): Promise<number> =>
  (await client.call('bonuses.wallet', {})).envelope.value.bonusBalance

/** Ten rounds of dice at one dollar win 9.90 on the average, because dice gives back just under 99 percent. */
const ten = { kind: 'FREE_ROUNDS', game: 'inh_dice', rounds: 10, stake: 1, days: 7 }
const three = { ...ten, rounds: 3 }

async function joined(offer: object, more: object = {}) {
  const player = await fixture.player()
  const id = await fixture.offer(offer, more)
  expect(await join(player, id)).toMatchObject({ success: true, value: { status: 'Joined' } })
  const reward = await rewardOf(player, id)
  const wire = await vendor.session(player)
  const free = { is_free: true, reward_uuid: reward }
  return { player, id, reward, wire, free }
}
let count = 0
const newBet = (): string => `bet ${++count}`
const playAndWin = async (wire: PlayerWire, free: Record<string, unknown>, win: number): Promise<string> => {
  const bet = newBet()
  expect(await wire.bet(bet, 1, free)).toMatchObject({ status: 'RS_OK' })
  expect(await wire.win(bet, win, free)).toMatchObject({ status: 'RS_OK' })
  return bet
}

describe('free rounds', () => {
  it('are given at the vendor of the game once they are joined, with their stake, count and end', async () => {
    const { player, id } = await joined(ten)
    const now = fixture.server.clock.now()
    expect(vendor.asked).toEqual([
      expect.objectContaining({
        bet_value: 100_000,
        bet_count: 10,
        currency: 'USD',
        start_time: new Date(now).toISOString(),
        end_time: new Date(now + 7 * dayMs).toISOString(),
      }),
    ])
    expect(await fixture.standing(player, id)).toMatchObject({
      status: 'Joined',
      rounds: { left: 10, state: 'ready' },
      endsAt: now + 7 * dayMs,
      terms: { rounds: { game: 'inh_dice', count: 10, stake: 1, days: 7, expected: 9.9 } },
    })
    expect(await spending(id)).toEqual({ spent: 0, reserved: 9.9 })
  })

  it('end with the promotion at the latest', async () => {
    const endTime = fixture.server.clock.now() + dayMs
    const { player, id } = await joined(ten, { startTime: 0, endTime })
    expect(vendor.asked[0]?.end_time).toBe(new Date(endTime).toISOString())
    expect((await fixture.standing(player, id))?.endsAt).toBe(endTime)
  })

  it('take nothing at the bet, and win cash that counts for nothing and is the cost of the promotion', async () => {
    const { player, id, wire, free } = await joined(three)
    const bet = newBet()
    expect(await wire.bet(bet, 1, free)).toMatchObject({ status: 'RS_OK', balance: 0 })
    expect(await fixture.standing(player, id)).toMatchObject({ status: 'Process', rounds: { left: 2 } })
    expect(await wire.win(bet, 5, free)).toMatchObject({ status: 'RS_OK', balance: 500_000 })
    expect(await wire.win(bet, 5, free)).toMatchObject({ status: 'RS_OK', balance: 500_000 })
    expect([await fixture.cash(player), await bonus(player)]).toEqual([5, 0])
    await playAndWin(wire, free, 0)
    await playAndWin(wire, free, 0)
    expect(await fixture.standing(player, id)).toMatchObject({
      status: 'Claimed',
      paid: 5,
      rounds: { left: 0, state: 'over' },
    })
    expect(await spending(id)).toEqual({ spent: 5, reserved: 0 })
    const facts = await sql(
      'select sum(amount) filter (where kind = $2) as stakes, sum(valid_bet) as valid from bet_fact where member_id = $1',
      [player.id, 'stake'],
    )
    expect(facts.rows[0]).toEqual({ stakes: 0n, valid: 0n })
    const { rows } = await sql(
      `select payer.owner, payer.purpose, mine.purpose as into, p.amount::float8 / 1e6 as amount
       from ledger_posting p join ledger_account mine on mine.id = p.account_id join ledger_account payer on payer.id = p.contra_id
       where p.external_id = $1 and p.amount > 0`,
      [`win of ${bet}`],
    )
    expect(rows).toEqual([{ owner: 'operator', purpose: 'promotions', into: 'cash', amount: 5 }])
    const result = await fixture.editor.client.call('backoffice.promotionResult', { id })
    expect(result.envelope.value).toMatchObject({
      joined: 1,
      paidMembers: 1,
      paid: 5,
      reserved: 0,
      returns: 5,
      net: -5,
      rounds: { given: 3, played: 3, open: 0 },
    })
  })

  it('win bonus money under the accepted terms, all of it one bonus', async () => {
    const { player, wire, free } = await joined({
      ...three,
      wagering: { times: 4, base: 'bonus', maxStake: 2, days: 9 },
    })
    await playAndWin(wire, free, 2)
    await playAndWin(wire, free, 3)
    expect([await fixture.cash(player), await bonus(player)]).toEqual([0, 5])
    const { bonuses, turnoverLeft } = (await player.client.call('bonuses.wallet', {})).envelope.value
    expect([bonuses.length, turnoverLeft]).toEqual([1, 20])
  })

  it('are counted exactly once each when 64 bets come at once', async () => {
    const { player, id, wire, free } = await joined(ten)
    const bets = Array.from({ length: 64 }, newBet)
    const answers = await Promise.all(bets.map((bet) => wire.bet(bet, 1, free)))
    expect(answers.filter(({ status }) => status === 'RS_OK')).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 'RS_ERROR_LIMIT_REACHED')).toHaveLength(54)
    expect((await fixture.standing(player, id))?.rounds).toEqual({ left: 0, state: 'over' })
    expect(
      (
        await sql(
          'select count(*)::int as n from promotion_free_round r join promotion_free_rounds f on f.id = r.free_rounds_id where f.promotion_id = $1',
          [id],
        )
      ).rows,
    ).toEqual([{ n: 10 }])
    expect(await spending(id)).toEqual({ spent: 0, reserved: 0 })
  })

  it('count the same bet once however often it is repeated', async () => {
    const { player, id, wire, free } = await joined(three)
    const bet = newBet()
    const answers = await Promise.all(Array.from({ length: 20 }, () => wire.bet(bet, 1, free)))
    expect(answers.every(({ status }) => status === 'RS_OK')).toBe(true)
    expect((await fixture.standing(player, id))?.rounds?.left).toBe(2)
  })

  it.each([
    ['the wrong stake', 2, {}],
    ['another game', 1, { game_code: 'inh_limbo' }],
  ])('refuse %s and stay as they are', async (_, stake, more) => {
    const { player, id, wire, free } = await joined(three)
    expect(await wire.bet(newBet(), stake, { ...free, ...more })).toMatchObject({
      status: 'RS_ERROR_LIMIT_REACHED',
    })
    expect((await fixture.standing(player, id))?.rounds?.left).toBe(3)
  })

  it('are refused to another member', async () => {
    const { player, id, free } = await joined(three)
    const other = await fixture.player()
    const wire = await vendor.session(other)
    expect(await wire.bet(newBet(), 1, free)).toMatchObject({ status: 'RS_ERROR_LIMIT_REACHED' })
    expect((await fixture.standing(player, id))?.rounds?.left).toBe(3)
  })

  it('are over at their end; a round that has begun is paid, and the rest goes back a week later', async () => {
    const { player, id, wire, free } = await joined({ ...three, days: 1 })
    const bet = newBet()
    await wire.bet(bet, 1, free)
    await fixture.pass(dayMs, player)
    const late = await vendor.session(player)
    expect(await late.bet(newBet(), 1, free)).toMatchObject({ status: 'RS_ERROR_LIMIT_REACHED' })
    expect(await late.win(bet, 4, free)).toMatchObject({ status: 'RS_OK' })
    expect(await fixture.standing(player, id)).toMatchObject({
      status: 'Claimed',
      rounds: { left: 0, state: 'over' },
    })
    expect(await fixture.cash(player)).toBe(4)
    await fixture.signInAgain()
    await fixture.pass(8 * dayMs, player)
    await fixture.lapse()
    expect(await spending(id)).toEqual({ spent: 4, reserved: 0 })
    await fixture.signInAgain()
  })

  it('can be played again after a bet was rolled back, and lose what a rolled back win had brought', async () => {
    const { player, id, wire, free } = await joined(three)
    const undone = newBet()
    await wire.bet(undone, 1, free)
    expect(await wire.rollback(undone)).toMatchObject({ status: 'RS_OK' })
    expect(await wire.rollback(undone)).toMatchObject({ status: 'RS_OK' })
    expect(await fixture.standing(player, id)).toMatchObject({ status: 'Joined', rounds: { left: 3 } })
    expect((await spending(id))?.['reserved']).toBeCloseTo(2.97, 2)
    const bet = await playAndWin(wire, free, 6)
    await wire.rollback(`win of ${bet}`)
    expect([await fixture.cash(player), await fixture.standing(player, id)]).toMatchObject([
      0,
      { paid: 0, rounds: { left: 2 } },
    ])
    expect((await spending(id))?.['spent']).toBe(0)
  })

  it('keep the terms that were accepted when the promotion is changed or archived meanwhile', async () => {
    const player = await fixture.player()
    const item = await fixture.publish(three)
    await join(player, item.id)
    await fixture.republish(item, {
      ...three,
      stake: 5,
      rounds: 1,
      wagering: { times: 9, base: 'bonus', maxStake: null, days: 3 },
    })
    const wire = await vendor.session(player)
    const free = { is_free: true, reward_uuid: await rewardOf(player, item.id) }
    await playAndWin(wire, free, 2)
    expect([await fixture.cash(player), await bonus(player)]).toEqual([2, 0])
    expect(await fixture.standing(player, item.id)).toMatchObject({
      rounds: { left: 2 },
      terms: { rounds: { stake: 1 } },
    })
  })
})

describe('giving free rounds', () => {
  it.each(['before', 'after'] as const)(
    'goes on with the same request when the vendor breaks off %s it has given them, and gives them once',
    async (fails) => {
      vendor.fails = fails
      const player = await fixture.player()
      const id = await fixture.offer(three)
      const before = vendor.rewards.size
      expect(await join(player, id)).toMatchObject({ value: { status: 'Joined' } })
      expect((await fixture.standing(player, id))?.rounds).toEqual({ left: 3, state: 'waiting' })
      await runJob()
      vendor.fails = 'no'
      await runJob()
      expect((await fixture.standing(player, id))?.rounds?.state).toBe('waiting')
      await fixture.pass(60_000, player)
      await Promise.all([runJob(), runJob(), runJob()])
      expect((await fixture.standing(player, id))?.rounds).toEqual({ left: 3, state: 'ready' })
      expect(vendor.rewards.size - before).toBe(1)
      expect(new Set(vendor.asked.map((each) => JSON.stringify(each))).size).toBe(1)
      await fixture.pass(60_000, player)
      vendor.asked = []
      await runJob()
      expect(vendor.asked).toEqual([])
    },
  )

  it('sends two grants of one moment as different ones', async () => {
    const player = await fixture.player()
    const [first, second] = [await fixture.offer(three), await fixture.offer(three)]
    await Promise.all([join(player, first), join(player, second)])
    expect(new Set(vendor.asked.map(({ start_time: at }) => at)).size).toBe(2)
    expect(await rewardOf(player, first)).not.toBe(await rewardOf(player, second))
  })

  it('gives one member their rounds once, however often and quickly they join', async () => {
    const player = await fixture.player()
    const id = await fixture.offer(three)
    await Promise.all(Array.from({ length: 20 }, () => join(player, id)))
    expect(
      (await sql('select count(*)::int as n from promotion_free_rounds where promotion_id = $1', [id])).rows,
    ).toEqual([{ n: 1 }])
    expect(vendor.asked.length).toBe(1)
  })

  it('stops when the average win of one more member does not fit the budget, and pays wins above it', async () => {
    const budget = { total: 6, perDay: null }
    const { player, id, wire, free } = await joined({ ...three, budget })
    const [second, third] = [await fixture.player(), await fixture.player()]
    expect((await join(second, id)).success).toBe(true)
    expect((await join(third, id)).code).toBe('BUDGET_SPENT')
    await playAndWin(wire, free, 50)
    expect(await fixture.cash(player)).toBe(50)
    expect((await spending(id))?.['spent']).toBe(50)
    expect((await fixture.standing(second, id))?.rounds?.left).toBe(3)
  })

  it('withdraws what was not played when an operator wants it, once, and pays what has begun', async () => {
    const { player, id, reward, wire, free } = await joined(three)
    const bet = newBet()
    await wire.bet(bet, 1, free)
    const cancel = () =>
      fixture.editor.client.callWith('backoffice.cancelFreeRounds', {
        id,
        reason: 'A mistake',
        requestId: crypto.randomUUID(),
      })
    expect((await cancel()).envelope.value).toEqual({ members: 1, rounds: 2 })
    expect((await cancel()).envelope.value).toEqual({ members: 0, rounds: 0 })
    expect(await wire.bet(newBet(), 1, free)).toMatchObject({ status: 'RS_ERROR_LIMIT_REACHED' })
    expect(await wire.win(bet, 3, free)).toMatchObject({ status: 'RS_OK' })
    expect(await fixture.standing(player, id)).toMatchObject({
      status: 'Claimed',
      rounds: { left: 0, state: 'over' },
    })
    expect([await fixture.cash(player), await spending(id)]).toEqual([3, { spent: 3, reserved: 0 }])
    vendor.fails = 'after'
    await runJob()
    vendor.fails = 'no'
    await fixture.pass(60_000, player)
    await runJob()
    expect(vendor.canceled).toEqual([reward, reward])
    await fixture.pass(60_000, player)
    await runJob()
    expect(vendor.canceled).toHaveLength(2)
  })

  it('withdraws rounds that the vendor did not know yet as soon as it does', async () => {
    vendor.fails = 'before'
    const player = await fixture.player()
    const id = await fixture.offer(three)
    await join(player, id)
    await fixture.editor.client.callWith('backoffice.cancelFreeRounds', {
      id,
      reason: 'A mistake',
      requestId: crypto.randomUUID(),
    })
    vendor.fails = 'no'
    await runJob()
    await fixture.pass(60_000, player)
    await runJob()
    expect(vendor.canceled).toEqual([await rewardOf(player, id)])
  })
})

describe('what operators may offer', () => {
  it.each([
    ['no rounds', { rounds: 0 }],
    ['absurdly many rounds', { rounds: 1_001 }],
    ['a negative stake', { stake: -1 }],
    ['half a cent', { stake: 0.005 }],
    ['no day to play them', { days: 0 }],
    ['a game that does not exist', { game: 'inh_roulette' }],
    ['a repetition', { schedule: { every: 'MONTH' } }],
    ['a budget that cannot pay one member', { budget: { total: 9.89, perDay: null } }],
  ])('is not %s', async (_, change) => {
    const { status } = await fixture.editor.client.callWith('backoffice.createContent', {
      body: {
        kind: 'PR',
        texts: { EN: { title: 'x' } },
        category: 'x',
        picture: {},
        offer: { ...ten, ...change },
      },
    })
    expect(status).toBe(400)
  })

  it.each([
    ['below', 0.09],
    ['above', 1_000.01],
  ])('is not a stake %s the limits of the game', async (_, stake) => {
    const item = await fixture.publish(ten)
    expect((await fixture.tryRepublish(item, { ...ten, stake })).code).toBe('ROUNDS_NOT_OFFERED')
  })

  it('is not a game that no vendor opens', async () => {
    const item = await fixture.publish(ten)
    await sql("update vendor_game set enabled = false where code = 'inh_plinko'")
    expect((await fixture.tryRepublish(item, { ...ten, game: 'inh_plinko' })).code).toBe('ROUNDS_NOT_OFFERED')
    await sql("update vendor_game set enabled = true where code = 'inh_plinko'")
  })

  it('is tried as if everybody in the audience had played all rounds at the average win', async () => {
    const [one, other] = [await fixture.player(), await fixture.player()]
    const { envelope } = await fixture.editor.client.callWith('backoffice.tryOffer', {
      offer: { ...ten, audience: { names: [one.name, other.name] } },
    })
    expect(envelope.value).toMatchObject({ reached: 2, cost: 19.8 })
  })

  it('is priced for its member if it has to be staked', async () => {
    const player = await fixture.player()
    const id = await fixture.offer({ ...ten, wagering: { times: 3, base: 'bonus', maxStake: null, days: 9 } })
    const { envelope } = await player.client.call('promotions.price', { promotionId: id })
    expect(envelope).toMatchObject({ success: true })
  })
})
