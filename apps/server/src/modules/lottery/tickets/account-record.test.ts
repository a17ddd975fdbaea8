// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openLotteryTestServer, sum, type Bettor, type LotteryTestServer } from '../lottery-for-tests.ts'

let lotto: LotteryTestServer
let anna: Bettor
beforeAll(async () => {
  lotto = await openLotteryTestServer()
  // The ledger stamps its postings with the time of the database.
  lotto.goTo(Date.now())
  await lotto.run()
  anna = await lotto.bettor('anna', 100)
})
afterAll(() => lotto.server.close())

it('names the ticket behind each entry, and says that a stake came back because it was cancelled', async () => {
  const { ticket } = (await lotto.bet(anna, 'D5-5', [sum('big', 10)])).envelope.value
  const open = (await anna.client.call('wallet.personalProfit', {})).envelope.value.total
  expect([open.open, open.profit]).toEqual([10, 0])
  await anna.client.call('lottery.cancelTicket', { ticketId: ticket.ticketId, requestId: randomUUID() })
  const { list } = (await anna.client.call('wallet.transactions', { endTime: Date.now() + 60_000 })).envelope
    .value
  const round = { roundId: ticket.ticketId, vendor: 'LOTTERY', gameName: '5D 5′', gameId: null }
  expect(list.slice(0, 2)).toMatchObject([
    { transType: 'BET', amount: 10, reason: 'cancelled', round },
    { transType: 'BET', amount: -10, reason: null, round },
  ])
  expect((await anna.client.call('wallet.personalProfit', {})).envelope.value.total.open).toBe(0)
})
