// SPDX-License-Identifier: Apache-2.0
import type { DigitLottery, FastLottery, Lottery, Region } from './lottery.ts'
import type { PlayType } from './play-type.ts'
import { ballPlays } from './plays/ball-plays.ts'
import { digitPlays } from './plays/digit-plays.ts'
import { endingPlays } from './plays/ending-plays.ts'
import { dicePlays } from './plays/dice-plays.ts'
import { elevenPlays } from './plays/eleven-plays.ts'
import { fastContains } from './plays/fast-contains.ts'
import { fastGroups } from './plays/fast-groups.ts'
import { fastSides } from './plays/fast-sides.ts'
import { fastStraights } from './plays/fast-straight.ts'
import { kenoBookmaker } from './plays/keno-bookmaker.ts'
import { kenoPicks } from './plays/keno-picks.ts'
import { kenoSides } from './plays/keno-sides.ts'
import { max3dPlays, max3dProPlays } from './plays/max-3d-plays.ts'
import { racePlays } from './plays/race-plays.ts'
import { togetherPlays } from './plays/together-plays.ts'
import { topBottomPlays } from './plays/top-bottom-plays.ts'

const regionPlays = (region: Region): readonly PlayType[] => [
  ...endingPlays(region),
  ...digitPlays,
  ...togetherPlays(region),
]

const vietnamesePlays: Readonly<Record<Region, readonly PlayType[]>> = {
  MB: regionPlays('MB'),
  MT: regionPlays('MT'),
  MN: regionPlays('MN'),
}
const kenoPlays: readonly PlayType[] = [...kenoPicks, ...kenoSides, ...kenoBookmaker]
const fastPlays: Readonly<Record<FastLottery['family'], readonly PlayType[]>> = {
  d5: [...fastSides, ...fastStraights, ...fastGroups, ...fastContains],
  k3: dicePlays,
  b11: elevenPlays,
  pk10: racePlays,
}
const digitLotteryPlays: Readonly<Record<DigitLottery['family'], readonly PlayType[]>> = {
  ...topBottomPlays,
  max3d: max3dPlays,
  max3dpro: max3dProPlays,
}

/** The ways to bet on a lottery, in the order of the betting view. */
export function playTypesOf(lottery: Lottery): readonly PlayType[] {
  switch (lottery.kind) {
    case 'vietnamese':
      return vietnamesePlays[lottery.region]
    case 'digits':
      return digitLotteryPlays[lottery.family]
    case 'balls':
      return ballPlays(lottery)
    case 'keno':
      return kenoPlays
    case 'fast':
      return fastPlays[lottery.family]
  }
}

/** The play with a code; undefined if the lottery does not have it. */
export const playTypeOf = (lottery: Lottery, code: string): PlayType | undefined =>
  playTypesOf(lottery).find((play) => play.code === code)

/** The default play (D-122). */
export function defaultPlayType(lottery: Lottery): string {
  switch (lottery.kind) {
    case 'digits':
    case 'balls':
      return playTypesOf(lottery)[0]?.code ?? ''
    case 'vietnamese':
      return 'lo2'
    case 'keno':
      return 'k5'
    case 'fast':
      return lottery.family === 'd5' ? 'sbs' : (playTypesOf(lottery)[0]?.code ?? '')
  }
}
