// SPDX-License-Identifier: Apache-2.0
import { units, zero } from '@tessera/rules/money'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { recordFact, type BetFact } from '../../bets/index.ts'
import { fullEdges } from '../../catalogue/edges-for-tests.ts'
import { bodyOf, editorOf, logInAgain, type Editor } from '../../messages/messages-for-tests.ts'
import { addWorth } from '../../reward-centre/worth/worth-store.ts'
import { openBookTestServer, type Bettor, type BookTestServer } from '../../sportsbook/book-for-tests.ts'
import { stakeOn, testFight } from '../../sportsbook/fight-for-tests.ts'
import { settleCashback } from './settle-cashback.ts'

let book: BookTestServer
let editor: Editor
beforeAll(async () => {
  book = await openBookTestServer()
  const { settings } = book.server.platform
  await settings.write('identity.botCheck', false, 'test')
  await settings.write('site.timeZone', 'UTC', 'test')
  editor = editorOf(
    await book.server.operator('carla', 'content'),
    await book.server.operator('paula', 'admin'),
  )
})
afterAll(() => book.server.close())

const dayMs = 86_400_000
let count = 0
type Player = Bettor & { name: string }
const now = (): number => book.server.clock.now()
const player = async (cash = 0): Promise<Player> => {
  const name = `moneyback${(count += 1)}`
  const bettor = await book.bettor(name, cash)
  // Of earlier play, so that its worth sets no limit here.
  await book.server.platform.database.transaction((tx) =>
    addWorth(tx, new Map([[bettor.id, units(1_000_000)]])),
  )
  return { ...bettor, name }
}
/** A tenth of the losses of each day. */
async function offer(): Promise<number> {
  await editor.signInAgain()
  const terms = { kind: 'CASHBACK', per: 'DAY', percent: 10, least: 1, most: null }
  return (await editor.publish(bodyOf('PR', `Back ${(count += 1)}`, { offer: terms }))).id
}
const join = async ({ client }: Player, promotionId: number): Promise<void> => {
  expect((await client.call('promotions.join', { promotionId })).envelope.success).toBe(true)
}
const waiting = async ({ client }: Player): Promise<number[]> =>
  (await client.call('rewardCentre.list', {})).envelope.value.list.map(({ amount }) => amount)
/** A moment after the next midnight of the site, with sessions that last. */
async function midnight(minutes: number, ...players: readonly Player[]): Promise<void> {
  book.server.clock.advance(dayMs - (now() % dayMs) + minutes * 60_000)
  for (const { client, name } of players) await logInAgain(client, name)
}
const payBack = (): Promise<void> => settleCashback({ ...book.server.platform, gameEdges: fullEdges }, now())
const note = ({ id }: Player, fact: Partial<BetFact>): Promise<void> =>
  book.server.platform.database.transaction((tx) =>
    recordFact(tx, {
      memberId: id,
      vendor: 'STUDIO',
      gameCode: 'dice',
      roundId: 'r',
      kind: 'stake',
      amount: zero,
      currency: 'USD',
      validBet: zero,
      closed: false,
      atMs: now(),
      reference: `m${(count += 1)}`,
      ...fact,
    }),
  )

it('pays nothing for a stake on a side of a fight that nobody opposes, which is cancelled on the next day', async () => {
  const who = await player(1_000)
  await midnight(1, who)
  await join(who, await offer())
  const fight = await testFight(book)
  expect((await stakeOn(who, fight, { side: 'meron', amount: 1_000 })).envelope.success).toBe(true)
  await midnight(15, who)
  await payBack()
  expect(await waiting(who)).toEqual([])
  await book.result(fight, { sport: 'cockfight', over: false }, { status: 'cancelled' })
  await book.run()
  expect(await book.cash(who)).toBe(1_000)
  await midnight(15, who)
  await payBack()
  expect(await waiting(who)).toEqual([])
})

it('counts a bet that spans midnight on the day on which it is settled, whole', async () => {
  const [winner, loser] = [await player(), await player()]
  await midnight(1, winner, loser)
  const id = await offer()
  for (const each of [winner, loser]) {
    await join(each, id)
    await note(each, { roundId: 'late', amount: units(500) })
  }
  await midnight(15, winner, loser)
  await payBack()
  expect([await waiting(winner), await waiting(loser)]).toEqual([[], []])
  const ends = { roundId: 'late', kind: 'return', validBet: units(500), closed: true } as const
  await note(winner, { ...ends, amount: units(500) })
  await note(loser, { ...ends, amount: units(200) })
  await midnight(15, winner, loser)
  await payBack()
  expect([await waiting(winner), await waiting(loser)]).toEqual([[], [30]])
})

it('pays nothing back for bonus money that was lost', async () => {
  const who = await player()
  await midnight(1, who)
  await join(who, await offer())
  await note(who, {
    roundId: 'bonus',
    amount: units(300),
    validBet: units(300),
    bonusBet: units(200),
    closed: true,
  })
  await midnight(15, who)
  await payBack()
  expect(await waiting(who)).toEqual([10])
})

it('sets what was paid for a bet off against the next losses when the bet is void after all', async () => {
  const who = await player()
  await midnight(1, who)
  await join(who, await offer())
  const lose = (amount: number, roundId: string) =>
    note(who, { roundId, amount: units(amount), validBet: units(amount), closed: true })
  await lose(100, 'void')
  await midnight(15, who)
  await payBack()
  expect(await waiting(who)).toEqual([10])
  await note(who, {
    roundId: 'void',
    kind: 'refund',
    amount: units(100),
    validBet: units(-100),
    closed: true,
  })
  await lose(30, 'second')
  await midnight(15, who)
  await Promise.all([payBack(), payBack()])
  expect(await waiting(who)).toEqual([10])
  // 70 are left to be set off.
  await lose(90, 'third')
  await midnight(15, who)
  await payBack()
  expect(await waiting(who)).toEqual([2, 10])
})
