// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import type { LotteryGame, LotteryGroup } from '../lottery-types.ts'
import { plainCenter, type CenterSearch } from './center-search.ts'
import { inOrder, pickLotteries, soonestOfGroups, tagsOf, type OtherLists } from './pick-lotteries.ts'

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
  supportPlay: 0,
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
const nowMs = 1_000_000
const pick = (search: CenterSearch, from: typeof groups, lists: OtherLists) =>
  pickLotteries(search, from, lists, nowMs)
const idsOf = (...question: Parameters<typeof pick>): number[] | undefined =>
  pick(...question)?.flatMap(({ games }) => games.map(({ gameId }) => gameId))
/** Closes in so many minutes. */
const closing = (minutes: number): Partial<LotteryGame> => ({ fewinTime: nowMs + minutes * 60_000 + 10_000 })

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
  expect(pick(plainCenter, groups, none)?.map(({ title }) => title)).toEqual([
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

it('keeps the order of popular and recent ones that close together, and waits for them', () => {
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
    pick({ ...plainCenter, mode: 'hot' }, groups, { ...none, popular: [old] })?.[0]?.games[0]?.numero,
  ).toBe('1')
})

it('finds the favourites by their ids, the newest first where they close together, and skips those that no longer exist', () => {
  expect(idsOf({ ...plainCenter, mode: 'fav' }, groups, { ...none, favourites: [3, 99, 1] })).toEqual([1, 3])
  expect(idsOf({ ...plainCenter, mode: 'fav' }, groups, none)).toEqual([])
})

it('shows in every list the lottery that closes soonest first', () => {
  const [far, near, next] = [
    lottery(1, 'MB', '1', closing(90)),
    lottery(2, 'MB', '1', closing(5)),
    lottery(3, 'KENO', '1', closing(1)),
  ]
  const menu = [group('MB', far, near), group('KENO', next)]
  const lists = { popular: [far, near, next], recent: [far, near], favourites: [3, 2, 1] }
  expect(idsOf(plainCenter, menu, lists)).toEqual([2, 1, 3])
  expect(idsOf({ ...plainCenter, mode: 'hot' }, menu, lists)).toEqual([3, 2, 1])
  expect(idsOf({ ...plainCenter, mode: 'recent' }, menu, lists)).toEqual([2, 1])
  expect(idsOf({ ...plainCenter, mode: 'fav' }, menu, lists)).toEqual([3, 2, 1])
})

it('names of each group the lottery that closes soonest, and none that takes no bets', () => {
  const menu = [
    group('MB', lottery(1, 'MB', '1', closing(90)), lottery(2, 'MB', '1', closing(5))),
    group('KENO', lottery(3, 'KENO', '1', closing(1))),
    group('MN', lottery(4, 'MN', '1', closing(-1)), lottery(5, 'MN', '1', { isSale: 0 })),
  ]
  expect(soonestOfGroups(menu, nowMs).map(({ gameId }) => gameId)).toEqual([3, 2])
})

it('keeps an order that was taken before, with newcomers last', () => {
  const sections = [
    { key: 'all', games: [lottery(9, 'MB', '1'), lottery(1, 'MB', '1'), lottery(2, 'MB', '1')] },
  ]
  expect(inOrder(sections, [2, 1])[0]?.games.map(({ gameId }) => gameId)).toEqual([2, 1, 9])
})
