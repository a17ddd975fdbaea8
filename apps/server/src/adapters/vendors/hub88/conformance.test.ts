// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { units } from '@tessera/rules/money'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Member } from '../../../modules/members/index.ts'
import { setPlayerEnabled, setPromotionLimit } from '../../../modules/play/index.ts'
import { manualClock } from '../../../platform/clock/clock.ts'
import { testDatabase, type TestDatabase } from '../../../testing/test-database.ts'
import {
  auditBooks,
  fundedMember,
  registerVendor,
  sendRaw,
  startWireTestServer,
  wireClient,
  type WireAnswer,
  type WireClient,
  type WireTestServer,
  type WireVendor,
} from './wire-server-for-tests.ts'
import { signatureOf } from './signature.ts'

// The scenarios that public conformance suites run against an operator's wallet, over HTTP and PostgreSQL.

const thousand = 100_000_000
const clock = manualClock()
let test: TestDatabase
let server: WireTestServer
let vendor: WireVendor
let other: WireVendor
let member: Member
let client: WireClient
let session: { user: string; token: string }
let number = 0

beforeAll(async () => {
  test = await testDatabase()
  server = await startWireTestServer({ databaseUrl: test.url, clock })
  vendor = await registerVendor(server.platform.database, 'one')
  other = await registerVendor(server.platform.database, 'two')
})
afterAll(async () => {
  await server.close()
  await test.close()
})

const openSession = async (who: Member, vendorAccountId = 'one') => {
  const { token, playerRef: user } = await server.play.sessions.open({
    memberId: who.id,
    vendorAccountId,
    currency: 'USD',
    gameCode: 'g-1',
  })
  return { user, token }
}

beforeEach(async () => {
  number += 1
  member = await fundedMember(server.platform.database, `player${number}`)
  session = await openSession(member)
  client = wireClient(server, { ...session, member, vendor })
})
afterEach(async () => {
  const { differences, twice } = await auditBooks(server.platform.database, member.id)
  expect({ differences, twice }).toEqual({ differences: [], twice: [] })
})

const ok = (balance: number) => ({ http: 200, status: 'RS_OK', balance, currency: 'USD', user: session.user })
const error = (name: string) => ({ http: 200, status: `RS_ERROR_${name}` })
const id = () => randomUUID()
const cash = async () => Number((await auditBooks(server.platform.database, member.id)).cash / 10n)

describe('amounts', () => {
  it('bet', async () => {
    expect(await client.bet(id(), 500_000)).toMatchObject(ok(thousand - 500_000))
    expect(await client.balance()).toMatchObject(ok(thousand - 500_000))
  })

  it('bet and win', async () => {
    const bet = id()
    await client.bet(bet, 500_000)
    expect(await client.win(id(), bet, 1_250_000, { round_closed: true })).toMatchObject(
      ok(thousand + 750_000),
    )
  })

  it('multi-step round', async () => {
    const [first, second] = [id(), id()]
    await client.bet(first, 100)
    await client.win(id(), first, 300)
    await client.bet(second, 200)
    await client.win(id(), second, 50)
    expect(await client.win(id(), second, 0, { round_closed: true })).toMatchObject(
      ok(thousand - 100 + 300 - 200 + 50),
    )
  })

  it('win 0', async () => {
    const bet = id()
    await client.bet(bet, 100)
    expect(await client.win(id(), bet, 0, { round_closed: true })).toMatchObject(ok(thousand - 100))
  })

  it('bet 0 moves nothing and can be won', async () => {
    const bet = id()
    expect(await client.bet(bet, 0)).toMatchObject(ok(thousand))
    expect(await client.win(id(), bet, 70)).toMatchObject(ok(thousand + 70))
  })

  it('smallest unit', async () => {
    expect(await client.bet(id(), 1)).toMatchObject(ok(thousand - 1))
  })

  it('bet of the whole balance', async () => {
    expect(await client.bet(id(), thousand)).toMatchObject(ok(0))
  })

  it('1 unit more than the balance is refused with the balance', async () => {
    expect(await client.bet(id(), thousand + 1)).toMatchObject({
      ...ok(thousand),
      status: 'RS_ERROR_NOT_ENOUGH_MONEY',
    })
    expect(await cash()).toBe(thousand)
  })

  it('absurd amounts are refused', async () => {
    expect(await client.bet(id(), 9_000_000_000_000_000)).toMatchObject({
      status: 'RS_ERROR_NOT_ENOUGH_MONEY',
    })
    for (const path of ['bet', 'win']) {
      const body = (amount: string) =>
        `{"user":"${session.user}","token":"${session.token}","transaction_uuid":"${id()}","reference_transaction_uuid":"${id()}","request_uuid":"${id()}","round":"r","game_code":"g-1","currency":"USD","amount":${amount}}`
      expect(
        await sendRaw(server, vendor, `/transaction/${path}`, body('9223372036854775807')),
      ).toMatchObject(error('WRONG_TYPES'))
      expect(await sendRaw(server, vendor, `/transaction/${path}`, body('1e5'))).toMatchObject(
        error('WRONG_TYPES'),
      )
      expect(await sendRaw(server, vendor, `/transaction/${path}`, body('1.5'))).toMatchObject(
        error('WRONG_TYPES'),
      )
    }
    expect(await cash()).toBe(thousand)
  })

  it('the largest win that the wire can carry is not paid into an overflow', async () => {
    const bet = id()
    await client.bet(bet, 100)
    const largest = `{"user":"${session.user}","token":"${session.token}","transaction_uuid":"${id()}","reference_transaction_uuid":"${bet}","request_uuid":"${id()}","round":"r-1","game_code":"g-1","currency":"USD","amount":922337203685477580}`
    expect(await sendRaw(server, vendor, '/transaction/win', largest)).toMatchObject(error('WRONG_TYPES'))
    expect(await cash()).toBe(thousand - 100)
  })

  it('negative', async () => {
    expect(await client.bet(id(), -1)).toMatchObject(error('WRONG_SYNTAX'))
    expect(await cash()).toBe(thousand)
  })
})

describe('repetitions', () => {
  it('identical bet, win and rollback twice move once and get the same answer', async () => {
    const [bet, win, lost, back] = [id(), id(), id(), id()]
    const twice = async (send: () => Promise<WireAnswer>) => {
      const [first, second] = [await send(), await send()]
      expect({ ...second, request_uuid: '' }).toEqual({ ...first, request_uuid: '' })
      return first
    }
    expect(await twice(() => client.bet(bet, 100))).toMatchObject(ok(thousand - 100))
    expect(await twice(() => client.win(win, bet, 300))).toMatchObject(ok(thousand + 200))
    await client.bet(lost, 50)
    expect(await twice(() => client.rollback(back, lost))).toMatchObject(ok(thousand + 200))
    expect(await cash()).toBe(thousand + 200)
  })

  it('a repetition is answered as it was then, not as the balance is now', async () => {
    const [bet, later] = [id(), id()]
    const first = await client.bet(bet, 100)
    await client.bet(later, 900)
    expect(await client.bet(bet, 100)).toMatchObject({ status: 'RS_OK', balance: first['balance'] })
  })

  it('the same id with another amount, round, game or kind is a duplicate', async () => {
    const bet = id()
    await client.bet(bet, 100)
    expect(await client.bet(bet, 101)).toMatchObject(error('DUPLICATE_TRANSACTION'))
    expect(await client.bet(bet, 100, { round: 'r-2' })).toMatchObject(error('DUPLICATE_TRANSACTION'))
    expect(await client.bet(bet, 100, { game_code: 'g-2' })).toMatchObject(error('DUPLICATE_TRANSACTION'))
    expect(await client.win(bet, bet, 100)).toMatchObject(error('DUPLICATE_TRANSACTION'))
    expect(await cash()).toBe(thousand - 100)
  })

  it('the same id in another currency moves nothing', async () => {
    const bet = id()
    await client.bet(bet, 100)
    expect((await client.bet(bet, 100, { currency: 'EUR' }))['status']).toMatch(
      /^RS_ERROR_(DUPLICATE_TRANSACTION|WRONG_CURRENCY)$/,
    )
    expect(await cash()).toBe(thousand - 100)
  })

  it('the same id for another player is a duplicate', async () => {
    const bet = id()
    await client.bet(bet, 100)
    const neighbour = await fundedMember(server.platform.database, `neighbour${number}`)
    const stranger = wireClient(server, { ...(await openSession(neighbour)), member: neighbour, vendor })
    expect(await stranger.bet(bet, 100)).toMatchObject(error('DUPLICATE_TRANSACTION'))
    expect((await auditBooks(server.platform.database, neighbour.id)).cash).toBe(units(1_000))
  })

  it('the same id at another vendor is another transaction', async () => {
    const bet = id()
    await client.bet(bet, 100)
    const there = await openSession(member, 'two')
    const elsewhere = wireClient(server, { ...there, member, vendor: other })
    expect(await elsewhere.bet(bet, 40)).toMatchObject({ ...ok(thousand - 140), user: there.user })
  })
})

describe('wins and rollbacks out of order', () => {
  it('win without bet', async () => {
    expect(await client.win(id(), id(), 100)).toMatchObject(error('TRANSACTION_DOES_NOT_EXIST'))
    expect(await cash()).toBe(thousand)
  })

  it("win of another player's bet", async () => {
    const neighbour = await fundedMember(server.platform.database, `neighbour${number}`)
    const bet = id()
    await wireClient(server, { ...(await openSession(neighbour)), member: neighbour, vendor }).bet(bet, 100)
    expect(await client.win(id(), bet, 100)).toMatchObject(error('TRANSACTION_DOES_NOT_EXIST'))
  })

  it('win after rollback', async () => {
    const bet = id()
    await client.bet(bet, 100)
    await client.rollback(id(), bet)
    expect(await client.win(id(), bet, 300)).toMatchObject(error('TRANSACTION_DOES_NOT_EXIST'))
    expect(await cash()).toBe(thousand)
  })

  it('rollback after win gives the stake back and leaves the win', async () => {
    const bet = id()
    await client.bet(bet, 100)
    await client.win(id(), bet, 300)
    expect(await client.rollback(id(), bet)).toMatchObject(ok(thousand + 300))
  })

  it('rollback of a win that was spent takes what is there; the next win repays the rest', async () => {
    const [bet, win, spent] = [id(), id(), id()]
    await client.bet(bet, 100)
    await client.win(win, bet, 500)
    await client.bet(spent, thousand + 300)
    expect(await client.rollback(id(), win)).toMatchObject(ok(0))
    expect(await client.win(id(), spent, 600)).toMatchObject(ok(200))
  })

  it('rollback twice, under another id', async () => {
    const bet = id()
    await client.bet(bet, 100)
    expect(await client.rollback(id(), bet)).toMatchObject(ok(thousand))
    expect(await client.rollback(id(), bet)).toMatchObject(ok(thousand))
  })

  it('rollback of unknown is a success that moves nothing', async () => {
    expect(await client.rollback(id(), id())).toMatchObject(ok(thousand))
  })

  it('rollback before bet and before win, then the late originals', async () => {
    const [bet, win] = [id(), id()]
    expect(await client.rollback(id(), bet)).toMatchObject(ok(thousand))
    expect(await client.bet(bet, 100)).toMatchObject(error('UNKNOWN'))
    const [played] = [id()]
    await client.bet(played, 100)
    expect(await client.rollback(id(), win)).toMatchObject(ok(thousand - 100))
    expect(await client.win(win, played, 300)).toMatchObject(error('UNKNOWN'))
    expect(await client.win(id(), bet, 300)).toMatchObject(error('TRANSACTION_DOES_NOT_EXIST'))
    expect(await cash()).toBe(thousand - 100)
  })

  it('rollback one of two bets leaves the round and the other bet', async () => {
    const [first, second] = [id(), id()]
    await client.bet(first, 100)
    await client.bet(second, 200)
    expect(await client.rollback(id(), first)).toMatchObject(ok(thousand - 200))
    expect(await client.win(id(), second, 500)).toMatchObject(ok(thousand + 300))
  })

  it('rollback without round and game', async () => {
    const bet = id()
    await client.bet(bet, 100)
    expect(await client.rollback(id(), bet, { round: undefined, game_code: undefined })).toMatchObject(
      ok(thousand),
    )
  })

  it('rollback and balance without a user: the player is found by the token', async () => {
    const [bet, back] = [id(), id()]
    await client.bet(bet, 100)
    for (const nobody of [undefined, null, ''])
      expect(await client.balance({ user: nobody })).toMatchObject(ok(thousand - 100))
    expect(await client.rollback(back, bet, { user: undefined })).toMatchObject(ok(thousand))
    expect(await client.rollback(back, bet)).toMatchObject(ok(thousand))
    expect(await client.rollback(id(), id(), { user: undefined })).toMatchObject(ok(thousand))
  })

  it('rollback without a user, under a token that we do not know: the player is found by the transaction', async () => {
    const bet = id()
    await client.bet(bet, 100)
    expect(await client.rollback(id(), bet, { user: undefined, token: 'never-handed-out' })).toMatchObject(
      ok(thousand),
    )
    expect(await client.rollback(id(), id(), { user: undefined, token: 'never-handed-out' })).toMatchObject(
      error('INVALID_TOKEN'),
    )
    expect(await client.balance({ user: undefined, token: 'never-handed-out' })).toMatchObject(
      error('INVALID_TOKEN'),
    )
  })

  it("rollback of another player's bet takes nothing from anybody", async () => {
    const neighbour = await fundedMember(server.platform.database, `neighbour${number}`)
    const bet = id()
    await wireClient(server, { ...(await openSession(neighbour)), member: neighbour, vendor }).bet(bet, 100)
    await client.rollback(id(), bet)
    expect(await cash()).toBe(thousand)
    expect((await auditBooks(server.platform.database, neighbour.id)).cash).toBe(units(1_000) - 1_000n)
  })
})

describe('signatures', () => {
  const body = () =>
    JSON.stringify({
      user: session.user,
      token: session.token,
      transaction_uuid: id(),
      request_uuid: id(),
      round: 'r',
      game_code: 'g-1',
      currency: 'USD',
      amount: 100,
    })
  const invalid = error('INVALID_SIGNATURE')

  it("wrong key, flipped byte, missing header, re-spaced body, another vendor's key: nothing moves", async () => {
    const sent = body()
    const signature = signatureOf(sent, vendor.key)
    expect(
      await sendRaw(server, vendor, '/transaction/bet', sent, signatureOf(sent, other.key)),
    ).toMatchObject(invalid)
    expect(
      await sendRaw(
        server,
        vendor,
        '/transaction/bet',
        sent.replace('"amount":100', '"amount":101'),
        signature,
      ),
    ).toMatchObject(invalid)
    expect(await sendRaw(server, vendor, '/transaction/bet', sent, '')).toMatchObject(invalid)
    expect(
      await sendRaw(server, vendor, '/transaction/bet', JSON.stringify(JSON.parse(sent), null, 1), signature),
    ).toMatchObject(invalid)
    expect(
      await sendRaw(
        server,
        vendor,
        '/transaction/bet',
        sent,
        signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
      ),
    ).toMatchObject(invalid)
    expect(await cash()).toBe(thousand)
    expect(await sendRaw(server, vendor, '/transaction/bet', sent, signature)).toMatchObject(
      ok(thousand - 100),
    )
  })

  it('a vendor cannot use the session of another vendor', async () => {
    const sent = body()
    expect(await sendRaw(server, other, '/transaction/bet', sent)).toMatchObject(error('INVALID_TOKEN'))
    expect(await cash()).toBe(thousand)
  })
})

describe('sessions and players', () => {
  it('an expired session refuses bets and balance; win and rollback are accepted', async () => {
    const [bet, more] = [id(), id()]
    await client.bet(bet, 100)
    await client.bet(more, 100)
    clock.advance(13 * 60 * 60 * 1000)
    expect(await client.bet(id(), 100)).toMatchObject(error('TOKEN_EXPIRED'))
    expect(await client.balance()).toMatchObject(error('TOKEN_EXPIRED'))
    expect(await client.win(id(), bet, 300)).toMatchObject(ok(thousand + 100))
    expect(await client.rollback(id(), more)).toMatchObject(ok(thousand + 200))
  })

  it('a revoked session likewise', async () => {
    const bet = id()
    await client.bet(bet, 100)
    await server.play.sessions.revoke(session.token)
    expect(await client.bet(id(), 100)).toMatchObject(error('TOKEN_EXPIRED'))
    expect(await client.win(id(), bet, 300)).toMatchObject(ok(thousand + 200))
  })

  it('a disabled player likewise', async () => {
    const bet = id()
    await client.bet(bet, 100)
    await setPlayerEnabled(server.platform.database, member.id, false)
    expect(await client.bet(id(), 100)).toMatchObject(error('USER_DISABLED'))
    expect(await client.win(id(), bet, 300)).toMatchObject(ok(thousand + 200))
  })

  it('an unknown token', async () => {
    expect(await client.bet(id(), 100, { token: 'never-handed-out' })).toMatchObject(error('INVALID_TOKEN'))
    expect(await client.balance({ token: 'never-handed-out' })).toMatchObject(error('INVALID_TOKEN'))
  })

  it('wrong currency', async () => {
    expect(await client.bet(id(), 100, { currency: 'EUR' })).toMatchObject(error('WRONG_CURRENCY'))
    expect(await cash()).toBe(thousand)
  })

  it('unknown game, and another known game in the same session', async () => {
    expect(await client.bet(id(), 100, { game_code: 'none' })).toMatchObject(error('INVALID_GAME'))
    expect(await client.bet(id(), 100, { game_code: 'g-2' })).toMatchObject(ok(thousand - 100))
  })

  it('wrong player for the session', async () => {
    const neighbour = await fundedMember(server.platform.database, `neighbour${number}`)
    const { user } = await openSession(neighbour)
    expect(await client.bet(id(), 100, { user })).toMatchObject(error('INVALID_TOKEN'))
    expect(await client.bet(id(), 100, { user: 'nobody' })).toMatchObject(error('INVALID_TOKEN'))
    expect([await cash(), (await auditBooks(server.platform.database, neighbour.id)).cash]).toEqual([
      thousand,
      units(1_000),
    ])
  })

  it('user info contains nothing that identifies the member', async () => {
    const info = await client.info()
    expect(info).toMatchObject({ http: 200, status: 'RS_OK', user: session.user })
    expect(JSON.stringify(info)).not.toContain(member.username)
  })
})

describe('many at once', () => {
  it('two sessions of one player share the money', async () => {
    const second = wireClient(server, { ...(await openSession(member)), member, vendor })
    expect(await client.bet(id(), thousand)).toMatchObject(ok(0))
    expect(await second.bet(id(), 1)).toMatchObject({ status: 'RS_ERROR_NOT_ENOUGH_MONEY', balance: 0 })
  })

  it('two players at one table', async () => {
    const neighbour = await fundedMember(server.platform.database, `neighbour${number}`)
    const beside = wireClient(server, { ...(await openSession(neighbour)), member: neighbour, vendor })
    const [mine, theirs] = [id(), id()]
    await Promise.all([client.bet(mine, 100), beside.bet(theirs, 200)])
    const [lost, won] = await Promise.all([
      client.win(id(), mine, 0, { round_closed: true }),
      beside.win(id(), theirs, 400, { round_closed: true }),
    ])
    expect([lost['balance'], won['balance']]).toEqual([thousand - 100, thousand + 200])
  })

  it.each([10, 100])('%i parallel copies of one bet move once and get one answer', async (copies) => {
    const bet = id()
    const answers = await Promise.all(Array.from({ length: copies }, () => client.bet(bet, 100)))
    expect(new Set(answers.map(({ status, balance }) => `${String(status)} ${String(balance)}`))).toEqual(
      new Set([`RS_OK ${thousand - 100}`]),
    )
    expect(await cash()).toBe(thousand - 100)
  })

  it('10 parallel copies of one win and of one rollback', async () => {
    const [bet, win, lost, back] = [id(), id(), id(), id()]
    await client.bet(bet, 100)
    await client.bet(lost, 100)
    const wins = await Promise.all(Array.from({ length: 10 }, () => client.win(win, bet, 300)))
    const rollbacks = await Promise.all(Array.from({ length: 10 }, () => client.rollback(back, lost)))
    for (const answer of [...wins, ...rollbacks]) expect(answer).toMatchObject({ status: 'RS_OK' })
    expect(await cash()).toBe(thousand + 200)
  })

  it('a bet and its rollback at the same moment never leave a stake taken', async () => {
    for (let round = 0; round < 10; round += 1) {
      const bet = id()
      await Promise.all([client.bet(bet, 100), client.rollback(id(), bet)])
    }
    expect(await cash()).toBe(thousand)
  })

  it('100 parallel different bets with funds for 37', async () => {
    const stake = Math.floor(thousand / 37)
    const answers = await Promise.all(Array.from({ length: 100 }, () => client.bet(id(), stake)))
    const counted = (status: string) => answers.filter((answer) => answer['status'] === status).length
    expect([counted('RS_OK'), counted('RS_ERROR_NOT_ENOUGH_MONEY')]).toEqual([37, 63])
    expect(await cash()).toBe(thousand - 37 * stake)
  })
})

describe('money of campaigns', () => {
  it('free bet and free win leave cash unchanged', async () => {
    const bet = id()
    expect(await client.bet(bet, 500, { is_free: true, reward_uuid: 'reward-1' })).toMatchObject(ok(thousand))
    expect(await client.win(id(), bet, 900, { is_free: true, reward_uuid: 'reward-1' })).toMatchObject(
      ok(thousand),
    )
    expect(await auditBooks(server.platform.database, member.id)).toMatchObject({
      cash: units(1_000),
      bonus: 9_000n,
    })
  })

  it('promo win under an invented token, or above the limit, is refused and credits nothing', async () => {
    const promo = { is_supplier_promo: true, reference_transaction_uuid: undefined }
    expect(await client.win(id(), '', 700, { ...promo, token: 'never-handed-out' })).toMatchObject(
      error('INVALID_TOKEN'),
    )
    expect(
      await client.win(id(), '', 700, { ...promo, token: 'never-handed-out', reward_uuid: 'undeclared' }),
    ).toMatchObject(error('INVALID_TOKEN'))
    expect(await client.win(id(), '', 100_000_001, promo)).toMatchObject(error('LIMIT_REACHED'))
    expect(await cash()).toBe(thousand)
  })

  it('promo win of a declared campaign is paid without a session, within its limits', async () => {
    await server.platform.database.transaction((tx) =>
      setPromotionLimit(
        tx,
        {
          vendorAccountId: 'one',
          campaign: 'drops-1',
          currency: 'USD',
          largestWin: units(1),
          perDay: units(1),
          inAll: units(1),
          opensAtMs: undefined,
          closesAtMs: undefined,
        },
        clock.now(),
      ),
    )
    const promo = {
      is_supplier_promo: true,
      reference_transaction_uuid: undefined,
      token: 'never-handed-out',
      reward_uuid: 'drops-1',
    }
    expect(await client.win(id(), '', 60_000, promo)).toMatchObject(ok(thousand + 60_000))
    expect(await client.win(id(), '', 60_000, promo)).toMatchObject(error('LIMIT_REACHED'))
    expect(await cash()).toBe(thousand + 60_000)
  })

  it('promo win without bet is paid, also after the session', async () => {
    expect(
      await client.win(id(), '', 700, { is_supplier_promo: true, reference_transaction_uuid: undefined }),
    ).toMatchObject(ok(thousand + 700))
    clock.advance(13 * 60 * 60 * 1000)
    expect(
      await client.win(id(), '', 300, { is_supplier_promo: true, reference_transaction_uuid: undefined }),
    ).toMatchObject(ok(thousand + 1_000))
  })
})
