// SPDX-License-Identifier: Apache-2.0
import { checkChips } from '../../fair/table/check-chips.ts'
import { bestPayout, buildTableStory } from '../../fair/table/pay-chips.ts'
import type { TableBet, TableGame } from '../../fair/table/table-game.ts'
import { baccaratGame, superSixGame } from '../../games/baccarat/maths.ts'
import { crapsGame } from '../../games/craps/maths.ts'
import { dragonTigerGame } from '../../games/dragontiger/maths.ts'
import { fantanGame } from '../../games/fantan/maths.ts'
import { moneyWheelGame } from '../../games/moneywheel/maths.ts'
import { prawnCrabGame } from '../../games/prawncrab/maths.ts'
import { rouletteGame } from '../../games/roulette/maths.ts'
import { sicboGame } from '../../games/sicbo/maths.ts'
import { xocdiaGame } from '../../games/xocdia/maths.ts'
import type { TableCode } from '../../protocol.ts'
import type { InstantGame } from './instant-games.ts'

/** A table as a game that is decided with its bet: several bets on one result. */
function atTable<RoundEvent extends object, Result>(
  game: TableGame<RoundEvent, Result>,
): InstantGame<TableBet> {
  return {
    check: (bet, stake) => checkChips(game, bet, stake),
    floats: () => game.floats,
    bestReturn: (bet, stake) => bestPayout(game, bet, stake.unit),
    buildStory: (bet, stake, floats) => buildTableStory(game, bet, stake, floats),
  }
}

/** The rules of every table. */
export const tableGames: { readonly [Code in TableCode]: InstantGame<TableBet> } = {
  roulette: atTable(rouletteGame),
  baccarat: atTable(baccaratGame),
  sicbo: atTable(sicboGame),
  craps: atTable(crapsGame),
  dragontiger: atTable(dragonTigerGame),
  fantan: atTable(fantanGame),
  prawncrab: atTable(prawnCrabGame),
  xocdia: atTable(xocdiaGame),
  moneywheel: atTable(moneyWheelGame),
  supersix: atTable(superSixGame),
}
