// SPDX-License-Identifier: Apache-2.0
import type { OpenCode } from '../protocol.ts'
import type { Game } from '../runtime/game.ts'

/** Each game is loaded when it is opened, and only that one. */
const games: { readonly [Code in OpenCode]: () => Promise<Game<Code>> } = {
  dice: async () => (await import('../games/dice/dice.ts')).dice,
  limbo: async () => (await import('../games/limbo/limbo.ts')).limbo,
  mines: async () => (await import('../games/mines/mines.ts')).mines,
  plinko: async () => (await import('../games/plinko/plinko.ts')).plinko,
  crash: async () => (await import('../games/crash/crash.ts')).crash,
  keno: async () => (await import('../games/keno/keno.ts')).keno,
  wheel: async () => (await import('../games/wheel/wheel.ts')).wheel,
  hilo: async () => (await import('../games/hilo/hilo.ts')).hilo,
  tower: async () => (await import('../games/tower/tower.ts')).tower,
  flip: async () => (await import('../games/flip/flip.ts')).flip,
  diamonds: async () => (await import('../games/diamonds/diamonds.ts')).diamonds,
  chicken: async () => (await import('../games/chicken/chicken.ts')).chicken,
  rps: async () => (await import('../games/rps/rps.ts')).rps,
  pump: async () => (await import('../games/pump/pump.ts')).pump,
  cases: async () => (await import('../games/cases/cases.ts')).cases,
  scratch: async () => (await import('../games/scratch/scratch.ts')).scratch,
  roulette: async () => (await import('../games/roulette/roulette.ts')).roulette,
  baccarat: async () => (await import('../games/baccarat/baccarat.ts')).baccarat,
  sicbo: async () => (await import('../games/sicbo/sicbo.ts')).sicbo,
  craps: async () => (await import('../games/craps/craps.ts')).craps,
  dragontiger: async () => (await import('../games/dragontiger/dragontiger.ts')).dragonTiger,
  fantan: async () => (await import('../games/fantan/fantan.ts')).fantan,
  prawncrab: async () => (await import('../games/prawncrab/prawncrab.ts')).prawnCrab,
  xocdia: async () => (await import('../games/xocdia/xocdia.ts')).xocdia,
  moneywheel: async () => (await import('../games/moneywheel/moneywheel.ts')).moneyWheel,
  supersix: async () => (await import('../games/baccarat/baccarat.ts')).superSix,
  jacks: async () => (await import('../games/video-poker/open-poker.ts')).jacks,
  deuces: async () => (await import('../games/video-poker/open-poker.ts')).deuces,
  blackjack: async () => (await import('../games/blackjack/blackjack.ts')).blackjack,
  slide: async () => (await import('../games/limbo/slide/slide.ts')).slide,
  darts: async () => (await import('../games/darts/darts.ts')).darts,
  bingo: async () => (await import('../games/bingo/bingo.ts')).bingo,
  slot: async () => (await import('../games/slots/slot.ts')).slot,
}

/** Every game that a launch may open. */
export const openCodes: readonly OpenCode[] = Object.keys(games).filter(isOpenCode)

/** True for the games that a launch may open. */
export function isOpenCode(code: string): code is OpenCode {
  return Object.hasOwn(games, code)
}

/** Loads the code of a game. */
export function loadGame<Code extends OpenCode>(code: Code): Promise<Game<Code>> {
  return games[code]()
}
