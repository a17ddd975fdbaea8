// SPDX-License-Identifier: Apache-2.0
import type { ChipGame } from '@tessera/rules/games/rooms/room'
import { checkChips } from '../../fair/table/check-chips.ts'
import { bestPayout, tableStoryOf } from '../../fair/table/pay-chips.ts'
import type { TableBet, TableGame } from '../../fair/table/table-game.ts'
import type { Stake, Story } from '../../fair/story.ts'
import { baccaratGame, superSixGame } from '../../games/baccarat/maths.ts'
import { dragonTigerGame } from '../../games/dragontiger/maths.ts'
import { fantanGame } from '../../games/fantan/maths.ts'
import { moneyWheelGame } from '../../games/moneywheel/maths.ts'
import { rouletteGame } from '../../games/roulette/maths.ts'
import { sicboGame } from '../../games/sicbo/maths.ts'
import { xocdiaGame } from '../../games/xocdia/maths.ts'

/** The rules of a table, as a round with others plays by them: every spot is decided, whoever has chips on it. */
export interface RoomRulesOfGame {
  /** The number of floats in a round. */
  readonly floats: number
  readonly deal: (floats: readonly number[]) => readonly object[]
  /** Throws a BetRefusal for chips that this table does not take. */
  readonly check: (bet: TableBet, stake: Stake) => void
  /** The most that these chips can be paid. */
  readonly best: (bet: TableBet, unit: bigint) => bigint
  readonly pay: (bet: TableBet, stake: Stake, events: readonly object[]) => Story<object>
  /** How long the result comes out. */
  readonly resultMs: (events: readonly object[]) => number
}

function withOthers<RoundEvent extends object, Result>(
  game: TableGame<RoundEvent, Result>,
  resultMs: RoomRulesOfGame['resultMs'],
): RoomRulesOfGame {
  return {
    floats: game.floats,
    deal: (floats) => game.deal(floats, game.spots),
    check: (bet, stake) => checkChips(game, bet, stake),
    best: (bet, unit) => bestPayout(game, bet, unit),
    // Events come from `deal` of the same game, which types cannot follow through the database.
    pay: (bet, stake, events) => tableStoryOf(game, bet, stake, events as readonly RoundEvent[]),
    resultMs,
  }
}

const SPIN_MS = 8_000
const DICE_MS = 5_000
const BEADS_MS = 6_000
const FIRST_CARDS_MS = 2_000
const CARD_MS = 1_300

/** Each card is turned for itself. */
const cardsMs = (events: readonly object[]): number => FIRST_CARDS_MS + events.length * CARD_MS

/** The rules of every game that is played with others. */
export const roomGames: Readonly<Record<ChipGame, RoomRulesOfGame>> = {
  roulette: withOthers(rouletteGame, () => SPIN_MS),
  baccarat: withOthers(baccaratGame, cardsMs),
  dragontiger: withOthers(dragonTigerGame, cardsMs),
  sicbo: withOthers(sicboGame, () => DICE_MS),
  fantan: withOthers(fantanGame, () => BEADS_MS),
  xocdia: withOthers(xocdiaGame, () => DICE_MS),
  moneywheel: withOthers(moneyWheelGame, () => SPIN_MS),
  supersix: withOthers(superSixGame, cardsMs),
}
