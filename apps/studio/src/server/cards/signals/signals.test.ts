// SPDX-License-Identifier: Apache-2.0
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { giveHand, operatorOfCards } from '../../testing/card-duels.ts'
import { driveCards, type CardPlayer } from '../../testing/card-players.ts'
import { testStudio, type TestStudio } from '../../testing/test-studio.ts'
import { LIMITS } from './judge-pair.ts'

type Player = CardPlayer<'holdem'>
interface Pair {
  readonly users: string[]
  readonly game: string
  readonly currency: string
  readonly hands: number
  readonly signals: { kind: string; value: number; limit: number }[]
  readonly flow: number
  readonly from: string
  readonly hand_ids: string[]
}

let server: TestStudio
let room: ReturnType<typeof driveCards<'holdem'>>
let operator: ReturnType<typeof operatorOfCards>
beforeEach(async () => {
  server = await testStudio({ chainLength: 50 })
  room = driveCards(server, 'holdem')
  operator = operatorOfCards(server)
})
afterEach(async () => {
  await room.leaveAll()
  await server.close()
})

async function sitDown(): Promise<[Player, Player]> {
  const [ann, ben] = [await room.join('ann'), await room.join('ben')]
  await room.sit(ann, 0, '100')
  await room.sit(ben, 1, '100')
  return [ann, ben]
}
const signals = async () => (await operator.call<{ now: number; pairs: Pair[] }>('signals')).body

describe('the signals of arranged play', () => {
  it('name who gave what to whom, from one address, with the hands behind them, and count each hand once', async () => {
    const [ann, ben] = await sitDown()
    const hands: string[] = []
    for (let count = 0; count < LIMITS.leastGivenHands.blinds; count += 1) {
      hands.push(await giveHand(room, ann, ben, 20))
      // Whoever has nothing left brings more.
      if (count % 4 === 3)
        await ann.move(
          { type: 'rebuy', amount: '80' },
          '00000000-0000-4000-8000-00000000000' + String(count % 10),
        )
    }
    const other = await server.beside()
    expect(other).toBeDefined()
    await Promise.all([server.recover(), server.recover(), server.recover()])
    await server.recover()
    const { pairs } = await signals()
    expect(pairs).toEqual([
      expect.objectContaining({
        ...{ users: ['ann', 'ben'], game: 'holdem', currency: 'USD', hands: hands.length },
        ...{ flow: hands.length * 2_000_000, from: 'ann' },
      }),
    ])
    expect(pairs[0]!.signals).toEqual([
      { kind: 'sharedAddress', value: hands.length, limit: LIMITS.addressHands },
      { kind: 'chipDumping', value: 100, limit: LIMITS.givenPercent },
    ])
    expect(pairs[0]!.hand_ids.toSorted()).toEqual(hands.toSorted())
  })

  it('tell no address to whoever has a copy of the database, and forget it a day after its player has left', async () => {
    const [ann] = await sitDown()
    const [row] = await server.rows(
      `select encode(address, 'hex') as address from studio.card_sitting limit 1`,
    )
    expect(row!['address']).toMatch(/^[0-9a-f]{64}$/)
    const guesses = await server.rows(
      `select encode(sha256(convert_to(guess, 'UTF8')), 'hex') as hash from unnest(array['127.0.0.1', '::1', '::ffff:127.0.0.1']) as guess`,
    )
    expect(guesses.map(({ hash }) => hash)).not.toContain(row!['address'])
    await ann.move({ type: 'leave' })
    server.clock.advance(25 * 60 * 60 * 1000)
    await server.recover()
    expect(await server.rows('select count(address)::integer as known from studio.card_sitting')).toEqual([
      { known: 1 },
    ])
  })

  it('leave out chips of play money', async () => {
    const practice = driveCards(server, 'holdem', 'cards:holdem:USD:play:2:1')
    const visitor = await practice.join('eve', 1_000, { playMoney: true })
    await practice.sit(visitor, 0, '50')
    await practice.pass(10_000)
    await server.recover()
    expect(await server.rows('select from studio.card_pair')).toEqual([])
    expect(await server.rows('select from studio.card_sitting where address is not null')).toEqual([])
    await practice.leaveAll()
  })
})

describe('a hand as an operator sees it', () => {
  it('has the cards of all, folded ones too, once it has ended', async () => {
    const [ann, ben] = await sitDown()
    await room.pass(10_000)
    await room.until(() => ann.view().hand !== null)
    const { id } = ann.view().hand!
    expect((await operator.call('hand', { hand_id: id })).status).toBe(404)
    const own = [ann, ben].map((player) => player.view().chairs[player.view().own!]!.inHand!.cards!)
    await giveHand(room, ann, ben, 20)
    interface HandAnswer {
      hand: {
        players: { user: string; before: number; after: number; cards: number[] }[]
        boards: number[][]
      }
    }
    const { hand } = (await operator.call<HandAnswer>('hand', { hand_id: id })).body
    const byUser = (user: string) => hand.players.find((player) => player.user === user)!
    expect([byUser('ann').cards.toSorted(), byUser('ben').cards.toSorted()]).toEqual(
      own.map((cards) => [...cards].toSorted()),
    )
    expect([byUser('ann').before, byUser('ann').after, byUser('ben').after]).toEqual([
      10_000_000, 8_000_000, 12_000_000,
    ])
    expect(hand.boards).toEqual([])
  })
})

describe('the calls about arranged play', () => {
  it('are those of the operator alone, with nothing in them that is not known', async () => {
    const hand = { hand_id: '6f1f7a3e-0000-4000-8000-000000000000' }
    const person = { by: 'op-1', reason: 'why' }
    const calls: [string, object][] = [
      ['/cards/signals', {}],
      ['/cards/hand', hand],
      ['/cards/freezes', {}],
      ['/cards/freeze', { ...hand, ...person, user: 'ann' }],
      ['/cards/decide', { freeze_id: hand.hand_id, ...person, decision: 'release' }],
    ]
    for (const [path, body] of calls) {
      const signed = { operator_id: 'brand1', ...body }
      expect((await server.operator(path, signed, { 'x-hub88-signature': 'AAAA' })).status, path).toBe(401)
      expect((await server.operator(path, { ...signed, operator_id: 'brand2' })).status, path).toBe(403)
      expect((await server.operator(path, { ...signed, more: 1 })).status, path).toBe(400)
      expect([200, 404]).toContain((await server.operator(path, signed)).status)
    }
    expect((await operator.call('freeze', { ...hand, user: 'ann', by: ' ', reason: 'why' })).status).toBe(400)
  })
})
