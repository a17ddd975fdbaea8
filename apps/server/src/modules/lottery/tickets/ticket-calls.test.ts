// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, expect, it } from 'vitest'
import { gameIdOf } from '../games/game-ids.ts'
import { openLotteryTestServer, sum, type Bettor, type LotteryTestServer } from '../lottery-for-tests.ts'

let lotto: LotteryTestServer
let anna: Bettor

beforeAll(async () => {
  lotto = await openLotteryTestServer()
  anna = await lotto.bettor('anna', 1_000)
})
afterAll(() => lotto.server.close())

const check = async (code: string) =>
  (await lotto.server.program().call('lottery.checkTicket', { code })).envelope
const north = gameIdOf('MB-HN')

it('shows a ticket to everybody who has its code, and nothing of its owner', async () => {
  const { ticket } = (await lotto.bet(anna, 'D5-1', [sum('big', 10)])).envelope.value
  const { ticketId, cancelUntil: _, ...visible } = ticket
  const answer = await check(ticket.code.toLowerCase().replaceAll('-', ' '))
  expect(answer.value).toEqual(visible)
  expect(JSON.stringify(answer)).not.toContain(ticketId)
  expect(JSON.stringify(answer)).not.toContain('anna')
  lotto.goTo(ticket.drawTime)
  await lotto.run()
  const after = (await check(ticket.code)).value
  expect(after).toMatchObject({ status: 'settled', code: ticket.code })
  expect(after.winningNumber).not.toBe('')
  expect(after.returned).not.toBeNull()
})

it('answers the same for a mistyped code, for one of no ticket and for one of another brand', async () => {
  const { code } = (await lotto.bet(anna, 'MB-HN', [{ playType: 'de', numbers: ['08'], stakePerLot: 1 }]))
    .envelope.value.ticket
  const mistyped = `${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`
  for (const wrong of [mistyped, '0000-0000-0000-0000', '', 'x'.repeat(40)])
    expect(await check(wrong), wrong).toMatchObject({ code: 'UNKNOWN_TICKET', value: null })
})

it('saves numbers under a name, replaces and removes them, and gives them to nobody else', async () => {
  const { client } = anna
  const save = async (name: string, numbers: string[], playType = 'de') =>
    (await client.call('lottery.saveNumbers', { gameId: north, playType, name, numbers })).envelope
  await save('Birthdays', ['07', '24'])
  expect((await save('Aunt', ['11', '22'], 'x2')).value).toEqual({
    list: [
      { name: 'Aunt', playType: 'x2', numbers: ['11', '22'] },
      { name: 'Birthdays', playType: 'de', numbers: ['07', '24'] },
    ],
    most: 50,
  })
  expect((await save('Birthdays', ['31'])).value.list[1]?.numbers).toEqual(['31'])
  expect(await save('Wrong', ['7'])).toMatchObject({ code: 'WRONG_PICK' })
  const otto = await lotto.bettor('otto', 0)
  expect((await otto.client.call('lottery.savedNumbers', {})).envelope.value.list).toEqual([])
  await otto.client.call('lottery.removeNumbers', { name: 'Aunt' })
  expect((await client.call('lottery.removeNumbers', { name: 'Birthdays' })).envelope.value.list).toEqual([
    { name: 'Aunt', playType: 'x2', numbers: ['11', '22'] },
  ])
})

it('saves no more than fifty, however many are sent at once', async () => {
  const pia = await lotto.bettor('pia', 0)
  const codes = await Promise.all(
    Array.from(
      { length: 60 },
      async (_, index) =>
        (
          await pia.client.call('lottery.saveNumbers', {
            gameId: north,
            playType: 'de',
            name: `Number ${index}`,
            numbers: ['07'],
          })
        ).envelope.code,
    ),
  )
  expect(codes.filter((code) => code === 'OK')).toHaveLength(50)
  expect(codes.filter((code) => code === 'TOO_MANY_SAVED')).toHaveLength(10)
  expect((await pia.client.call('lottery.savedNumbers', {})).envelope.value.list).toHaveLength(50)
})
