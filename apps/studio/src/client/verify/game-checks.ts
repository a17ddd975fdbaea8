// SPDX-License-Identifier: Apache-2.0
import { diceCheck } from '../../games/dice/check.ts'
import { limboCheck } from '../../games/limbo/check.ts'
import { minesCheck } from '../../games/mines/check.ts'
import { plinkoCheck } from '../../games/plinko/check.ts'
import { sampleCheck } from '../../games/sample/check.ts'
import { slotCheck } from '../../games/slots/check.ts'
import type { GameCheck } from '../../runtime/check.ts'

export type SeedGame = 'dice' | 'limbo' | 'mines' | 'plinko' | 'sample' | 'slot'

/** The games that are decided by the player's seeds. */
export const gameChecks: { readonly [Code in SeedGame]: GameCheck<Code> } = {
  dice: diceCheck,
  limbo: limboCheck,
  mines: minesCheck,
  plinko: plinkoCheck,
  sample: sampleCheck,
  slot: slotCheck,
}

export function isSeedGame(code: string): code is SeedGame {
  return Object.hasOwn(gameChecks, code)
}
