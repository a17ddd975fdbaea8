// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { amountOfMillionths, units, zero, type Amount } from '@tessera/rules/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  betRecord,
  openStakes,
  playByRound,
  playedBefore,
  settledInSlice,
  turnover,
} from '../../../modules/bets/index.ts'
import { grantTo } from '../../../modules/bonuses/bonuses-for-tests.ts'
import { lowerLimit } from '../../../modules/compliance/index.ts'
import { setPlayerCareful, setPlayerEnabled } from '../../../modules/play/index.ts'
import { manualClock } from '../../../platform/clock/clock.ts'
import type { Tx } from '../../../platform/db/index.ts'
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

// Rooms in which members play each other: sitting down is a bet, buying more is another of its round, and leaving is the win,
// whose `meta` says what the player paid of the rake (game-rules.md sections 2.1 and 11).

const onWire = (amount: number): number => amount * 100_000
const clock = manualClock()
let test: TestDatabase
let server: WireTestServer
const vendors = new Map<string, WireVendor>()
beforeAll(async () => {
  test = await testDatabase()
  server = await startWireTestServer({
    ...{ databaseUrl: test.url, clock },
    gameTypeOf: (code) => (code === 'g-1' ? 'PVP' : 'RNG'),
  })
  const { database } = server.platform
  vendors.set('telling', await registerVendor(database, 'telling', undefined, { declaresRake: true }))
  vendors.set('silent', await registerVendor(database, 'silent'))
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
async function player(vendorId = 'telling'): Promise<Player> {
  const member = await fundedMember(server.platform.database, `player${(players += 1)}`)
  const { token, playerRef: user } = await server.play.sessions.open({
    ...{ memberId: member.id, vendorAccountId: vendorId, currency: 'USD', gameCode: 'g-1' },
  })
  return {
    memberId: member.id,
    client: wireClient(server, { user, token, member, vendor: vendors.get(vendorId)! }),
  }
}

const settled = ({ memberId }: Player) =>
  turnover(server.platform.database, memberId, { fromMs: 0, toMs: clock.now() + 2 * 86_400_000 })
const validOf = async (who: Player): Promise<Amount> => (await settled(who)).validBet
const ended = { round_closed: true }
const rake = (amount: unknown) => ({ ...ended, meta: { rake: amount } })
/** Sits down with 100 and leaves with an amount. */
async function sitting(
  { client }: Player,
  left: number,
  fields: object,
  more: object = {},
): Promise<unknown> {
  const [bet, round] = [randomUUID(), randomUUID()]
  await client.bet(bet, onWire(100), { round, ...more })
  const { status } = await client.win(randomUUID(), bet, onWire(left), { round, ...fields, ...more })
  return status
}
const slice = async (): Promise<Parameters<typeof settledInSlice>[1]> => ({
  ...{ afterId: 0n, upToId: 1_000_000n, beforeMs: clock.now() + 1_000, sinceMs: 0, repeatedId: 0n },
})
/** What agents' figures say that the house gained from a player. */
async function gainedFrom({ memberId }: Player): Promise<Amount> {
  const plays = await settledInSlice(server.platform.database, await slice())
  return amountOfMillionths(
    plays
      .filter((play) => play.memberId === memberId)
      .reduce((sum, { stakes, returns }) => sum + stakes - returns, 0n),
  )
}

describe('a sitting in a card room', () => {
  it('counts its rake by the rake rate, and stakes and payments as they were', async () => {
    const who = await player()
    expect(await sitting(who, 130, rake(onWire(2)))).toBe('RS_OK')
    expect(await settled(who)).toMatchObject({
      ...{ stake: units(100), returned: units(130), validBet: units(40), corrected: zero },
    })
    const record = { fromMs: 0, toMs: clock.now() + 1_000, page: 1, size: 10 }
    const { rounds } = await betRecord(server.platform.database, who.memberId, record)
    expect(rounds).toMatchObject([
      { status: 'settled', stake: units(100), returned: units(130), validBet: units(40), rake: units(2) },
    ])
    expect(await auditBooks(server.platform.database, who.memberId)).toMatchObject({
      ...{ differences: [], twice: [], cash: units(1_030) },
    })
  })

  it('is open as long as it lasts, with all that was brought: in play, neither lost nor settled', async () => {
    const who = await player()
    const { database } = server.platform
    const [first, round] = [randomUUID(), randomUUID()]
    const asked = { sinceMs: clock.now() - 1_000, currency: 'USD' }
    await who.client.bet(first, onWire(100), { round })
    await who.client.bet(randomUUID(), onWire(50), { round })
    clock.advance(5 * 3_600_000)
    expect(await openStakes(database, who.memberId, asked)).toBe(units(150))
    expect(await playedBefore(database, who.memberId, asked.sinceMs)).toMatchObject({
      ...{ staked: units(150), open: units(150), atRisk: units(150) },
    })
    expect(await settled(who)).toMatchObject({ stake: zero, validBet: zero })
    const last = { round, ...rake(onWire(4)) }
    expect(await who.client.win(randomUUID(), first, onWire(90), last)).toMatchObject({ status: 'RS_OK' })
    expect(await openStakes(database, who.memberId, asked)).toBe(zero)
    expect(await playedBefore(database, who.memberId, asked.sinceMs)).toMatchObject({
      ...{ open: zero, atRisk: units(60) },
    })
    // What was open when a period began is not lost in it twice: the stakes are settled, whatever counted of them.
    expect(await playedBefore(database, who.memberId, clock.now() + 1)).toMatchObject({ atRisk: zero })
    expect(await settled(who)).toMatchObject({ stake: units(150), returned: units(90), validBet: units(80) })
  })

  it('is paid after its member was excluded, and takes no more money then', async () => {
    const who = await player()
    const [bet, round] = [randomUUID(), randomUUID()]
    await who.client.bet(bet, onWire(100), { round })
    await setPlayerEnabled(server.platform.database, who.memberId, false)
    expect(await who.client.bet(randomUUID(), onWire(50), { round })).toMatchObject({
      status: 'RS_ERROR_USER_DISABLED',
    })
    expect(await who.client.win(randomUUID(), bet, onWire(95), { round, ...rake(onWire(1)) })).toMatchObject({
      ...{ status: 'RS_OK', balance: onWire(995) },
    })
    expect(await validOf(who)).toBe(units(20))
  })

  it('counts with all its time towards a limit of playing time', async () => {
    const { database, settings } = server.platform
    const hour = 3_600_000
    clock.advance(new Date(clock.now() + 24 * hour).setUTCHours(8, 0, 0, 0) - clock.now())
    const who = await player()
    const key = { memberId: who.memberId, kind: 'playTime', period: 'day' } as const
    const facts = { nowMs: clock.now(), brandCode: 'brand1', byOperator: 'test' }
    const checkEachBet = (tx: Tx, memberId: bigint) => setPlayerCareful(tx, { memberId, currency: 'USD' })
    await database.transaction((tx) => lowerLimit(tx, { settings, checkEachBet }, facts, key, units(60)))
    const [bet, round] = [randomUUID(), randomUUID()]
    await who.client.bet(bet, onWire(100), { round })
    clock.advance(2 * hour)
    // Time that passes at the table is counted when it ends, and the next sitting is refused.
    expect(await who.client.win(randomUUID(), bet, onWire(100), { round, ...rake(0) })).toMatchObject({
      status: 'RS_OK',
    })
    clock.advance(1_000)
    expect(await who.client.bet(randomUUID(), onWire(100), { round: randomUUID() })).toMatchObject({
      status: 'RS_ERROR_LIMIT_REACHED',
    })
  })

  it('counts once, however often its end is sent, and nothing of a rake that comes after it', async () => {
    const who = await player()
    const [bet, win, round] = [randomUUID(), randomUUID(), randomUUID()]
    await who.client.bet(bet, onWire(100), { round })
    const fields = { round, ...rake(onWire(3)) }
    const copies = Array.from({ length: 10 }, () => who.client.win(win, bet, onWire(97), fields))
    for (const answer of await Promise.all(copies)) expect(answer).toMatchObject({ status: 'RS_OK' })
    // The same id with another rake is the same win.
    await who.client.win(win, bet, onWire(97), { round, ...rake(onWire(5)) })
    expect(await validOf(who)).toBe(units(60))
    const late = await who.client.win(randomUUID(), bet, onWire(1), { round, ...rake(onWire(5)) })
    expect(late).toMatchObject({ status: 'RS_OK', balance: onWire(998) })
    expect(await validOf(who)).toBe(units(60))
    expect(await gainedFrom(who)).toBe(units(3))
  })

  it('takes back what counted, and no more, when it is rolled back', async () => {
    const who = await player()
    const [bet, win, round] = [randomUUID(), randomUUID(), randomUUID()]
    await who.client.bet(bet, onWire(100), { round })
    await who.client.win(win, bet, onWire(80), { round, ...rake(onWire(2)) })
    await who.client.rollback(randomUUID(), win, { round })
    await who.client.rollback(randomUUID(), bet, { round })
    expect(await settled(who)).toMatchObject({ stake: zero, returned: zero, validBet: zero })
    expect(await gainedFrom(who)).toBe(zero)
    expect((await auditBooks(server.platform.database, who.memberId)).cash).toBe(units(1_000))
  })
})

describe('a vendor that lies about the rake', () => {
  it('gets no more turnover than the stakes, and none for what is no amount; every win is paid', async () => {
    const who = await player()
    expect(await sitting(who, 100, rake(onWire(1_000_000)))).toBe('RS_OK')
    expect(await validOf(who)).toBe(units(100))
    const before = await settled(who)
    for (const lie of [onWire(-5), '500000', 0.5, 1e30, [onWire(5)], { amount: onWire(5) }, true, null])
      expect([lie, await sitting(who, 100, rake(lie))]).toEqual([lie, 'RS_OK'])
    expect((await settled(who)).validBet).toBe(before.validBet)
    expect((await auditBooks(server.platform.database, who.memberId)).cash).toBe(units(1_000))
  })

  it('counts nothing without a rake where it tells every one, and by its stakes where it tells none', async () => {
    const [telling, silent] = [await player(), await player('silent')]
    for (const fields of [ended, { ...ended, meta: {} }, { ...ended, meta: { hands: 12 } }]) {
      expect(await sitting(telling, 90, fields)).toBe('RS_OK')
      expect(await sitting(silent, 90, fields)).toBe('RS_OK')
    }
    expect([await validOf(telling), await validOf(silent)]).toEqual([zero, units(300)])
    // One that closes the round with a bet tells no rake either.
    await telling.client.bet(randomUUID(), onWire(10), { round: randomUUID(), ...ended })
    expect(await settled(telling)).toMatchObject({ stake: units(310), validBet: zero })
  })

  it('gains nothing by a rake on other games', async () => {
    const who = await player()
    expect(await sitting(who, 100, rake(0), { game_code: 'g-2' })).toBe('RS_OK')
    expect(await validOf(who)).toBe(units(100))
  })
})

describe('members who pass chips to each other', () => {
  it('make no turnover with them, and no loss that the house would have gained', async () => {
    const [giver, taker] = [await player(), await player()]
    await sitting(giver, 0, rake(onWire(1)))
    await sitting(taker, 199, rake(0))
    expect([await validOf(giver), await validOf(taker)]).toEqual([units(20), zero])
    expect([await gainedFrom(giver), await gainedFrom(taker)]).toEqual([units(1), zero])
  })

  it('count what they paid for, also in one line: their results against each other do not matter', async () => {
    const who = await player()
    await sitting(who, 100, rake(onWire(2)))
    const shared = await playByRound(server.platform.database, await slice(), {
      ...{ vendors: ['TELLING'], games: [] },
    })
    expect(shared.filter(({ memberId }) => memberId === who.memberId)).toEqual([])
  })

  it('cannot bring bonus money, whatever its terms say', async () => {
    const who = await player()
    const { platform } = server
    const terms = { weights: { PVP: 100, RNG: 100 }, gameWeights: { 'TELLING/g-1': 100 } }
    await grantTo({ ...platform, clock }, who.memberId, units(500), terms)
    const [bet, round] = [randomUUID(), randomUUID()]
    expect(await who.client.bet(randomUUID(), onWire(1_001), { round })).toMatchObject({
      status: 'RS_ERROR_LIMIT_REACHED',
    })
    expect(await who.client.bet(bet, onWire(1_000), { round })).toMatchObject({ status: 'RS_OK' })
    expect(await auditBooks(platform.database, who.memberId)).toMatchObject({ cash: zero, bonus: units(500) })
    await who.client.win(randomUUID(), bet, onWire(1_000), { round, ...rake(onWire(50)) })
    expect(await auditBooks(platform.database, who.memberId)).toMatchObject({
      ...{ differences: [], cash: units(1_000), bonus: units(500) },
    })
  })
})
