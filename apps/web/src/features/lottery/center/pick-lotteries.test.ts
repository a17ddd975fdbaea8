// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import type { LotteryGame, LotteryGroup } from '../lottery-types.ts'
import { plainCenter } from './center-search.ts'
import { pickLotteries, tagsOf } from './pick-lotteries.ts'

const lottery = (
  gameId: number,
  tag: string,
  drawDayOfWeek: string,
  more: Partial<LotteryGame> = {},
): LotteryGame => ({
  gameId,
  gameCode: `${tag}-${gameId}`,
  code: String(gameId),
  name: `Lottery ${gameId}`,
  remark: '18:15',
  webIconUrl: '',
  tag,
  labelName: tag,
  gameMenuSort: gameId,
  isSale: 1,
  remainTime: 60,
  lockTime: 10,
  fewinTime: 1,
  numero: '1',
  previousWinningNumber: '',
  previousWinningTime: 0,
  previousNumero: '',
  drawDayOfWeek,
  defaultPlayType: 'lo2',
  defaultOdds: '99',
  jackpots: [],
  vendor: 'LOTT',
  accountTypeName: 'Lottery',
  ...more,
})
const group = (tag: string, ...gameMenus: LotteryGame[]): LotteryGroup => ({
  tag,
  labelName: `Group ${tag}`,
  gameMenuSort: 1,
  gameMenus,
})
const groups = [
  group('MB', lottery(1, 'MB', '1,4'), lottery(2, 'MB', '2')),
  group('MN', lottery(3, 'MN', '1')),
  group('KENO', lottery(4, 'KENO', '1,2,3,4,5,6,7')),
]
const none = { popular: undefined, recent: undefined, favourites: [] }
const idsOf = (...question: Parameters<typeof pickLotteries>): number[] | undefined =>
  pickLotteries(...question)?.flatMap(({ games }) => games.map(({ gameId }) => gameId))

it('lists ALL first, then the groups of the Vietnamese menu in their order, then other groups, and KENO last', () => {
  const tags = tagsOf(
    [
      { tag: 'MN', labelName: 'South' },
      { tag: 'KENO', labelName: 'Keno' },
      { tag: 'MB', labelName: 'North' },
    ],
    [
      { tag: 'MB', labelName: 'North' },
      { tag: 'FAST', labelName: 'Fast draws' },
      { tag: 'KENO', labelName: 'Keno' },
    ],
    { all: 'All', keno: 'KENO' },
  )
  expect(tags).toEqual([
    { key: 'ALL', label: 'All' },
    { key: 'MN', label: 'South' },
    { key: 'MB', label: 'North' },
    { key: 'FAST', label: 'Fast draws' },
    { key: 'KENO', label: 'KENO' },
  ])
})

it('shows all groups under their titles, or one', () => {
  expect(pickLotteries(plainCenter, groups, none)?.map(({ title }) => title)).toEqual([
    'Group MB',
    'Group MN',
    'Group KENO',
  ])
  expect(idsOf({ ...plainCenter, tag: 'MB' }, groups, none)).toEqual([1, 2])
})

it('lists a lottery of Sundays and Wednesdays under these days, and under no other [LOTTERY-005]', () => {
  const visible = ([1, 2, 3, 4, 5, 6, 7] as const).filter((day) =>
    idsOf({ ...plainCenter, day }, groups, none)?.includes(1),
  )
  expect(visible).toEqual([1, 4])
  expect(idsOf({ ...plainCenter, tag: 'MB', day: 4 }, groups, none)).toEqual([1])
})

it('keeps the order of the popular and of the recent ones, and waits for them', () => {
  const lists = {
    ...none,
    popular: [lottery(3, 'MN', '1'), lottery(1, 'MB', '1,4')],
    recent: [lottery(2, 'MB', '2')],
  }
  expect(idsOf({ ...plainCenter, mode: 'hot' }, groups, lists)).toEqual([3, 1])
  expect(idsOf({ ...plainCenter, mode: 'recent' }, groups, lists)).toEqual([2])
  expect(idsOf({ ...plainCenter, mode: 'hot' }, groups, none)).toBeUndefined()
  expect(idsOf({ tag: 'MB', mode: 'hot', day: 'ALL' }, groups, lists)).toEqual([1])
})

it('uses the newer data of the menu for a popular one', () => {
  const old = lottery(3, 'MN', '1', { numero: 'long ago' })
  expect(
    pickLotteries({ ...plainCenter, mode: 'hot' }, groups, { ...none, popular: [old] })?.[0]?.games[0]
      ?.numero,
  ).toBe('1')
})

it('finds the favourites by their ids, the newest first, and skips those that no longer exist', () => {
  expect(idsOf({ ...plainCenter, mode: 'fav' }, groups, { ...none, favourites: [3, 99, 1] })).toEqual([1, 3])
  expect(idsOf({ ...plainCenter, mode: 'fav' }, groups, none)).toEqual([])
})
