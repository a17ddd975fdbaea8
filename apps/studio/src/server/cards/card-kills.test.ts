// SPDX-License-Identifier: Apache-2.0
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../database.ts'
import { driveCards, type CardPlayer } from '../testing/card-players.ts'
import { dyingDatabase } from '../testing/dying-database.ts'
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

/** A process that can be killed: nothing more of what it does reaches the database, and its lease ends. */
async function mortal() {
  const database = dyingDatabase(openDatabase({ url: server.environment.databaseUrl }, () => {}))
  const leaseTimes = { leaseMs: 600_000, renewEveryMs: 600_000 }
  const studio = await server.beside({ database, leaseTimes })
  room.use(studio)
  return {
    async kill() {
      database.dieAt(1, 'before')
      await studio.rooms.cards.tick().catch(() => {})
      await server.rows('update studio.room set leased_until = clock_timestamp()')
      room.use(undefined)
      await server.recover()
    },
  }
}

const USERS = ['ann', 'ben', 'cid', 'dan'] as const
/** What they sit down with: two have more than can be called. */
const BUY_INS = ['40', '55', '80', '100']

/** Four who put everything in, one after another. */
async function table(): Promise<CardPlayer<'holdem'>[]> {
  const players: CardPlayer<'holdem'>[] = []
  for (const user of USERS) players.push(await room.join(user))
  for (const [chair, player] of players.entries())
    expect((await room.sit(player, chair * 2, BUY_INS[chair]!)).status).toBe(200)
  const areDealtIn = () =>
    players.every((player) => player.view().hand !== null && ownChair(player).inHand !== null)
  // Newcomers wait for the big blind; nobody puts in more than a blind until all are there.
  for (let hands = 0; hands < 12 && !areDealtIn(); hands += 1) {
    while (players[0]!.view().hand) {
      const actor = actorIn(players)
      const { id, turn } = actor.view().hand!
      await actor.moveAt(turn, { type: 'fold', handId: id })
      await room.tick()
    }
    await room.pass(10_000)
    await room.until(() => players[0]!.view().hand !== null)
  }
  expect(areDealtIn()).toBe(true)
  return players
}

const ownChair = (player: CardPlayer<'holdem'>) => player.view().chairs[player.view().own!]!
const actorIn = (players: readonly CardPlayer<'holdem'>[]): CardPlayer<'holdem'> =>
  players.find((player) => player.view().own === players[0]!.view().hand!.actor)!

/** Everything in, for whoever is to act. */
async function allIn(players: readonly CardPlayer<'holdem'>[]): Promise<boolean> {
  const view = players[0]!.view()
  if (!view.hand || view.hand.actor === null) return false
  const actor = actorIn(players)
  const { id, turn, options } = actor.view().hand!
  const input = options!.raise ? { type: 'raise', to: options!.raise.most } : { type: 'call' }
  expect((await actor.moveAt(turn, { handId: id, ...input })).status).toBe(200)
  return true
}

describe('a process that is killed', () => {
  it.each([0, 1, 2, 3])(
    'after %i of four all-ins: the hand goes on elsewhere with the same cards, and all chips are there',
    async (after) => {
      const { kill } = await mortal()
      const players = await table()
      const own = players.map((player) => ownChair(player).inHand!.cards)
      for (let count = 0; count < after; count += 1) await allIn(players)
      await kill()
      for (const player of players) await room.reload(player)
      expect(players.map((player) => ownChair(player).inHand?.cards)).toEqual(own)
      while (await allIn(players)) await room.tick()
      await room.until(() => players[0]!.view().hand === null)
      expect(await room.moneyOf(USERS)).toBe(4_000)
      for (const player of players) if (player.view().own !== null) await player.move({ type: 'leave' })
      await expect.poll(() => server.rows(`select from studio.round where state <> 'settled'`)).toEqual([])
      const sum = players.reduce((total, player) => total + player.balance(), 0)
      // The rake: five percent, at most three big blinds.
      expect(sum).toBe(4_000 - 3)
    },
  )
})
