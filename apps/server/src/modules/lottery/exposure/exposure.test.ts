// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../../platform/db/index.ts'
import { nextDrawOf } from '../draws/draw-store.ts'
import { openLotteryTestServer, sum, type Bettor, type LotteryTestServer } from '../lottery-for-tests.ts'
import { ticketsOnDraw } from '../tickets/ticket-store.ts'
import { lowerExposures } from './exposure-store.ts'

let lotto: LotteryTestServer
let anna: Bettor
beforeAll(async () => {
  lotto = await openLotteryTestServer()
  anna = await lotto.bettor('anna', 100_000)
})
afterAll(() => lotto.server.close())

const db = () => lotto.server.platform.database
async function limit(most: number, steps: { above: number; odds: number }[] = []): Promise<void> {
  await lotto.server.platform.settings.write('lottery.numberLiability', most, 'test')
  await lotto.server.platform.settings.write('lottery.numberReduced', steps, 'test')
}
const de = (number: string, stakePerLot: number, odds?: string) => ({
  playType: 'de',
  numbers: [number],
  stakePerLot,
  ...(odds !== undefined && { odds: { win: odds } }),
})
const drawId = async (gameCode: string) => (await nextDrawOf(db(), gameCode, lotto.server.clock.now()))!.id
async function exposed(gameCode: string, outcome: string): Promise<[staked: number, liability: number]> {
  const row = await db().one<{ staked: bigint; liability: bigint }>(sql`
    select staked, liability from lottery_draw_exposure where draw_id = ${await drawId(gameCode)} and outcome = ${outcome}`)
  return [Number(row?.staked ?? 0n) / 1e6, Number(row?.liability ?? 0n) / 1e6]
}
const crowded = async (gameCode: string) => (await lotto.odds(gameCode)).crowded

it('counts what stands on each number, whether or not there is a limit', async () => {
  await lotto.bet(anna, 'MB-BN', [
    { playType: 'lo2', numbers: ['15', '27'], stakePerLot: 1 },
    { playType: 'lo2', numbers: ['27'], stakePerLot: 2 },
    { playType: 'x2', numbers: ['27', '05'], stakePerLot: 3 },
  ])
  expect([
    await exposed('MB-BN', 'lo2:15'),
    await exposed('MB-BN', 'lo2:27'),
    await exposed('MB-BN', 'x2:05,27'),
  ]).toEqual([
    [27, 2673],
    [81, 8019],
    [3, 51],
  ])
})

it('never lets more stand on a number than the operator bears, from 200 tickets bought at once, and refused ones leave nothing', async () => {
  // A ticket of 1 returns 95 at most: ten fit below 1,000.
  await limit(1_000)
  const cash = await lotto.cash(anna)
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => lotto.bet(anna, 'MT-PY', [de('07', 1), de('08', 0.01)])),
  )
  const codes = answers.map(({ envelope }) => envelope.code)
  expect([codes.filter((code) => code === 'OK').length, new Set(codes)]).toEqual([
    10,
    new Set(['OK', 'NUMBER_FULL']),
  ])
  expect(answers.find(({ envelope }) => envelope.code !== 'OK')?.envelope).toMatchObject({
    value: { numbers: '07' },
    message: expect.stringContaining('07') as string,
  })
  expect([await exposed('MT-PY', 'de:07'), await exposed('MT-PY', 'de:08')]).toEqual([
    [10, 950],
    [0.1, 9.5],
  ])
  expect(await lotto.cash(anna)).toBe(Math.round(cash * 100 - 10 * 101) / 100)
  const own = await ticketsOnDraw(
    db(),
    { drawId: await drawId('MT-PY'), memberId: anna.id },
    { after: undefined, limit: 500 },
  )
  expect(own).toHaveLength(10)
  expect(await lotto.ledgerDifferences()).toEqual([])
})

it('counts the numbers of all lines of a ticket together, and refuses one that alone is too much', async () => {
  await limit(1_000)
  expect((await lotto.bet(anna, 'MT-HUE', [de('07', 6), de('07', 6)])).envelope).toMatchObject({
    code: 'NUMBER_FULL',
    value: { numbers: '07' },
  })
  expect(await exposed('MT-HUE', 'de:07')).toEqual([0, 0])
})

it('sells a crowded number at lower odds, only to those who saw them, and shows them before', async () => {
  const draw = () => lotto.odds('MT-HUE')
  await limit(1_000, [
    { above: 50, odds: 90 },
    { above: 80, odds: 70 },
  ])
  expect((await lotto.bet(anna, 'MT-HUE', [de('11', 6)])).envelope.value.ticket.lines[0]?.odds).toEqual({
    win: '95',
  })
  expect((await draw()).crowded).toEqual([{ playType: 'de', number: '11', share: 90 }])
  const cash = await lotto.cash(anna)
  for (const refused of [de('11', 1), de('11', 1, '95'), de('11', 1, '85.6')])
    expect((await lotto.bet(anna, 'MT-HUE', [de('12', 1), refused])).envelope).toMatchObject({
      code: 'ODDS_CHANGED',
      value: { lines: [{ line: 1, odds: { win: '85.5' } }] },
    })
  expect(await lotto.cash(anna)).toBe(cash)
  const bought = await lotto.bet(anna, 'MT-HUE', [de('11', 3, '85.5'), de('12', 1, '95')])
  expect(bought.envelope.value.ticket.lines.map(({ odds }) => odds)).toEqual([{ win: '85.5' }, { win: '95' }])
  // 570 and three times 85.5.
  expect(await exposed('MT-HUE', 'de:11')).toEqual([9, 826.5])
  expect(await crowded('MT-HUE')).toEqual([{ playType: 'de', number: '11', share: 70 }])
  // Those who saw worse odds get the better ones that hold.
  const better = await lotto.bet(anna, 'MT-HUE', [de('11', 1, '60')])
  expect(better.envelope.value.ticket.lines[0]?.odds).toEqual({ win: '66.5' })
})

it('gives a line the odds of its most crowded number, and shows a number without room as full', async () => {
  await limit(1_000, [{ above: 50, odds: 90 }])
  await lotto.bet(anna, 'MT-QNM', [de('21', 6), de('22', 10)])
  expect(await crowded('MT-QNM')).toEqual([
    { playType: 'de', number: '22', share: 90 },
    { playType: 'de', number: '21', share: 90 },
  ])
  const two = await lotto.bet(anna, 'MT-QNM', [
    { playType: 'de', numbers: ['21', '23'], stakePerLot: 1, odds: { win: '85.5' } },
  ])
  expect(two.envelope.value.ticket.lines[0]).toMatchObject({ odds: { win: '85.5' } })
  await lotto.bet(anna, 'MT-QNM', [de('22', 0.58, '85.5')])
  expect((await crowded('MT-QNM'))[0]).toEqual({ playType: 'de', number: '22', share: 0 })
})

it('keeps the limit when the odds fall while many buy at once', async () => {
  await limit(1_000, [{ above: 50, odds: 90 }])
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      lotto.bet(anna, 'MT-DLK', [de('31', 1, index % 2 === 0 ? undefined : '85.5')]),
    ),
  )
  const sold = answers.filter(({ envelope }) => envelope.code === 'OK')
  const usual = sold.filter(({ envelope }) => envelope.value.ticket.lines[0]?.odds.win === '95').length
  // Six at 95 are the first above half of the limit; whoever knows of the lower odds may follow.
  expect(usual).toBeLessThanOrEqual(6)
  const [, liability] = await exposed('MT-DLK', 'de:31')
  expect(liability).toBeCloseTo(usual * 95 + (sold.length - usual) * 85.5, 5)
  expect(liability).toBeLessThanOrEqual(1_000)
  expect(await lotto.ledgerDifferences()).toEqual([])
})

it('takes a ticket that is given back out of the exposures', async () => {
  await limit(0)
  await lotto.bet(anna, 'MT-KH', [de('41', 5), sum('big', 1)].slice(0, 1))
  await lotto.bet(anna, 'MT-KH', [de('41', 2)])
  const id = await drawId('MT-KH')
  const tickets = await ticketsOnDraw(db(), { drawId: id, memberId: anna.id }, { after: undefined, limit: 9 })
  const five = tickets.find(({ stake }) => stake === 5_000_000n)!
  await db().transaction((tx) => lowerExposures(tx, id, five.lines))
  expect(await exposed('MT-KH', 'de:41')).toEqual([2, 190])
})

it('refuses a ticket of so many numbers that it would keep the others waiting, and odds that are none', async () => {
  const lo4 = (first: number) => ({
    playType: 'lo4',
    numbers: Array.from({ length: 100 }, (_, index) => String(first + index).padStart(4, '0')),
    stakePerLot: 0.01,
    dao: true,
  })
  const lines = Array.from({ length: 40 }, (_, index) => lo4(index * 250))
  expect((await lotto.bet(anna, 'MT-KH', lines)).envelope).toMatchObject({ code: 'TOO_MANY_NUMBERS' })
  const wrong = { ...de('41', 1), odds: { win: 'much' } }
  expect((await lotto.bet(anna, 'MT-KH', [wrong], { requestId: randomUUID() })).status).toBe(400)
})
