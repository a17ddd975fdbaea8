// SPDX-License-Identifier: Apache-2.0
import type { CallInput, CallOutput } from '@tessera/contract'
import { drawsBetween } from '@tessera/rules/lottery/draw-times'
import { lotteryOf } from '@tessera/rules/lottery/lotteries'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../../platform/db/index.ts'
import { finishDraw, insertDraws, nextDrawOf } from '../draws/draw-store.ts'
import { makeDraw } from '../draws/make-draw.ts'
import { newDraw } from '../draws/open-draws.ts'
import { gameIdOf } from '../games/game-ids.ts'
import { openLotteryTestServer, type LotteryTestServer } from '../lottery-for-tests.ts'
import { countDays } from './count-days.ts'
import { importHistory } from './import-history.ts'

let lotto: LotteryTestServer
beforeAll(async () => {
  lotto = await openLotteryTestServer()
})
afterAll(() => lotto.server.close())

const deps = () => lotto.server.modules.lotteryDeps
const db = () => lotto.server.platform.database
const now = () => lotto.server.clock.now()
const dayMs = 86_400_000
type Asked = Omit<CallInput<'lottery.statistics'>, 'gameId'>

const statistics = async (gameCode: string, asked: Asked = {}) =>
  (await lotto.server.program().call('lottery.statistics', { gameId: gameIdOf(gameCode), ...asked })).envelope
    .value
async function results(gameCode: string, asked: Omit<CallInput<'lottery.results'>, 'gameId'> = {}) {
  const list: CallOutput<'lottery.results'>['list'] = []
  for (let pageNo = 1, totalPages = 1; pageNo <= totalPages; pageNo += 1) {
    const answer = await lotto.server
      .program()
      .call('lottery.results', { gameId: gameIdOf(gameCode), pageSize: 50, ...asked, pageNo })
    list.push(...answer.envelope.value.list)
    totalPages = answer.envelope.value.totalPages
  }
  return list
}

/** Makes the draws of a lottery of this many days, up to now. */
async function drawPast(gameCode: string, days: number, leaveOut = 0): Promise<void> {
  const lottery = lotteryOf(gameCode)!
  const times = drawsBetween(lottery, now() - days * dayMs, now()).slice(leaveOut)
  await insertDraws(
    db(),
    times.map((atMs) => newDraw(deps(), lottery, atMs, undefined)),
  )
  for (const atMs of times) {
    const draw = await nextDrawOf(db(), gameCode, atMs - 1)
    if (!draw || draw.drawAtMs !== atMs) continue
    await makeDraw(deps(), draw.id, atMs)
    await finishDraw(db(), draw.id, atMs)
  }
}

/** A second, plain count of results, newest last: of each text its hits, draws, last day and gaps. */
function countPlainly(
  drawn: readonly { day: string; texts: readonly string[] }[],
  value: string,
): CallOutput<'lottery.statistics'>['series'][number]['values'][number] {
  const found = drawn.map(({ texts }) => texts.filter((text) => text === value).length)
  const gaps = found
    .map((count) => (count > 0 ? 'x' : '.'))
    .join('')
    .split('x')
  return {
    value,
    hits: found.reduce((sum, count) => sum + count, 0),
    drawsWith: found.filter((count) => count > 0).length,
    lastDay: drawn.findLast(({ texts }) => texts.includes(value))?.day ?? null,
    gap: gaps.at(-1)!.length,
    longestGap: Math.max(...gaps.map((gap) => gap.length)),
  }
}

describe('statistics of draws of this site', () => {
  beforeAll(async () => {
    // The first draw of all is left out, to be made late.
    await drawPast('KENO', 4, 1)
    await countDays(deps(), now())
  })

  it('are what a plain count of the results finds, over days counted before and the draws of today', async () => {
    const drawn = (await results('KENO'))
      .toReversed()
      .map(({ day, winningNumber }) => ({ day, texts: winningNumber.split(',') }))
    const answer = await statistics('KENO', { days: 30 })
    expect(answer).toMatchObject({ draws: drawn.length, firstDay: drawn[0]?.day, lastDay: drawn.at(-1)?.day })
    expect(answer.sources).toMatchObject([{ source: 'site', importedFrom: [] }])
    const [balls] = answer.series
    expect(balls).toMatchObject({ key: 'balls', appearanceChance: 0.25, expectedHits: drawn.length / 4 })
    expect(balls?.values).toEqual(
      Array.from({ length: 80 }, (_, ball) => countPlainly(drawn, String(ball + 1).padStart(2, '0'))),
    )
    expect(balls?.deviation?.degreesOfFreedom).toBe(79)
    const counted = await db().query(sql`select day from lottery_day_count where game_code = 'KENO'`)
    expect(counted).toHaveLength(4)
  })

  it('of one weekday count only its draws', async () => {
    const sunday = (await results('KENO'))
      .map(({ day }) => day)
      .find((day) => new Date(day).getUTCDay() === 0)
    const drawn = (await results('KENO', { day: sunday! })).toReversed()
    const answer = await statistics('KENO', { days: 30, weekDay: 1 })
    expect(answer.draws).toBe(drawn.length)
    expect(answer.series[0]?.values[6]).toEqual(
      countPlainly(
        drawn.map(({ day, winningNumber }) => ({ day, texts: winningNumber.split(',') })),
        '07',
      ),
    )
  })

  it('are counted once, and again after a draw that was made late, in the same order', async () => {
    const rows = () =>
      db().query<{ version: number; draws: number }>(
        sql`select version, draws from lottery_day_count where game_code = 'KENO' order by day, version`,
      )
    const before = await rows()
    await countDays(deps(), now())
    await Promise.all([countDays(deps(), now()), countDays(deps(), now())])
    expect(await rows()).toEqual(before)
    await drawPast('KENO', 4)
    await countDays(deps(), now())
    const after = await rows()
    expect(after.filter(({ version }) => version === 2)).toEqual([
      { version: 2, draws: before[0]!.draws + 1 },
    ])
    lotto.goTo(now() + 6 * 60_000)
    const drawn = (await results('KENO')).toReversed()
    const answer = await statistics('KENO', { days: 30 })
    expect(answer.draws).toBe(drawn.length)
    expect(answer.series[0]?.values[0]).toEqual(
      countPlainly(
        drawn.map(({ day, winningNumber }) => ({ day, texts: winningNumber.split(',') })),
        '01',
      ),
    )
  })

  it('of digits count every position by itself', async () => {
    await drawPast('D5-5', 0.2)
    const drawn = (await results('D5-5')).toReversed()
    const { series } = await statistics('D5-5', { days: 30 })
    expect(series.map(({ key }) => key)).toEqual(['any', '1', '2', '3', '4', '5'])
    const positions = drawn.map(({ day, winningNumber }) => ({ day, digits: winningNumber.split(',') }))
    for (const [index, { values }] of series.entries())
      expect(values[3]).toEqual(
        countPlainly(
          positions.map(({ day, digits }) => ({ day, texts: index === 0 ? digits : [digits[index - 1]!] })),
          '3',
        ),
      )
  })

  it('cannot be changed afterwards', async () => {
    await expect(db().query(sql`update lottery_day_count set draws = draws + 1`)).rejects.toThrow()
    await expect(db().query(sql`delete from lottery_history`)).rejects.toThrow()
  })
})

/** A made-up draw of the North: the same number everywhere. */
const northLine = (date: string, digit: number): string =>
  [
    date,
    ...[
      [1, 5],
      [1, 5],
      [2, 5],
      [6, 5],
      [4, 4],
      [6, 4],
      [3, 3],
      [4, 2],
    ].map(([count, digits]) => Array<string>(count!).fill(String(digit).repeat(digits!)).join('-')),
  ].join(',')
const north = (...lines: string[]): string => ['date,DB,G1,G2,G3,G4,G5,G6,G7', ...lines].join('\n')

describe('imported results of the state lottery', () => {
  const source = 'A public archive'
  const importNorth = (text: string) => importHistory(lotto.server.platform, { form: 'XSMB', source, text })

  it('are shown with their source, only on the weekdays of the lottery, and apart from draws of this site', async () => {
    // A Monday, a Tuesday, a Thursday and a Friday.
    const lines = [
      northLine('2024-12-23', 1),
      northLine('2024-12-24', 2),
      northLine('2024-12-26', 3),
      northLine('2024-12-27', 4),
    ]
    expect(await importNorth(north(...lines))).toEqual({ draws: 4, added: 4 })
    const hanoi = await statistics('MB-HN', { source: 'state', days: 30 })
    expect(hanoi).toMatchObject({ draws: 2, firstDay: '2024-12-23', lastDay: '2024-12-26' })
    expect(hanoi.sources.find((one) => one.source === 'state')?.importedFrom).toEqual([source])
    expect(hanoi.series[0]?.values.filter(({ hits }) => hits > 0)).toEqual([
      { value: '11', hits: 27, drawsWith: 1, lastDay: '2024-12-23', gap: 1, longestGap: 1 },
      { value: '33', hits: 27, drawsWith: 1, lastDay: '2024-12-26', gap: 0, longestGap: 1 },
    ])
    expect(hanoi.series[1]).toMatchObject({ key: 'special', deviation: null })
    expect((await results('MB-HN', { source: 'state' })).map(({ day, time }) => [day, time])).toEqual([
      ['2024-12-26', null],
      ['2024-12-23', null],
    ])
    expect(await results('MB-HN', { source: 'state', day: '2024-12-24' })).toEqual([])
    expect(await results('MB-QN', { source: 'state', day: '2024-12-24' })).toHaveLength(1)
    expect((await results('MB-HN')).every(({ time }) => time !== null)).toBe(true)
    expect((await statistics('MB-HN')).draws).toBe((await results('MB-HN')).length)
  })

  it('of balls count the further ball by itself', async () => {
    // A Tuesday and a Thursday, as Power 6/55 is drawn.
    const text = [
      '{"date":"2024-12-24","id":"1","result":[1,2,3,4,5,6,7]}',
      '{"date":"2024-12-26","id":"2","result":[1,12,13,14,15,16,7]}',
    ].join('\n')
    expect(await importHistory(lotto.server.platform, { form: 'POWER655', source, text })).toEqual({
      draws: 2,
      added: 2,
    })
    const power = await statistics('POWER-655', { source: 'state', days: 30 })
    expect(power.series.map(({ key }) => key)).toEqual(['balls', 'bonus'])
    const hitsOf = (series: number, value: string) =>
      power.series[series]?.values.find((one) => one.value === value)?.hits
    expect([hitsOf(0, '01'), hitsOf(0, '07'), hitsOf(1, '07'), hitsOf(1, '01')]).toEqual([2, 0, 2, 0])
  })

  it('of the South there are none', async () => {
    expect(await statistics('MN-HCM', { source: 'state' })).toMatchObject({ draws: 0, series: [] })
    expect(await results('MN-HCM', { source: 'state' })).toEqual([])
  })

  it('are imported once, also by two at the same time', async () => {
    const text = north(northLine('2024-11-04', 5), northLine('2024-11-05', 6))
    const added = await Promise.all([importNorth(text), importNorth(text), importNorth(text)])
    expect(added.reduce((sum, one) => sum + one.added, 0)).toBe(2)
    expect(await importNorth(text)).toEqual({ draws: 2, added: 0 })
  })

  it.each([
    ['a line that is no draw', [northLine('2024-10-01', 1), '2024-10-02,1'], 'Line 3:'],
    [
      'a day to come',
      [northLine('2024-10-01', 1), northLine('2999-01-01', 1)],
      'Line 3: the day is still to come',
    ],
    [
      'a draw that the file has with other numbers',
      [northLine('2024-10-01', 1), northLine('2024-10-01', 2)],
      'Line 3: the draw 20241001 is in an earlier line',
    ],
    [
      'a draw that was imported with other numbers',
      [northLine('2024-10-01', 1), northLine('2024-12-23', 9)],
      'Line 3: the draw 20241223 was imported with other numbers',
    ],
  ])('refuse %s, and nothing of its file is imported', async (_, lines, sentence) => {
    await expect(importNorth(north(...lines))).rejects.toThrow(sentence)
    expect(await results('MB-QN', { source: 'state', day: '2024-10-01' })).toEqual([])
  })

  it('need a source and at least one draw', async () => {
    await expect(importNorth(north())).rejects.toThrow('no draws')
    await expect(
      importHistory(lotto.server.platform, {
        form: 'XSMB',
        source: ' ',
        text: north(northLine('2024-10-01', 1)),
      }),
    ).rejects.toThrow('source')
  })
})

it('refuses unknown lotteries, spans and weekdays', async () => {
  const ask = (query: string) =>
    lotto.server.program().send({ method: 'GET', url: `/lgw/games/statistics?${query}` })
  expect((await ask('gameId=9999')).envelope).toMatchObject({ success: false, code: 'UNKNOWN_GAME' })
  for (const query of ['gameId=1&days=31', 'gameId=1&weekDay=8', 'gameId=1&source=other'])
    expect((await ask(query)).status).toBe(400)
})

it('gives everybody who asks at once the same answer', async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, () => statistics('KENO', { days: 1826 })))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
})
