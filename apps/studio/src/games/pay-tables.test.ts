// SPDX-License-Identifier: Apache-2.0
import { builtInPays } from '@tessera/rules/games/built-in-pays'
import { returnOfTable, type PayTable } from '@tessera/rules/games/pay-table'
import { describe, expect, it } from 'vitest'
import type { Fraction } from '../fair/fraction.ts'
import { crashChance, crashMultiplier, crashRtp } from './crash/maths.ts'
import { diceChance, diceMultiplier, diceRtp, type DiceBet } from './dice/maths.ts'
import { limboChance, limboMultiplier, limboRtp } from './limbo/maths.ts'
import { minesChance, minesMultiplier, minesRtp } from './mines/maths.ts'
import { plinkoChance, plinkoRtp, plinkoTable, type PlinkoBet } from './plinko/maths.ts'

const numberOf = ({ numerator, denominator }: Fraction): number => Number(numerator) / Number(denominator)
const dice: DiceBet = { direction: 'over', targetHundredths: 5_050 }
const plinko: PlinkoBet = { rows: 12, risk: 'medium' }
const onOneWin = (multiplier: number, chance: Fraction): PayTable => [
  { multiplier: 0, chance: 1 - numberOf(chance) },
  { multiplier, chance: numberOf(chance) },
]

describe('the pay tables that the platform computes with', () => {
  it.each<[string, PayTable, Fraction]>([
    ['dice', onOneWin(diceMultiplier(dice), diceChance(dice)), diceRtp(dice)],
    [
      'limbo',
      onOneWin(limboMultiplier({ targetHundredths: 200 }), limboChance({ targetHundredths: 200 })),
      limboRtp({ targetHundredths: 200 }),
    ],
    [
      'mines',
      onOneWin(minesMultiplier({ mines: 3 }, 3), minesChance({ mines: 3 }, 3)),
      minesRtp({ mines: 3 }, 3),
    ],
    [
      'plinko',
      plinkoTable(plinko).map((multiplier, slot) => ({
        multiplier,
        chance: numberOf(plinkoChance(plinko, slot)),
      })),
      plinkoRtp(plinko),
    ],
    ['crash', onOneWin(crashMultiplier(200), crashChance(200)), crashRtp(200)],
  ])('are those of the game: %s', (name, expected, rtp) => {
    const table = builtInPays(`inh_${name}`)!.pays
    expect(table.map(({ multiplier }) => multiplier)).toEqual(expected.map(({ multiplier }) => multiplier))
    for (const [entry, { chance }] of table.entries()) expect(chance).toBeCloseTo(expected[entry]!.chance, 13)
    expect(returnOfTable(table)).toBeCloseTo(numberOf(rtp), 12)
  })

  it('are known for the built-in games only', () => {
    expect([builtInPays('inh_roulette'), builtInPays('dice')]).toEqual([undefined, undefined])
  })
})
