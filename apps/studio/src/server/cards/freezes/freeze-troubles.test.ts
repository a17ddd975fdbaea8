// SPDX-License-Identifier: Apache-2.0
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../../database.ts'
import { giveHand, operatorOfCards } from '../../testing/card-duels.ts'
import { driveCards, type CardPlayer } from '../../testing/card-players.ts'
import { dyingDatabase } from '../../testing/dying-database.ts'
import { testStudio, type TestStudio } from '../../testing/test-studio.ts'
import { decideFreeze } from './decide-freeze.ts'
import { sharesOfLoss } from './shares-of-loss.ts'

type Player = CardPlayer<'holdem'>

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

const wins = () => server.wallet.calls.filter(({ path }) => path === '/transaction/win')

describe('a win that is held while its player leaves', () => {
  it('is either paid at once and cannot be held, or held and not paid: never both', async () => {
    for (let count = 0; count < 4; count += 1) {
      const hand = await giveHand(room, ann, ben, 10)
      const before = ben.balance()
      const [frozen, left] = await Promise.all([operator.freeze(hand, 'ben'), ben.move({ type: 'leave' })])
      expect(left.status).toBe(200)
      if (frozen.status === 200) {
        await server.recover()
        expect(ben.balance()).toBe(before)
        await operator.decide(frozen.body.freeze_id, 'release')
      } else expect(frozen.body.error).toBe('alreadyPaid')
      await expect.poll(() => ben.balance()).toBeGreaterThan(before)
      await expect.poll(() => wins().length).toBe(count + 1)
      await ann.move({ type: 'rebuy', amount: '10' }, `00000000-0000-4000-8000-00000000000${count}`)
      if (count < 3) expect((await room.sit(ben, 1, String(50 + 10 * (count + 1)))).status).toBe(200)
    }
  })
})

describe('a process that dies while it decides', () => {
  it.each(['before', 'after'] as const)(
    '%s the decision is stored: the same decision once more has one effect',
    async (moment) => {
      const hand = await giveHand(room, ann, ben, 20)
      const { freeze_id: freezeId } = (await operator.freeze(hand, 'ben')).body
      await ben.move({ type: 'leave' })
      const database = dyingDatabase(openDatabase({ url: server.environment.databaseUrl }, () => {}))
      const mortal = await server.beside({ database })
      database.dieAt(2, moment)
      const decision = { freezeId, by: 'op-2', decision: 'withhold', reason: 'the hands say so' } as const
      await expect(decideFreeze(mortal.deps, decision)).rejects.toThrow('killed')
      expect((await operator.decide(freezeId, 'withhold')).body.shares).toEqual([
        { user: 'ann', amount: 2_000_000 },
      ])
      await server.recover()
      await server.recover()
      await expect.poll(() => ben.balance()).toBe(1_000)
      expect(wins()).toHaveLength(1)
    },
  )

  it('pays what was let go and not delivered', async () => {
    const hand = await giveHand(room, ann, ben, 20)
    const { freeze_id: freezeId } = (await operator.freeze(hand, 'ben')).body
    await ben.move({ type: 'leave' })
    server.wallet.trouble('/transaction/win', { kind: 'drop', booked: false })
    await operator.decide(freezeId, 'release')
    server.clock.advance(60_000)
    await expect
      .poll(async () => {
        await server.recover()
        server.clock.advance(60_000)
        return ben.balance()
      })
      .toBe(1_020)
  })
})

describe('opposite decisions at the same time', () => {
  it('have one effect, and one of them is told so', async () => {
    const hand = await giveHand(room, ann, ben, 20)
    const { freeze_id: freezeId } = (await operator.freeze(hand, 'ben')).body
    await ben.move({ type: 'leave' })
    const answers = await Promise.all([
      operator.decide(freezeId, 'withhold', 'op-2'),
      operator.decide(freezeId, 'release', 'op-3'),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await expect.poll(() => ben.balance()).toBe(answers[0]!.status === 200 ? 1_000 : 1_020)
    expect(wins()).toHaveLength(1)
  })
})

describe('the shares of what was withheld', () => {
  it('come to exactly that, by what each lost, to the last unit', () => {
    const losses = [
      { user: 'a', lost: 10n },
      { user: 'b', lost: 10n },
      { user: 'c', lost: 10n },
    ]
    expect(sharesOfLoss(losses, 20n).map(({ amount }) => amount)).toEqual([7n, 7n, 6n])
    for (let amount = 1n; amount < 200n; amount += 1n) {
      const uneven = losses.map(({ user, lost }, index) => ({ user, lost: lost * BigInt(7 * index + 1) }))
      const shares = sharesOfLoss(uneven, amount)
      expect(shares.reduce((sum, share) => sum + share.amount, 0n)).toBe(amount)
    }
  })
})
