// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { GameCode } from '../../protocol.ts'
import { driveCards, type CardPlayer } from '../testing/card-players.ts'
import { testStudio, type TestStudio } from '../testing/test-studio.ts'

let server: TestStudio
let room: ReturnType<typeof driveCards<'holdem'>>
beforeEach(async () => {
  server = await testStudio({ chainLength: 50 })
  room = driveCards(server, 'holdem')
})
afterEach(async () => {
  await room.leaveAll()
  await server.close()
})

type Player = CardPlayer<'holdem'>

/** A hand begins with these at the table. */
async function dealt(...players: Player[]): Promise<string> {
  await room.until(() => players.every((player) => player.view().hand !== null))
  return players[0]!.view().hand!.id
}

/** Whoever is to act. */
const actorOf = (...players: Player[]): Player =>
  players.find((player) => player.view().own === player.view().hand!.actor)!

const act = (player: Player, input: object) => {
  const { id, turn } = player.view().hand!
  return player.moveAt(turn, { handId: id, ...input })
}

describe('a hold’em table', () => {
  it('takes what members bring from their wallets, and gives all of it back when they leave', async () => {
    const [ann, ben] = [await room.join('ann'), await room.join('ben')]
    expect((await room.sit(ann, 0, '50')).status).toBe(200)
    expect((await room.sit(ben, 4, '60')).status).toBe(200)
    expect([ann.balance(), ben.balance()]).toEqual([950, 940])
    await dealt(ann, ben)
    const first = actorOf(ann, ben)
    expect((await act(first, { type: 'fold' })).status).toBe(200)
    await room.until(() => ann.view().hand === null)
    expect((await ann.move({ type: 'leave' })).status).toBe(200)
    expect((await ben.move({ type: 'leave' })).status).toBe(200)
    await expect.poll(() => ann.balance() + ben.balance()).toBe(2_000)
    expect(first.balance()).toBe(999.5)
    const rounds = await server.rows(`select state, stake, payout from studio.round order by stake`)
    expect(rounds.map(({ state }) => state)).toEqual(['settled', 'settled'])
  })

  it('shows a hand to its owner alone, and proves it afterwards to those who were in it', async () => {
    const [ann, ben, eve] = [await room.join('ann'), await room.join('ben'), await room.join('eve')]
    await room.sit(ann, 0, '50')
    await room.sit(ben, 1, '50')
    const id = await dealt(ann, ben)
    const own = ann.view().chairs[0]!.inHand!.cards!
    expect(own).toHaveLength(2)
    for (const other of [ben, eve]) expect(other.view().chairs[0]!.inHand!.cards).toBeNull()
    expect(eve.view().own).toBeNull()
    const root = ann.view().deal!.root
    await act(actorOf(ann, ben), { type: 'fold' })
    await room.until(() => ann.view().hand === null)
    const proof = await server.ask(ann.session, 'GET', `/api/cards/hands/${id}/deal`)
    const deal = JSON.parse(proof.text) as { root: string; opened: { card: number }[]; link: string | null }
    expect(deal.root).toBe(root)
    expect(deal.opened.map(({ card }) => card).toSorted()).toEqual([...own].toSorted())
    expect(deal.link).toBeNull()
    expect((await server.ask(eve.session, 'GET', `/api/cards/hands/${id}`)).status).toBe(404)
    server.clock.advance(24 * 60 * 60 * 1000)
    const later = await server.ask(
      await server.launch('cards_holdem' as GameCode, 'ann'),
      'GET',
      `/api/cards/hands/${id}/deal`,
    )
    expect((JSON.parse(later.text) as { link: string | null }).link).toMatch(/^[0-9a-f]{64}$/)
  })

  it('seats one of two on a chair, takes the money of one sitting once, and gives that of the other back', async () => {
    const [ann, ben] = [await room.join('ann'), await room.join('ben')]
    const requestId = randomUUID()
    const answers = await Promise.all([
      room.sit(ann, 2, '50', requestId),
      room.sit(ann, 2, '50', requestId),
      room.sit(ben, 2, '50'),
    ])
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1)
    expect((await room.sit(ann, 2, '50', requestId)).status).toBe(ann.view().own === 2 ? 200 : 409)
    await expect.poll(() => ann.balance() + ben.balance()).toBe(1_950)
    expect(await room.moneyOf(['ann', 'ben'])).toBe(2_000)
  })

  it('takes no chips that the wallet has not paid, in whatever way they are asked for', async () => {
    const ann = await room.join('ann', 30)
    expect((await room.sit(ann, 0, '50')).body.error.code).toBe('studio.notEnoughMoney')
    expect((await ann.move({ type: 'sit', chair: 0, buyIn: '50' })).status).toBe(400)
    expect((await room.sit(ann, 0, '39.99')).body.error).toEqual({
      code: 'studio.buyInTooSmall',
      details: { minimum: '40.00' },
    })
    expect(ann.view().chairs.every((chair) => chair === null)).toBe(true)
    expect(ann.balance()).toBe(30)
  })

  it('brings more chips by a further stake of the sitting, once for each request', async () => {
    const ann = await room.join('ann')
    await room.sit(ann, 0, '50')
    const requestId = randomUUID()
    const version = ann.view().ownVersion
    const rebuy = { type: 'rebuy', amount: '20' }
    expect((await ann.moveAt(version, rebuy, requestId)).status).toBe(200)
    expect((await ann.moveAt(version, rebuy, requestId)).status).toBe(200)
    expect(ann.balance()).toBe(930)
    expect((await ann.move(rebuy, randomUUID())).status).toBe(200)
    expect((await ann.move({ type: 'rebuy', amount: '20' }, randomUUID())).body.error.code).toBe(
      'studio.buyInTooLarge',
    )
    expect(ann.balance()).toBe(910)
    await ann.move({ type: 'leave' })
    await expect.poll(() => ann.balance()).toBe(1_000)
  })
})

describe('an automatic rebuy', () => {
  /** Both play for everything until one of them has nothing left; answers who that is. */
  async function loserOf(...players: Player[]): Promise<Player> {
    for (;;) {
      await dealt(...players)
      const raiser = actorOf(...players)
      await act(raiser, { type: 'raise', to: raiser.view().hand!.options!.raise!.most })
      await act(actorOf(...players), { type: 'call' })
      await room.until(() => players.every((player) => player.view().hand === null))
      const { wins } = players[0]!.view().last!
      const winners = new Set(wins.map(({ chair }) => chair))
      // They may have shared the pot.
      if (winners.size === 1) return players.find((player) => !winners.has(player.view().own!))!
      await room.pass(10_000)
    }
  }

  it.each([
    { has: 1_000, left: 800, wants: true },
    { has: 110, left: 10, wants: false },
  ])(
    'of a player with $has is a further stake between hands, or ends where the wallet does not pay',
    async ({ has, left, wants }) => {
      const [ann, ben] = [await room.join('ann', has), await room.join('ben', has)]
      await room.sit(ann, 0, '100')
      await room.sit(ben, 1, '100')
      for (const player of [ann, ben])
        expect((await player.move({ type: 'prefer', preferences: { autoRebuy: true } })).status).toBe(200)
      const loser = await loserOf(ann, ben)
      await expect.poll(() => loser.balance()).toBe(left)
      await expect.poll(() => loser.view().preferences!.autoRebuy).toBe(wants)
      expect(await room.moneyOf(['ann', 'ben'])).toBe(2 * has)
    },
  )
})
