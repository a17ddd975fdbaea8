// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { chanceOf, DEALS, type Chance } from '../../../fair/card-room/chance-for-tests.ts'
import { fishKinds } from './kinds.ts'
import { shootByModel } from './model-apart-for-tests.ts'
import { thresholdOf } from './odds.ts'
import { numbered, randomRolls } from './par/ponds-for-tests.ts'
import { FISH_CODES, WEAPONS, type FishCode } from './pond.ts'
import { resolveShot, type TakenFish } from './resolve-shot.ts'

const someFish = (chance: Chance, most: number): FishCode[] =>
  Array.from({ length: chance.below(most + 1) }, () => FISH_CODES[chance.below(FISH_CODES.length)]!)

const written = ({ fish, code, multiple, by }: TakenFish): string =>
  `${fish}:${code}:${multiple}${by === undefined ? '' : `<${by}`}`

it('resolves shots as a model that was written apart', { timeout: 1_800_000 }, () => {
  const seen = { nothing: 0, one: 0, several: 0, along: 0, stops: 0 }
  for (let pond = 0; pond < DEALS; pond += 1) {
    const chance = chanceOf(pond)
    const [met, others] = [numbered(someFish(chance, 18)), numbered(someFish(chance, 24), 100)]
    for (const weapon of WEAPONS) {
      const rolls = randomRolls(chance)
      const { used, taken, freezes } = resolveShot({ weapon, met, others, rolls })
      expect({ used, takes: taken.map(written), stops: freezes }, `pond ${pond}, ${weapon}`).toEqual(
        shootByModel(weapon, met, others, rolls),
      )
      seen[taken.length === 0 ? 'nothing' : taken.length === 1 ? 'one' : 'several'] += 1
      if (taken.some(({ by }) => by !== undefined)) seen.along += 1
      if (freezes) seen.stops += 1
    }
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(DEALS / 100)
})

it('takes fish up to the last roll of their chance, as the model does', () => {
  for (const code of FISH_CODES) {
    const last = thresholdOf(fishKinds[code].mean) - 1
    for (const [roll, count] of [
      [last, 1],
      [last + 1, 0],
    ] as const) {
      const rolls = [0, roll, 0]
      const met = numbered([code])
      expect(resolveShot({ weapon: 'single', met, others: [], rolls }).taken).toHaveLength(count)
      expect(shootByModel('single', met, [], rolls).takes).toHaveLength(count)
    }
  }
})
