// SPDX-License-Identifier: Apache-2.0
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { giveHand, operatorOfCards } from '../../testing/card-duels.ts'
import { driveCards, type CardPlayer } from '../../testing/card-players.ts'
import { testStudio, type TestStudio } from '../../testing/test-studio.ts'

type Player = CardPlayer<'holdem'>

const HOUR_MS = 60 * 60 * 1000
const UNKNOWN = '6f1f7a3e-0000-4000-8000-000000000000'

let server: TestStudio
let room: ReturnType<typeof driveCards<'holdem'>>
let operator: ReturnType<typeof operatorOfCards>
let ann: Player
let ben: Player
beforeEach(async () => {
  server = await testStudio({ chainLength: 50 })
  room = driveCards(server, 'holdem')
  operator = operatorOfCards(server)
  ;[ann, ben] = [await room.join('ann'), await room.join('ben')]
  await room.sit(ann, 0, '50')
  await room.sit(ben, 1, '50')
})
afterEach(async () => {
  await room.leaveAll()
  await server.close()
})

const leave = async (player: Player) => expect((await player.move({ type: 'leave' })).status).toBe(200)
/** All wins that the wallet was sent, by player. */
const winsOf = (user: string) =>
  server.wallet.calls.filter(({ path, body }) => path === '/transaction/win' && body['user'] === user)
async function recover(): Promise<void> {
  await server.recover()
  await server.recover()
}
/** Everything that the members have, in wallets. */
const sum = () => ann.balance() + ben.balance()

describe('a win that one operator holds', () => {
  it('keeps the whole payout back when its player leaves, and is paid when another lets it go', async () => {
    const hand = await giveHand(room, ann, ben, 20)
    const { status, body } = await operator.freeze(hand, 'ben')
    expect([status, body.amount]).toEqual([200, 2_000_000])
    await leave(ben)
    await leave(ann)
    await recover()
    expect([ben.balance(), winsOf('ben')]).toEqual([950, []])
    expect((await operator.decide(body.freeze_id, 'release', ' OP-1 ')).body.error).toBe('samePerson')
    const answer = await operator.decide(body.freeze_id, 'release')
    expect(answer.body).toEqual({ freeze_id: body.freeze_id, state: 'released', shares: [] })
    await expect.poll(() => ben.balance()).toBe(1_020)
    expect(sum()).toBe(2_000)
  })

  it('changes nothing for good by one operator alone: after 72 hours it is paid, and nobody can hold it again', async () => {
    const hand = await giveHand(room, ann, ben, 20)
    const { body } = await operator.freeze(hand, 'ben')
    await leave(ben)
    server.clock.advance(72 * HOUR_MS - 1)
    await recover()
    expect(ben.balance()).toBe(950)
    server.clock.advance(1)
    await recover()
    expect(ben.balance()).toBe(1_020)
    const { freezes } = (await operator.call<{ freezes: object[] }>('freezes')).body
    expect(freezes).toEqual([
      expect.objectContaining({
        ...{ freeze_id: body.freeze_id, hand_id: hand, user: 'ben', amount: 2_000_000, by: 'op-1' },
        ...{ state: 'released', decided_by: null, decided_reason: null },
      }),
    ])
    expect((await operator.freeze(hand, 'ben')).body.error).toBe('decided')
    expect((await operator.decide(body.freeze_id, 'withhold')).body.error).toBe('decided')
    expect((await operator.decide(body.freeze_id, 'release')).status).toBe(200)
  })

  it('cannot be renewed hand by hand: no payout waits longer than 72 hours after its player has left', async () => {
    const first = await giveHand(room, ann, ben, 10)
    const second = await giveHand(room, ann, ben, 10)
    await operator.freeze(first, 'ben')
    await leave(ben)
    server.clock.advance(71 * HOUR_MS)
    expect((await operator.freeze(second, 'ben')).status).toBe(200)
    server.clock.advance(HOUR_MS)
    await recover()
    expect(ben.balance()).toBe(1_020)
  })

  it('sends its player from the table after the hand, so that the chips go nowhere else', async () => {
    const hand = await giveHand(room, ann, ben, 20)
    const { body } = await operator.freeze(hand, 'ben')
    expect((await operator.decide(body.freeze_id, 'withhold')).body.error).toBe('stillPlaying')
    await server.studio.rooms.cards.recover()
    await room.until(() => ann.view().chairs[1] === null)
    expect((await operator.decide(body.freeze_id, 'withhold')).status).toBe(200)
    await expect.poll(() => ben.balance()).toBe(1_000)
  })
})

describe('a win that two people withhold', () => {
  it('is taken off the payout before it is sent for the first time, and goes to whoever lost it', async () => {
    const hand = await giveHand(room, ann, ben, 20)
    const { body } = await operator.freeze(hand, 'ben')
    await leave(ben)
    const [stored] = await server.rows('select transaction_id from studio.outbox')
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => operator.decide(body.freeze_id, 'withhold')),
    )
    for (const answer of answers)
      expect(answer.body).toEqual({
        ...{ freeze_id: body.freeze_id, state: 'withheld', shares: [{ user: 'ann', amount: 2_000_000 }] },
      })
    await expect.poll(() => ben.balance()).toBe(1_000)
    await recover()
    expect(winsOf('ben').map(({ body: sent }) => [sent['transaction_uuid'], sent['amount']])).toEqual([
      [stored!['transaction_id'], 5_000_000],
    ])
    expect(await server.rows(`select payout, state from studio.round where state = 'settled'`)).toEqual([
      { payout: '50000000', state: 'settled' },
    ])
    expect((await operator.decide(body.freeze_id, 'release')).body.error).toBe('decided')
  })

  it('is never more than the payout, however much was lost since', async () => {
    const hand = await giveHand(room, ann, ben, 40)
    for (const units of [9, 18, 35, 25]) await giveHand(room, ben, ann, units)
    const { body } = await operator.freeze(hand, 'ben')
    expect(body.amount).toBe(4_000_000)
    await leave(ben)
    const { shares } = (await operator.decide(body.freeze_id, 'withhold')).body
    expect(shares).toEqual([{ user: 'ann', amount: 300_000 }])
    await expect.poll(() => winsOf('ben').map(({ body: sent }) => sent['amount'])).toEqual([0])
    await leave(ann)
    await expect.poll(() => sum()).toBe(2_000 - 3)
  })

  it('several of one sitting are decided one by one, and it is paid after the last', async () => {
    const [first, second] = [await giveHand(room, ann, ben, 10), await giveHand(room, ann, ben, 5)]
    const freezes = [await operator.freeze(first, 'ben'), await operator.freeze(second, 'ben')]
    await leave(ben)
    expect((await operator.decide(freezes[0]!.body.freeze_id, 'withhold')).body.shares).toEqual([
      { user: 'ann', amount: 1_000_000 },
    ])
    await recover()
    expect(ben.balance()).toBe(950)
    await operator.decide(freezes[1]!.body.freeze_id, 'release')
    await expect.poll(() => ben.balance()).toBe(1_005)
    expect(winsOf('ben')).toHaveLength(1)
  })
})

describe('what cannot be held', () => {
  it('is what was paid, what nobody won, and what is not known', async () => {
    const hand = await giveHand(room, ann, ben, 20)
    expect((await operator.freeze(hand, 'ann')).body.error).toBe('nothingWon')
    await leave(ben)
    await expect.poll(() => ben.balance()).toBe(1_020)
    // Leaving quickly is an escape only before anybody holds the win: a payout is made at once.
    expect((await operator.freeze(hand, 'ben')).body.error).toBe('alreadyPaid')
    expect((await operator.freeze(UNKNOWN, 'ben')).status).toBe(404)
    expect((await operator.freeze(hand, 'eve')).status).toBe(404)
    expect((await operator.decide(UNKNOWN, 'release')).status).toBe(404)
  })

  it('is a payout that the wallet may have taken although its answer was lost', async () => {
    const hand = await giveHand(room, ann, ben, 20)
    server.wallet.trouble('/transaction/win', { kind: 'drop', booked: true })
    await leave(ben)
    await expect.poll(() => winsOf('ben')).toHaveLength(1)
    expect((await operator.freeze(hand, 'ben')).body.error).toBe('alreadyPaid')
  })

  it('is a hand twice: the same again is the same freeze', async () => {
    const hand = await giveHand(room, ann, ben, 20)
    const answers = await Promise.all(Array.from({ length: 5 }, () => operator.freeze(hand, 'ben')))
    expect(new Set(answers.map(({ body }) => body.freeze_id)).size).toBe(1)
    expect(await server.rows('select from studio.card_freeze')).toHaveLength(1)
  })
})
