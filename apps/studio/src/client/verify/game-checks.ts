// SPDX-License-Identifier: Apache-2.0
import type { InstantCode, RoundView, StepCode } from '../../protocol.ts'
import { bingoCheck } from '../../games/bingo/check.ts'
import { blackjackCheck } from '../../games/blackjack/check.ts'
import { casesCheck } from '../../games/cases/check.ts'
import { chickenCheck } from '../../games/chicken/check.ts'
import { diamondsCheck } from '../../games/diamonds/check.ts'
import { diceCheck } from '../../games/dice/check.ts'
import { flipCheck } from '../../games/flip/check.ts'
import { hiloCheck } from '../../games/hilo/check.ts'
import { kenoCheck } from '../../games/keno/check.ts'
import { limboCheck } from '../../games/limbo/check.ts'
import { minesCheck } from '../../games/mines/check.ts'
import { plinkoCheck } from '../../games/plinko/check.ts'
import { pumpCheck } from '../../games/pump/check.ts'
import { rpsCheck } from '../../games/rps/check.ts'
import { sampleCheck } from '../../games/sample/check.ts'
import { scratchCheck } from '../../games/scratch/check.ts'
import { slotCheck } from '../../games/slots/check.ts'
import { dartsCheck } from '../../games/darts/check.ts'
import { slideCheck } from '../../games/limbo/slide/check.ts'
import { deucesCheck, jacksCheck } from '../../games/video-poker/check.ts'
import { towerCheck } from '../../games/tower/check.ts'
import { wheelCheck } from '../../games/wheel/check.ts'
import { rouletteCheck } from '../../games/roulette/check.ts'
import { baccaratCheck, superSixCheck } from '../../games/baccarat/check.ts'
import { sicboCheck } from '../../games/sicbo/check.ts'
import { crapsCheck } from '../../games/craps/check.ts'
import { dragonTigerCheck } from '../../games/dragontiger/check.ts'
import { fantanCheck } from '../../games/fantan/check.ts'
import { moneyWheelCheck } from '../../games/moneywheel/check.ts'
import { prawnCrabCheck } from '../../games/prawncrab/check.ts'
import { xocdiaCheck } from '../../games/xocdia/check.ts'
import type { GameCheck } from '../../runtime/check.ts'

export type SeedGame = InstantCode | StepCode | 'sample' | 'slot'

/** The games that are decided by the player's seeds. */
export const gameChecks: { readonly [Code in SeedGame]: GameCheck<Code> } = {
  dice: diceCheck,
  limbo: limboCheck,
  mines: minesCheck,
  plinko: plinkoCheck,
  keno: kenoCheck,
  wheel: wheelCheck,
  hilo: hiloCheck,
  tower: towerCheck,
  flip: flipCheck,
  diamonds: diamondsCheck,
  chicken: chickenCheck,
  rps: rpsCheck,
  pump: pumpCheck,
  cases: casesCheck,
  scratch: scratchCheck,
  jacks: jacksCheck,
  deuces: deucesCheck,
  blackjack: blackjackCheck,
  slide: slideCheck,
  darts: dartsCheck,
  bingo: bingoCheck,
  sample: sampleCheck,
  slot: slotCheck,
  roulette: rouletteCheck,
  baccarat: baccaratCheck,
  sicbo: sicboCheck,
  craps: crapsCheck,
  dragontiger: dragonTigerCheck,
  fantan: fantanCheck,
  prawncrab: prawnCrabCheck,
  xocdia: xocdiaCheck,
  moneywheel: moneyWheelCheck,
  supersix: superSixCheck,
}

export function isSeedGame(code: string): code is SeedGame {
  return Object.hasOwn(gameChecks, code)
}

/** True for a round that the player's seeds decide. */
export function isSeedRound(round: RoundView): round is Extract<RoundView, { game: SeedGame }> {
  return isSeedGame(round.game)
}
