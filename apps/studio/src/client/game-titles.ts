// SPDX-License-Identifier: Apache-2.0
import type { TextKey } from '@tessera/texts/text-key'
import type { GameCode } from '../protocol.ts'

/** The name of each game. */
export const gameTitles: Readonly<Record<GameCode, TextKey>> = {
  dice: 'studio.dice.title',
  limbo: 'studio.limbo.title',
  mines: 'studio.mines.title',
  plinko: 'studio.plinko.title',
  crash: 'studio.crash.title',
  keno: 'studio.keno.title',
  wheel: 'studio.wheel.title',
  hilo: 'studio.hilo.title',
  tower: 'studio.tower.title',
  flip: 'studio.flip.title',
  diamonds: 'studio.diamonds.title',
  chicken: 'studio.chicken.title',
  rps: 'studio.rps.title',
  pump: 'studio.pump.title',
  cases: 'studio.cases.title',
  scratch: 'studio.scratch.title',
  roulette: 'studio.roulette.title',
  baccarat: 'studio.baccarat.title',
  sicbo: 'studio.sicbo.title',
  craps: 'studio.craps.title',
  dragontiger: 'studio.dragontiger.title',
  fantan: 'studio.fantan.title',
  prawncrab: 'studio.prawncrab.title',
  xocdia: 'studio.xocdia.title',
  moneywheel: 'studio.moneywheel.title',
  supersix: 'studio.supersix.title',
  jacks: 'studio.jacks.title',
  deuces: 'studio.deuces.title',
  blackjack: 'studio.blackjack.title',
  slide: 'studio.slide.title',
  darts: 'studio.darts.title',
  bingo: 'studio.bingo.title',
  holdem: 'studio.room.name.cards_holdem',
  omaha: 'studio.room.name.cards_omaha',
  sitandgo: 'studio.room.name.cards_sitandgo',
  tienlen: 'studio.room.name.cards_tienlen',
  bigtwo: 'studio.room.name.cards_bigtwo',
  rummy: 'studio.room.name.cards_rummy',
  fishing: 'studio.fishing.title',
  sample: 'studio.sample.title',
  slot: 'studio.slot.title',
}

/** True for the games of this studio. */
export function isGameCode(code: string): code is GameCode {
  return Object.hasOwn(gameTitles, code)
}
