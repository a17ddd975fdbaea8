// SPDX-License-Identifier: Apache-2.0
import { freeRoundGames, freeRoundNames, returnOfGame } from '@tessera/rules/promotions/free-rounds'
import { mostStakesOf } from '@tessera/rules/games/free-round-games'
import { describe, expect, it } from 'vitest'
import { rtpFor } from '../fair/fair-odds.ts'
import { MULTIPLIER_ONE } from '../fair/multiplier.ts'
import { fraction, toPercent, type Fraction } from '../fair/fraction.ts'
import { bingoRtp } from './bingo/maths.ts'
import { casesRtp } from './cases/maths.ts'
import { chickenChance } from './chicken/maths.ts'
import { dartsRtp } from './darts/maths.ts'
import { diamondsRtp } from './diamonds/maths.ts'
import { diceRtp } from './dice/maths.ts'
import { flipChance } from './flip/maths.ts'
import { kenoRtp } from './keno/maths.ts'
import { limboRtp } from './limbo/maths.ts'
import { minesRtp } from './mines/maths.ts'
import { plinkoRtp } from './plinko/maths.ts'
import { pumpChance } from './pump/maths.ts'
import { rpsChance } from './rps/maths.ts'
import { scratchRtp } from './scratch/maths.ts'
import { everySlot } from './slots/titles/every-slot.ts'
import { towerChance } from './tower/maths.ts'
import { wheelRtp } from './wheel/maths.ts'

const tenPicks = { risk: 'classic', picks: Array.from({ length: 10 }, () => 0) } as const
/** With the choices with which each game opens; in games with moves after the first one. */
const instant: Readonly<Record<string, Fraction>> = {
  inh_dice: diceRtp({ direction: 'over', targetHundredths: 5_050 }),
  inh_limbo: limboRtp({ targetHundredths: 200 }),
  inh_mines: minesRtp({ mines: 3 }, 3),
  inh_plinko: plinkoRtp({ rows: 12, risk: 'medium' }),
  inh_keno: kenoRtp(tenPicks),
  inh_wheel: wheelRtp({ segments: 20, risk: 'medium' }),
  inh_hilo: rtpFor(fraction(7n, 13n)),
  inh_tower: rtpFor(towerChance({ difficulty: 'easy' }, 1)),
  inh_flip: rtpFor(flipChance(1)),
  inh_diamonds: diamondsRtp(),
  inh_chicken: rtpFor(chickenChance({ difficulty: 'medium' }, 1)),
  inh_rps: rtpFor(rpsChance(1)),
  inh_pump: rtpFor(pumpChance({ difficulty: 'medium' }, 1)),
  inh_cases: casesRtp({ difficulty: 'medium' }),
  inh_scratch: scratchRtp(),
  inh_slide: limboRtp({ targetHundredths: 200 }),
  inh_darts: dartsRtp({ difficulty: 'medium' }),
  inh_bingo: bingoRtp(),
}
const percentOf: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(instant).map(([code, share]) => [code, toPercent(share, 4)])),
  ...Object.fromEntries(everySlot.map(({ code, par }) => [`inh_${code}`, Number(par.rtpPercent).toFixed(4)])),
}

describe('the returns of free rounds that the platform computes with', () => {
  it('are those of the games, all of which have them', () => {
    const stated = freeRoundGames.map((code) => [code, Math.round(returnOfGame(code) * 1e6) / 1e4])
    expect(Object.fromEntries(stated)).toEqual(
      Object.fromEntries(Object.entries(percentOf).map(([code, percent]) => [code, Number(percent)])),
    )
  })

  it('have the names of the slots, and the most that their rounds pay', () => {
    for (const { code, name, par } of everySlot) {
      const game = `inh_${code}` as keyof typeof freeRoundNames
      expect(freeRoundNames[game]).toBe(name)
      expect((mostStakesOf(game) ?? 0) * MULTIPLIER_ONE).toBeCloseTo(par.mostMultiplier, 3)
    }
  })
})
