// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { units, zero } from '@tessera/rules/money'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CallClient } from '../../../testing/call-client.ts'
import { recordFact } from '../../bets/index.ts'
import { creditCash, openAccounts, operatorAccount, ownerOfMember, post } from '../../ledger/index.ts'
import { openBookTestServer, type Bettor, type BookTestServer } from '../book-for-tests.ts'

let book: BookTestServer
let ada: CallClient
beforeAll(async () => {
  book = await openBookTestServer()
  // The ledger stamps its postings with the time of the database.
  book.server.clock.advance(Date.now() - book.server.clock.now())
  ada = await book.server.operator('ada', 'admin')
  const { settings } = book.server.platform
  await settings.write('sportsbook.review', { stake: 50, payout: 500, minutes: 5 }, 'test')
  await settings.refresh()
})
afterAll(() => book.server.close())

const entriesOf = async ({ client }: Bettor, language = 'EN') => {
  const upToNow = { endTime: Date.now() + 60_000 }
  const { envelope } = await client.call('wallet.transactions', upToNow, { headers: { language } })
  return envelope.value.list.map(({ transType, amount, reason, round }) => ({
    transType,
    amount,
    reason,
    game: round?.gameName,
    roundId: round?.roundId,
  }))
}
async function placed(who: Bettor, stakePerLine: number): Promise<string> {
  const leg = await book.leg(await book.match(), 'result_1x2', 'home')
  return (await book.placeBet(who, [leg], { stakePerLine })).envelope.value.bet.betId
}

it('names the bet behind each entry, and says when a stake came back because the bet was refused', async () => {
  const who = await book.bettor('refused', 200)
  const roundId = await placed(who, 100)
  await ada.call('backoffice.refuseBet', { id: roundId, reason: 'Too large', requestId: randomUUID() })
  expect((await entriesOf(who)).slice(0, 2)).toEqual([
    { transType: 'BET', amount: 100, reason: 'refused', game: 'Football', roundId },
    { transType: 'BET', amount: -100, reason: null, game: 'Football', roundId },
  ])
})

it('names games in the language of the reader, in the betting record and on the board of winners, too [PROMO-020]', async () => {
  const who = await book.bettor('speaks', 100)
  await placed(who, 10)
  const vietnamese = { headers: { language: 'VI' } }
  expect((await entriesOf(who, 'VI'))[0]?.game).toBe('Bóng đá')
  const { list } = (await who.client.call('bets.history', {}, vietnamese)).envelope.value
  expect(list.map(({ gameName }) => gameName)).toEqual(['Bóng đá'])
  await book.server.platform.database.transaction(async (tx) => {
    for (const gameCode of ['cockfight', 'esports', 'tennis', 'mixed'])
      await recordFact(tx, {
        ...{ memberId: who.id, vendor: 'SPORTSBOOK', gameCode, roundId: gameCode, currency: 'USD' },
        ...{ kind: 'return', amount: units(90), validBet: zero, closed: true },
        ...{ atMs: book.server.clock.now(), reference: gameCode },
      })
  })
  const boardIn = async (language: string) =>
    (
      await book.server.program().call('rewards.winnerBoard', {}, { headers: { language } })
    ).envelope.value.list.map(({ gameName }) => gameName)
  expect((await boardIn('EN')).toSorted()).toEqual(['Cockfight', 'E-sports', 'Several sports', 'Tennis'])
  expect(await boardIn('VI')).not.toContain('tennis')
})

it('finds the round of a transaction of a vendor, also where the vendor counts ids for each player', async () => {
  const who = await book.bettor('spins', 100)
  await book.server.platform.database.transaction(async (tx) => {
    const accounts = await openAccounts(tx, ownerOfMember(who.id), 'USD')
    const vendor = await operatorAccount(tx, 'vendor:studio', 'USD')
    const fact = { memberId: who.id, vendor: 'V', gameCode: 'dice', roundId: 'r1', currency: 'USD' }
    const atMs = book.server.clock.now()
    const cause = 'play.acc'
    await post(tx, [
      { from: accounts.cash, to: vendor, amount: units(7), cause, externalId: '12/tx1', kind: 'bet' },
    ])
    await recordFact(tx, {
      ...fact,
      ...{ kind: 'stake', amount: units(7), validBet: zero, closed: false, atMs, reference: 'acc/tx1' },
    })
    await creditCash(tx, {
      ...{ from: vendor, to: accounts, amount: units(7), cause, externalId: 'tx2', kind: 'rollback' },
    })
    await recordFact(tx, {
      ...fact,
      ...{ kind: 'refund', amount: units(7), validBet: zero, closed: true, atMs, reference: 'acc/tx2' },
    })
  })
  expect((await entriesOf(who)).slice(0, 2)).toEqual([
    { transType: 'BET', amount: 7, reason: 'cancelled', game: 'dice', roundId: 'r1' },
    { transType: 'BET', amount: -7, reason: null, game: 'dice', roundId: 'r1' },
  ])
})

it('tells nobody of the rounds of another, even under the same references', async () => {
  const [one, other] = [await book.bettor('one', 100), await book.bettor('other', 100)]
  await book.server.platform.database.transaction(async (tx) => {
    const { cash } = await openAccounts(tx, ownerOfMember(other.id), 'USD')
    const vendor = await operatorAccount(tx, 'vendor:studio', 'USD')
    await post(tx, [
      { from: cash, to: vendor, amount: units(3), cause: 'play.acc', externalId: 'tx9', kind: 'bet' },
    ])
    await recordFact(tx, {
      ...{ memberId: one.id, vendor: 'V', gameCode: 'secret', roundId: 'r9', currency: 'USD' },
      ...{ kind: 'stake', amount: units(3), validBet: zero, closed: false },
      ...{ atMs: book.server.clock.now(), reference: 'acc/tx9' },
    })
  })
  expect((await entriesOf(other))[0]).toMatchObject({ amount: -3, game: undefined })
})

it('keeps an open bet out of profit and loss, and out of the losses that agents and operators read', async () => {
  const who = await book.bettor('open', 100)
  const { total: before } = (await who.client.call('wallet.personalProfit', {})).envelope.value
  const today = async () => (await ada.call('backoffice.overview', {})).envelope.value
  const { stakesToday } = await today()
  await placed(who, 40)
  const { list, total } = (await who.client.call('wallet.personalProfit', {})).envelope.value
  expect(total).toEqual({ ...before, open: 40, profit: 0, bets: 0 })
  expect(list.every(({ bets, profit }) => bets === 0 && profit === 0)).toBe(true)
  expect((await today()).stakesToday).toBe(stakesToday)
})
