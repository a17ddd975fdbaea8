// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { chanceOf } from '../../../../fair/card-room/chance-for-tests.ts'
import { compare, fraction } from '../../../../fair/fraction.ts'
import { fishKinds } from '../kinds.ts'
import { FISH_CODES, type FishCode } from '../pond.ts'
import { bestPlay, classReturns } from './best-play.ts'
import { numbered } from './ponds-for-tests.ts'

const nothing = fraction(0n, 1n)
/** One laser, three nets, or a load of single bullets. */
const BULLETS = 11
const PONDS = 30

const pondOf = (seed: number, kinds: readonly FishCode[]) => {
  const chance = chanceOf(seed)
  return numbered(Array.from({ length: 4 }, () => kinds[chance.below(kinds.length)]!))
}

describe('whoever chooses targets and neighbours, waits, lets bullets come back or stops', () => {
  it('gains nothing beyond 96 percent in any pond', () => {
    for (let pond = 0; pond < PONDS; pond += 1)
      expect(bestPlay(pondOf(pond, FISH_CODES), BULLETS, classReturns.usual)).toEqual(nothing)
  })

  it('gains nothing from eels and bombfish and what swims beside them', () => {
    const kinds: FishCode[] = ['eel', 'bombfish', 'sprat', 'turtle', 'sword', 'whale', 'kraken']
    for (let pond = 0; pond < PONDS; pond += 1)
      expect(bestPlay(pondOf(pond, kinds), BULLETS, classReturns.usual)).toEqual(nothing)
  })

  it('gains nothing beyond 95 percent where everything returns more than 60 stakes', () => {
    const kinds = FISH_CODES.filter((code) => fishKinds[code].mean > 60)
    for (let pond = 0; pond < PONDS; pond += 1)
      expect(bestPlay(pondOf(pond, kinds), BULLETS, classReturns.high)).toEqual(nothing)
  })

  it('would be found out: at a lower price the same search gains', () => {
    for (let pond = 0; pond < PONDS; pond += 1) {
      const gain = bestPlay(pondOf(pond, FISH_CODES), BULLETS, fraction(94n, 100n))
      expect(compare(gain, nothing)).toBeGreaterThan(0)
    }
  })
})
