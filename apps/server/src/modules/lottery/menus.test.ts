// SPDX-License-Identifier: Apache-2.0
import { drawsBetween } from '@tessera/rules/lottery/draw-times'
import { lotteries, lotteryOf } from '@tessera/rules/lottery/lotteries'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertDraws } from './draws/draw-store.ts'
import { makeDueDraws } from './draws/make-draw.ts'
import { newDraw } from './draws/open-draws.ts'
import { gameIdOf, lotteryOfId } from './games/game-ids.ts'
import {
  minuteMs,
  openLotteryTestServer,
  sum,
  type Bettor,
  type LotteryTestServer,
} from './lottery-for-tests.ts'

let lotto: LotteryTestServer
let anna: Bettor

beforeAll(async () => {
  lotto = await openLotteryTestServer()
  anna = await lotto.bettor('anna', 100)
})
afterAll(() => lotto.server.close())

interface Group {
  tag: string
  labelName: string
  gameMenuSort: number
  gameMenus: Record<string, unknown>[]
}
const ask = async (url: string, query: Record<string, string> = {}, client = lotto.server.program()) => {
  const { status, envelope } = await client.send({ method: 'GET', url, query })
  return { status, code: envelope.code, value: envelope.value }
}
const groups = async (
  url = '/lgw/games/game_menus',
  query: Record<string, string> = { prizeMode: '1' },
): Promise<Group[]> => (await ask(url, query)).value as Group[]
const namesOf = [
  'gameId',
  'remark',
  'webIconUrl',
  'isSale',
  'remainTime',
  'lockTime',
  'fewinTime',
  'previousWinningNumber',
  'previousWinningTime',
  'drawDayOfWeek',
  'tag',
  'labelName',
  'gameMenuSort',
  'code',
  'defaultPlayType',
  'supportPlay',
  'accountTypeName',
  'vendor',
  'gameCode',
]

it('has an id for every lottery, and every id finds its lottery again', () => {
  for (const lottery of lotteries) expect(lotteryOfId(gameIdOf(lottery.gameCode))).toBe(lottery)
  expect(lotteryOfId(0)).toBeUndefined()
  expect(lotteryOfId(lotteries.length + 1)).toBeUndefined()
})

it('lists all lotteries by group for a visitor, with every field of a lottery [LOTTERY-004] [CALL-038]', async () => {
  const all = await groups()
  expect(all.map(({ tag, labelName }) => [tag, labelName])).toEqual([
    ['MB', 'Northern'],
    ['MT', 'Central'],
    ['MN', 'Southern'],
    ['VIETLOTT', 'Jackpots'],
    ['SEA', 'Thailand, Laos, Hanoi'],
    ['FAST', 'Fast draws'],
    ['KENO', 'Keno'],
  ])
  expect(all.flatMap(({ gameMenus }) => gameMenus)).toHaveLength(lotteries.length)
  for (const { tag, gameMenuSort, gameMenus } of all) {
    expect(typeof gameMenuSort).toBe('number')
    for (const game of gameMenus)
      expect([game['tag'], ...namesOf.filter((name) => !(name in game))]).toEqual([tag])
  }
  // A Monday, 10:00: Hà Nội is drawn today at 18:15.
  const nowMs = lotto.server.clock.now()
  const draw = Date.UTC(2026, 0, 5, 11, 15)
  expect(all[0]?.gameMenus[0]).toMatchObject({
    gameCode: 'MB-HN',
    code: 'HN',
    name: 'Hà Nội',
    remark: '18:15',
    isSale: 1,
    fewinTime: draw,
    remainTime: (draw - nowMs) / 1000,
    lockTime: 600,
    drawDayOfWeek: '2,5',
    numero: '20260105',
    previousWinningNumber: '',
    previousWinningTime: 0,
    defaultPlayType: 'lo2',
    supportPlay: 0,
    vendor: 'LOTTERY',
    accountTypeName: 'Tessera Draws',
  })
})

it('draws a picture for each lottery, and for nothing else', async () => {
  const url = (await groups())[0]?.gameMenus[0]?.['webIconUrl'] as string
  const { statusCode, headers } = await lotto.server.app.inject(url)
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/avif'])
  expect((await lotto.server.app.inject(url.replace('MB-HN', 'MB-XX'))).statusCode).toBe(404)
})

it('lists only the groups of Vietnam in their menu [CALL-040]', async () => {
  const answer = await groups('/lgw/vn/games/game_menu')
  expect(answer.map(({ tag, gameMenus }) => [tag, gameMenus.length])).toEqual([
    ['MB', 6],
    ['MT', 14],
    ['MN', 21],
  ])
})

it('shows its texts in the language of the caller', async () => {
  expect((await groups('/lgw/games/game_menus', { prizeMode: '1', language: 'VI' }))[0]?.labelName).toBe(
    'Miền Bắc',
  )
})

it('moves a group and a lottery to the positions that the settings give them [LOTTERY-009]', async () => {
  const { settings } = lotto.server.platform
  await settings.write(
    'lottery.sort',
    [
      { code: 'MN', gameMenuSort: 1 },
      { code: 'MB', gameMenuSort: 99 },
      { code: 'MB-TB', gameMenuSort: 0 },
    ],
    'test',
  )
  const all = await groups()
  expect(all.map(({ tag, gameMenuSort }) => [tag, gameMenuSort])).toEqual([
    ['MN', 1],
    ['MT', 20],
    ['VIETLOTT', 40],
    ['SEA', 50],
    ['FAST', 60],
    ['KENO', 70],
    ['MB', 99],
  ])
  expect(all[6]?.gameMenus.map(({ gameCode }) => gameCode)).toEqual([
    'MB-TB',
    'MB-HN',
    'MB-QN',
    'MB-BN',
    'MB-HP',
    'MB-ND',
  ])
  await settings.write('lottery.sort', [], 'test')
  expect((await groups()).map(({ tag }) => tag)).toEqual([
    'MB',
    'MT',
    'MN',
    'VIETLOTT',
    'SEA',
    'FAST',
    'KENO',
  ])
})

it('shows closed lotteries as not on sale, and takes no bet on them', async () => {
  const { settings } = lotto.server.platform
  await settings.write('lottery.closed', ['MN', 'D5-1'], 'test')
  const all = await groups()
  expect(
    all.map(({ tag, gameMenus }) => [tag, gameMenus.filter(({ isSale }) => isSale === 1).length]),
  ).toEqual([
    ['MB', 6],
    ['MT', 14],
    ['MN', 0],
    ['VIETLOTT', 5],
    ['SEA', 6],
    ['FAST', 6],
    ['KENO', 1],
  ])
  // What takes no bets cannot be tried either.
  for (const { isSale, supportPlay } of all.flatMap(({ gameMenus }) => gameMenus))
    expect(supportPlay).toBe(isSale === 1 ? 0 : 1)
  expect((await lotto.odds('D5-1')).draw).toBeNull()
  expect((await lotto.bet(anna, 'D5-1', [sum('big', 1)], { numero: '202601050001' })).envelope).toMatchObject(
    { success: false, code: 'NOT_ON_SALE' },
  )
  await settings.write('lottery.closed', [], 'test')
})

it('names the lotteries with the most bets first, at most twenty [CALL-039]', async () => {
  for (const gameCode of ['KENO', 'D5-3', 'D5-3']) {
    await lotto.bet(
      anna,
      gameCode,
      gameCode === 'KENO' ? [{ playType: 'kbs', numbers: ['big'], stakePerLot: 1 }] : [sum('big', 1)],
    )
    lotto.server.clock.advance(1)
  }
  const popular = (await ask('/lgw/games/popular', { count: '20', prizeMode: '1' })).value as {
    gameCode: string
  }[]
  expect(popular).toHaveLength(20)
  expect(popular.slice(0, 3).map(({ gameCode }) => gameCode)).toEqual(['D5-3', 'KENO', 'MB-HN'])
  expect((await ask('/lgw/games/popular', { count: '3' })).value).toHaveLength(3)
  for (const count of ['0', '21', 'x']) expect((await ask('/lgw/games/popular', { count })).status).toBe(400)
})

it('lists the lotteries of a member to that member only, the latest first [CONST-013] [CALL-041]', async () => {
  const query = { prizeMode: '1', device: 'WEB', recentCount: '100' }
  const recent = async (more = {}, client = anna.client) =>
    ask('/lgw/vn/games/game_menu/recent', { ...query, ...more }, client)
  expect(((await recent()).value as { gameCode: string }[]).map(({ gameCode }) => gameCode)).toEqual([
    'D5-3',
    'KENO',
  ])
  expect((await recent({ recentCount: '1' })).value).toHaveLength(1)
  expect((await recent({ recentCount: '101' })).status).toBe(400)
  expect((await recent({ device: 'TV' })).status).toBe(400)
  expect((await recent({}, lotto.server.program())).status).toBe(401)
  const other = await lotto.bettor('otto', 0)
  expect((await recent({}, other.client)).value).toEqual([])
})

it('shows the last hundred draws of a lottery, newest first, and one of them to a member [CALL-042] [CALL-043] [CONST-012] [LOTTERY-004]', async () => {
  const gameId = String(gameIdOf('D5-1'))
  expect((await ask('/lgw/vn/numeros/opened/game', { gameId, count: '100' })).value).toEqual({ list: [] })
  const { lotteryDeps } = lotto.server.modules
  const nowMs = lotto.server.clock.now()
  const times = drawsBetween(lotteryOf('D5-1')!, nowMs - 103 * minuteMs, nowMs)
  await insertDraws(
    lotteryDeps.database,
    times.map((atMs) => newDraw(lotteryDeps, lotteryOf('D5-1')!, atMs, undefined)),
  )
  for (const atMs of times) await makeDueDraws(lotteryDeps, atMs)
  const { list } = (await ask('/lgw/vn/numeros/opened/game', { gameId, count: '100' })).value as {
    list: { numero: string; winningNumber: string; winningTime: number }[]
  }
  expect(list).toHaveLength(100)
  expect(list.map(({ winningTime }) => winningTime)).toEqual(
    list.map((_, index) => list[0]!.winningTime - index * minuteMs),
  )
  expect(list[0]?.winningNumber).toMatch(/^\d(,\d){4}$/)
  expect((await ask('/lgw/vn/numeros/opened/game', { gameId })).value).toEqual({ list })
  expect((await ask('/lgw/vn/numeros/opened/game', { gameId, count: '101' })).status).toBe(400)
  expect((await ask('/lgw/vn/numeros/opened/game', { gameId: '999', count: '100' })).code).toBe(
    'UNKNOWN_GAME',
  )

  const { client } = await lotto.bettor('mona', 0)
  const opened = async (query: Record<string, string>) => ask('/lotto/lgw/games/opened/numero', query, client)
  expect((await opened({ gameId })).value).toEqual({ gameId: Number(gameId), ...list[0] })
  expect((await opened({ gameId, numero: list[7]!.numero })).value).toEqual({
    gameId: Number(gameId),
    ...list[7],
  })
  expect((await opened({ gameId, numero: '1' })).code).toBe('UNKNOWN_DRAW')
  expect((await ask('/lotto/lgw/games/opened/numero', { gameId })).status).toBe(401)
  const visible = (await groups()).find(({ tag }) => tag === 'FAST')?.gameMenus[0]
  expect(visible).toMatchObject({
    previousWinningNumber: list[0]?.winningNumber,
    previousWinningTime: list[0]?.winningTime,
    previousNumero: list[0]?.numero,
  })
})
