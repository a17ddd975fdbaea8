// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { amountOfMillionths, units, zero, type Amount } from '@tessera/rules/money'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  betRecord,
  cashBetsOf,
  playByRound,
  playedBefore,
  settledBetsOf,
  settledInSlice,
  turnover,
} from '../../../modules/bets/index.ts'
import { grantTo } from '../../../modules/bonuses/bonuses-for-tests.ts'
import { lowerLimit } from '../../../modules/compliance/index.ts'
import { setPlayerCareful } from '../../../modules/play/index.ts'
import { manualClock } from '../../../platform/clock/clock.ts'
import { sql, type Tx } from '../../../platform/db/index.ts'
import { testDatabase, type TestDatabase } from '../../../testing/test-database.ts'
import {
  auditBooks,
  fundedMember,
  registerVendor,
  startWireTestServer,
  wireClient,
  type WireClient,
  type WireTestServer,
  type WireVendor,
} from './wire-server-for-tests.ts'

// Loads of bullets: a stake buys some, and the win that ends the round pays what they took and gives back what was never fired
// or hit nothing, stated apart in `meta` (docs/studios.md).

const onWire = (amount: number): number => amount * 100_000
const clock = manualClock()
let test: TestDatabase
let server: WireTestServer
let vendor: WireVendor
beforeAll(async () => {
  test = await testDatabase()
  server = await startWireTestServer({
    ...{ databaseUrl: test.url, clock },
    gameTypeOf: (code) => (code === 'g-2' ? 'PVP' : 'FISH'),
  })
  vendor = await registerVendor(server.platform.database, 'halls')
})
afterAll(async () => {
  await server.close()
  await test.close()
})

interface Player {
  memberId: bigint
  client: WireClient
}
let players = 0
async function player(): Promise<Player> {
  const member = await fundedMember(server.platform.database, `player${(players += 1)}`)
  const { token, playerRef: user } = await server.play.sessions.open({
    ...{ memberId: member.id, vendorAccountId: 'halls', currency: 'USD', gameCode: 'g-1' },
  })
  return { memberId: member.id, client: wireClient(server, { user, token, member, vendor }) }
}

const settled = ({ memberId }: Player) =>
  turnover(server.platform.database, memberId, { fromMs: 0, toMs: clock.now() + 2 * 86_400_000 })
const unplayed = (amount: unknown) => ({ round_closed: true, meta: { unplayed: amount } })
/** Buys a load for 100, and ends it with what it took and what of it came back. */
async function load({ client }: Player, win: number, fields: object, more: object = {}): Promise<unknown> {
  const [bet, round] = [randomUUID(), randomUUID()]
  await client.bet(bet, onWire(100), { round, ...more })
  const { status } = await client.win(randomUUID(), bet, onWire(win), { round, ...fields, ...more })
  return status
}
const wholeStream = { after: 0n, upTo: 1_000_000n }
const slice = () => ({
  afterId: 0n,
  upToId: 1_000_000n,
  beforeMs: clock.now() + 1_000,
  sinceMs: 0,
  repeatedId: 0n,
})
const ownIn = <Of extends { memberId: bigint }>({ memberId }: Player, rows: readonly Of[]): Of[] =>
  rows.filter((row) => row.memberId === memberId)
/** What figures of agents say that a player's play came to. */
const figuresOf = async (who: Player) =>
  ownIn(who, await settledInSlice(server.platform.database, slice())).map(
    ({ validBets, cashBets, stakes, returns }) => ({ validBets, cashBets, stakes, returns }),
  )

describe('a win that returns stake which was never played', () => {
  it('is paid whole, and only what was played counts', async () => {
    const who = await player()
    expect(await load(who, 130, unplayed(onWire(40)))).toBe('RS_OK')
    expect(await settled(who)).toMatchObject({
      ...{ stake: units(100), returned: units(130), validBet: units(60), corrected: zero },
    })
    const counted = { validBets: units(60), stakes: units(100), returns: units(130) }
    expect(await figuresOf(who)).toEqual([{ ...counted, cashBets: units(60) }])
    const record = { fromMs: 0, toMs: clock.now() + 1_000, page: 1, size: 10 }
    const { rounds } = await betRecord(server.platform.database, who.memberId, record)
    expect(rounds).toMatchObject([
      {
        status: 'settled',
        stake: units(100),
        returned: units(130),
        validBet: units(60),
        unplayed: units(40),
      },
    ])
    expect(await auditBooks(server.platform.database, who.memberId)).toMatchObject({
      ...{ differences: [], twice: [], cash: units(1_030) },
    })
  })

  it('counts nothing when nothing was fired, as bets or as turnover', async () => {
    const who = await player()
    for (let n = 0; n < 5; n += 1) expect(await load(who, 100, unplayed(onWire(100)))).toBe('RS_OK')
    const { database } = server.platform
    expect(await settled(who)).toMatchObject({ stake: units(500), returned: units(500), validBet: zero })
    expect(await cashBetsOf(database, wholeStream, [who.memberId])).toEqual([])
    expect(await settledBetsOf(database, wholeStream, [who.memberId])).toEqual([])
    const plays = await playByRound(database, slice(), { vendors: ['HALLS'], games: [] })
    expect(ownIn(who, plays)).toEqual([])
  })

  it('is believed up to the win and the stakes that it settles, and not at all when it is no amount', async () => {
    const who = await player()
    expect(await load(who, 30, unplayed(onWire(1_000_000)))).toBe('RS_OK')
    expect((await settled(who)).validBet).toBe(units(70))
    expect(await load(who, 500, unplayed(onWire(1_000_000)))).toBe('RS_OK')
    expect((await settled(who)).validBet).toBe(units(70))
    for (const lie of [onWire(-5), '500000', 0.5, 1e30, [onWire(5)], { amount: onWire(5) }, true, null, 0])
      expect([lie, await load(who, 100, unplayed(lie))]).toEqual([lie, 'RS_OK'])
    expect((await settled(who)).validBet).toBe(units(970))
  })

  it('counts once, however often it comes, and a later win of the round leaves nothing unplayed', async () => {
    const who = await player()
    const [bet, win, round] = [randomUUID(), randomUUID(), randomUUID()]
    await who.client.bet(bet, onWire(100), { round })
    const fields = { round, ...unplayed(onWire(30)) }
    const copies = Array.from({ length: 10 }, () => who.client.win(win, bet, onWire(97), fields))
    for (const answer of await Promise.all(copies)) expect(answer).toMatchObject({ status: 'RS_OK' })
    // The same id with another figure is the same win.
    await who.client.win(win, bet, onWire(97), { round, ...unplayed(onWire(50)) })
    await who.client.win(randomUUID(), bet, onWire(50), { round, ...unplayed(onWire(50)) })
    expect(await settled(who)).toMatchObject({ stake: units(100), returned: units(147), validBet: units(70) })
  })

  it('takes back exactly what counted of a bet, whichever is rolled back first', async () => {
    for (const first of ['win', 'bet'] as const) {
      const who = await player()
      const ids = { bet: randomUUID(), win: randomUUID() }
      const round = randomUUID()
      await who.client.bet(ids.bet, onWire(100), { round })
      await who.client.win(ids.win, ids.bet, onWire(80), { round, ...unplayed(onWire(30)) })
      for (const id of first === 'win' ? [ids.win, ids.bet] : [ids.bet, ids.win]) {
        await who.client.rollback(randomUUID(), id, { round })
        await who.client.rollback(randomUUID(), id, { round })
      }
      expect(await settled(who)).toMatchObject({ stake: zero, returned: zero, validBet: zero })
      const nothing = { validBets: zero, cashBets: zero, stakes: zero, returns: zero }
      expect(await figuresOf(who)).toEqual([nothing])
      expect((await auditBooks(server.platform.database, who.memberId)).cash).toBe(units(1_000))
    }
  })

  it('leaves the last stakes of a round unplayed first, each of which takes back its own part', async () => {
    const who = await player()
    const [one, other, round] = [randomUUID(), randomUUID(), randomUUID()]
    await who.client.bet(one, onWire(60), { round })
    await who.client.bet(other, onWire(40), { round })
    await who.client.win(randomUUID(), one, onWire(50), { round, ...unplayed(onWire(50)) })
    expect((await settled(who)).validBet).toBe(units(50))
    await who.client.rollback(randomUUID(), other, { round })
    expect(await settled(who)).toMatchObject({ stake: units(60), validBet: units(50) })
    await who.client.rollback(randomUUID(), one, { round })
    expect(await settled(who)).toMatchObject({ stake: zero, validBet: zero })
  })

  it('changes nothing of rounds that count by their rake', async () => {
    const who = await player()
    const fields = { round_closed: true, meta: { rake: onWire(2), unplayed: onWire(60) } }
    expect(await load(who, 100, fields, { game_code: 'g-2' })).toBe('RS_OK')
    expect((await settled(who)).validBet).toBe(units(40))
  })

  it('takes the careful way, and a win without it the fast one', async () => {
    const who = await player()
    const { database } = server.platform
    const [bet, round] = [randomUUID(), randomUUID()]
    await who.client.bet(bet, onWire(100), { round })
    await who.client.win(randomUUID(), bet, onWire(100), { round, ...unplayed(onWire(25)) })
    const rows = await database.query<{ unplayed: bigint | null }>(
      sql`select unplayed from play_transaction where member_id = ${who.memberId} order by id`,
    )
    expect(rows).toEqual([{ unplayed: units(25) }, { unplayed: null }])
    expect(await load(who, 100, { round_closed: true })).toBe('RS_OK')
    expect((await settled(who)).validBet).toBe(units(175))
  })
})

describe('stake that was never played', () => {
  it('of bonus money was bonus money in proportion: neither of both counts', async () => {
    const who = await player()
    const { platform } = server
    await grantTo({ ...platform, clock }, who.memberId, units(1_000), { weights: { FISH: 100 } })
    const [bet, round] = [randomUUID(), randomUUID()]
    expect(await who.client.bet(bet, onWire(1_600), { round })).toMatchObject({ status: 'RS_OK' })
    const ended = await who.client.win(randomUUID(), bet, onWire(400), { round, ...unplayed(onWire(400)) })
    expect(ended).toMatchObject({ status: 'RS_OK' })
    const { stake, validBet, returned, bonus } = await settled(who)
    // 1,000 were cash and 600 bonus money, of which a quarter came back.
    expect({ stake, validBet, returned }).toEqual({
      ...{ stake: units(1_000), validBet: units(750), returned: units(250) },
    })
    expect(bonus).toEqual({ stake: units(600), validBet: units(450), returned: units(150) })
    expect(await figuresOf(who)).toEqual([
      { validBets: units(1_200), cashBets: units(750), stakes: units(1_600), returns: units(400) },
    ])
    // What the requirement of the bonus counts.
    const counted = await settledBetsOf(platform.database, wholeStream, [who.memberId])
    expect(counted.map(({ validBet: valid }) => valid)).toEqual([units(1_200)])
    await who.client.rollback(randomUUID(), bet, { round })
    const after = await settled(who)
    expect([after.stake, after.validBet, after.bonus.stake, after.bonus.validBet]).toEqual([
      ...[zero, zero, zero, zero],
    ])
  })

  it('makes room again in a limit of stakes, as a stake that is given back does, and none of what is lost', async () => {
    const who = await player()
    const { database, settings } = server.platform
    const key = { memberId: who.memberId, kind: 'stake', period: 'day' } as const
    const facts = { nowMs: clock.now(), brandCode: 'brand1', byOperator: 'test' }
    const checkEachBet = (tx: Tx, memberId: bigint) => setPlayerCareful(tx, { memberId, currency: 'USD' })
    await database.transaction((tx) => lowerLimit(tx, { settings, checkEachBet }, facts, key, units(150)))
    clock.advance(120_000)
    expect(await load(who, 90, unplayed(onWire(80)))).toBe('RS_OK')
    expect(await playedBefore(database, who.memberId, clock.now() - 1_000)).toMatchObject({
      ...{ staked: units(100), played: units(20), returned: units(90), atRisk: units(10) },
    })
    // 20 of 150 are used: a load of 100 fits, and another one does not.
    expect(await load(who, 0, { round_closed: true })).toBe('RS_OK')
    const refused = await who.client.bet(randomUUID(), onWire(100), { round: randomUUID() })
    expect(refused).toMatchObject({ status: 'RS_ERROR_LIMIT_REACHED' })
  })

  it('and what counts come to the settled stakes, whatever is sent in whatever order, and never below nothing', async () => {
    const id = fc.nat(4)
    const amount = fc.nat(30)
    const step = fc.oneof(
      {
        weight: 4,
        arbitrary: fc.record({
          type: fc.constant('bet' as const),
          round: fc.nat(1),
          amount,
          closed: fc.boolean(),
        }),
      },
      {
        weight: 4,
        arbitrary: fc.record({
          ...{ type: fc.constant('win' as const), bet: id, amount, stated: fc.nat(40), closed: fc.boolean() },
        }),
      },
      { weight: 2, arbitrary: fc.record({ type: fc.constant('takeBack' as const), of: fc.nat(8) }) },
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 12 }), async (steps) => {
        const who = await player()
        await obeyAndCompare(who, steps)
      }),
      { numRuns: process.env['LONG_TESTS'] ? 2_000 : 60 },
    )
  })
})

type Step =
  | { type: 'bet'; round: number; amount: number; closed: boolean }
  | { type: 'win'; bet: number; amount: number; stated: number; closed: boolean }
  | { type: 'takeBack'; of: number }
interface ModelBet {
  id: string
  round: string
  stake: number
  unplayed: number
  state: 'open' | 'settled' | 'gone'
}

/** Plays the steps on the wire and in a model of straight loops, and compares what counts after each. */
async function obeyAndCompare(who: Player, steps: readonly Step[]): Promise<void> {
  const rounds = [randomUUID(), randomUUID()]
  const bets: ModelBet[] = []
  const sent: { id: string; round: string; bet?: ModelBet }[] = []
  for (const step of steps) {
    const id = randomUUID()
    if (step.type === 'bet') {
      const round = rounds[step.round]!
      const { status } = await who.client.bet(id, onWire(step.amount), { round, round_closed: step.closed })
      if (status !== 'RS_OK') continue
      const bet: ModelBet = { id, round, stake: step.amount, unplayed: 0, state: 'open' }
      bets.push(bet)
      sent.push({ id, round, bet })
      if (step.closed) for (const one of openOf(bets, round)) one.state = 'settled'
    } else if (step.type === 'win') {
      const bet = bets[step.bet]
      if (!bet) continue
      const { round } = bet
      const fields = { round, round_closed: step.closed, meta: { unplayed: onWire(step.stated) } }
      const { status } = await who.client.win(id, bet.id, onWire(step.amount), fields)
      expect(status === 'RS_OK').toBe(bet.state !== 'gone')
      if (bet.state === 'gone') continue
      sent.push({ id, round })
      const now = step.closed ? openOf(bets, round) : [bet].filter(({ state }) => state === 'open')
      let left = Math.min(
        step.stated,
        step.amount,
        now.reduce((sum, { stake }) => sum + stake, 0),
      )
      for (const one of now.toReversed()) {
        one.unplayed = Math.min(left, one.stake)
        left -= one.unplayed
        one.state = 'settled'
      }
    } else {
      const target = sent[step.of]
      if (!target) continue
      await who.client.rollback(id, target.id, { round: target.round })
      if (target.bet) target.bet.state = 'gone'
    }
    const counting = bets.filter(({ state }) => state === 'settled')
    const stakes = counting.reduce((sum, { stake }) => sum + stake, 0)
    const never = counting.reduce((sum, one) => sum + one.unplayed, 0)
    expect(never).toBeLessThanOrEqual(stakes)
    const { stake, validBet } = await settledSoFar(who)
    expect({ stake, validBet }).toEqual({ stake: units(stakes), validBet: units(stakes - never) })
  }
}
const openOf = (bets: readonly ModelBet[], round: string): ModelBet[] =>
  bets.filter((bet) => bet.round === round && bet.state === 'open')

/** By the facts, at once: when the return of a round that is still open counts is another matter. */
async function settledSoFar({ memberId }: Player): Promise<{ stake: Amount; validBet: Amount }> {
  const row = await server.platform.database.one<{ stake: bigint; valid: bigint }>(
    sql`select coalesce(sum(coalesce(settled_stake, valid_bet)), 0)::bigint as stake, coalesce(sum(valid_bet), 0)::bigint as valid
      from bet_fact where member_id = ${memberId}`,
  )
  return { stake: amountOfMillionths(row!.stake), validBet: amountOfMillionths(row!.valid) }
}
