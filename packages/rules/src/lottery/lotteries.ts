// SPDX-License-Identifier: Apache-2.0
import { ballLotteries, digitLotteries } from './further-lotteries.ts'
import type { FastLottery, KenoLottery, Lottery, LotteryTag } from './lottery.ts'
import { dayOf, weekDayOf } from './vietnam-days.ts'
import { vietnameseLotteries } from './vietnamese-lotteries.ts'

const everyDay = [1, 2, 3, 4, 5, 6, 7]

/** Keno (game-rules.md section 6.5): every eight minutes from 06:00 to 21:52, sales close a minute before. */
const keno: KenoLottery = {
  kind: 'keno',
  gameCode: 'KENO',
  code: 'KENO',
  tag: 'KENO',
  name: 'Keno',
  remark: '06:00–21:52 / 8′',
  drawDays: everyDay,
  lockSeconds: 60,
  firstMinute: 6 * 60,
  lastMinute: 21 * 60 + 52,
  everyMinutes: 8,
}

/** A fast lottery; the lock of ten seconds is our choice: long enough for a bet on its way to arrive. */
const fastLottery = (
  family: FastLottery['family'],
  [prefix, name]: readonly [prefix: string, name: string],
  everyMinutes: number,
): FastLottery => ({
  kind: 'fast',
  family,
  gameCode: `${prefix}-${everyMinutes}`,
  code: `${prefix}-${everyMinutes}`,
  tag: 'FAST',
  name: `${name} ${everyMinutes}′`,
  remark: `24/7 / ${everyMinutes}′`,
  drawDays: everyDay,
  lockSeconds: 10,
  everyMinutes,
})

/** The fast lotteries (game-rules.md section 6.6). How often K3, 11x5 and PK10 are drawn is our choice. */
const fastLotteries: readonly FastLottery[] = [
  ...[1, 2, 3, 5].map((minutes) => fastLottery('d5', ['D5', '5D'], minutes)),
  fastLottery('k3', ['K3', 'K3'], 1),
  fastLottery('b11', ['B11', '11x5'], 3),
  fastLottery('pk10', ['PK10', 'PK10'], 5),
]

/** All lotteries, groups in the order of `lotteryTags`. */
export const lotteries: readonly Lottery[] = [
  ...vietnameseLotteries,
  ...ballLotteries,
  ...digitLotteries,
  ...fastLotteries,
  keno,
]

export const vietnameseTags = ['MB', 'MT', 'MN'] as const satisfies readonly LotteryTag[]
export const lotteryTags = [
  ...vietnameseTags,
  'VIETLOTT',
  'SEA',
  'FAST',
  'KENO',
] as const satisfies readonly LotteryTag[]

const byGameCode = new Map(lotteries.map((lottery) => [lottery.gameCode, lottery]))

/** The lottery with a code; undefined if there is none. */
export const lotteryOf = (gameCode: string): Lottery | undefined => byGameCode.get(gameCode)

/**
 * The draw days on the wire: `2,5` is Monday and Thursday (D-117). Of a lottery that follows the month, the
 * week day of its next draw.
 */
export const drawDayOfWeek = (lottery: Lottery, nextDrawAtMs?: number): string =>
  lottery.kind === 'digits' && lottery.monthDays !== undefined && nextDrawAtMs !== undefined
    ? String(weekDayOf(dayOf(nextDrawAtMs)))
    : lottery.drawDays.join(',')
