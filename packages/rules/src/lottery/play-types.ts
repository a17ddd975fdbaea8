// SPDX-License-Identifier: Apache-2.0
import type { Lottery, Region } from './lottery.ts'
import type { PlayType } from './play-type.ts'
import { ballPlays } from './plays/ball-plays.ts'
import { digitPlays } from './plays/digit-plays.ts'
import { endingPlays } from './plays/ending-plays.ts'
import { fastContains } from './plays/fast-contains.ts'
import { fastGroups } from './plays/fast-groups.ts'
import { fastSides } from './plays/fast-sides.ts'
import { fastStraights } from './plays/fast-straight.ts'
import { kenoBookmaker } from './plays/keno-bookmaker.ts'
import { kenoPicks } from './plays/keno-picks.ts'
import { kenoSides } from './plays/keno-sides.ts'
import { max3dPlays } from './plays/max-3d-plays.ts'
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
const fastPlays: readonly PlayType[] = [...fastSides, ...fastStraights, ...fastGroups, ...fastContains]

/** The ways to bet on a lottery, in the order of the betting view. */
export function playTypesOf(lottery: Lottery): readonly PlayType[] {
  switch (lottery.kind) {
    case 'vietnamese':
      return vietnamesePlays[lottery.region]
    case 'digits':
      return lottery.family === 'max3d' ? max3dPlays : topBottomPlays[lottery.family]
    case 'balls':
      return ballPlays(lottery)
    case 'keno':
      return kenoPlays
    case 'fast':
      return fastPlays
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
      return 'sbs'
  }
}
