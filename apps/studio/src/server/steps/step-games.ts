// SPDX-License-Identifier: Apache-2.0
import type { StepGame } from '../../fair/step-game.ts'
import { chickenGame } from '../../games/chicken/story.ts'
import { flipGame } from '../../games/flip/story.ts'
import { hiloGame } from '../../games/hilo/story.ts'
import { minesGame } from '../../games/mines/story.ts'
import { pumpGame } from '../../games/pump/story.ts'
import { rpsGame } from '../../games/rps/story.ts'
import { towerGame } from '../../games/tower/story.ts'
import { blackjackGame } from '../../games/blackjack/story.ts'
import { deucesGame, jacksGame } from '../../games/video-poker/story.ts'
import type { GameEvent, GameParameters, StepCode } from '../../protocol.ts'

/** The rules of every game that is played move by move. Adding one needs nothing else on this server but its input. */
export const stepGames: {
  readonly [Code in StepCode]: StepGame<GameParameters[Code], GameEvent[Code]>
} = {
  mines: minesGame,
  hilo: hiloGame,
  tower: towerGame,
  flip: flipGame,
  chicken: chickenGame,
  rps: rpsGame,
  pump: pumpGame,
  jacks: jacksGame,
  deuces: deucesGame,
  blackjack: blackjackGame,
}

export const stepCodes = Object.keys(stepGames).filter(isStepCode)

/** True for the games with moves. */
export function isStepCode(code: string): code is StepCode {
  return Object.hasOwn(stepGames, code)
}

/** The rules of a stored round; its parameters were checked by the same rules when it was bet. */
export function rulesOf(code: StepCode): StepGame<object, object> {
  return stepGames[code]
}
