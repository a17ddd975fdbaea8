// SPDX-License-Identifier: Apache-2.0
import type { GameCode } from '../protocol.ts'
import type { Game } from '../runtime/game.ts'

/** Every game that a launch may open; of the sample slot there are only rounds. */
export type OpenCode = Exclude<GameCode, 'sample'>

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
  slot: async () => (await import('../games/slots/slot.ts')).slot,
}

/** True for the games that a launch may open. */
export function isOpenCode(code: string): code is OpenCode {
  return Object.hasOwn(games, code)
}

/** Loads the code of a game. */
export function loadGame<Code extends OpenCode>(code: Code): Promise<Game<Code>> {
  return games[code]()
}
