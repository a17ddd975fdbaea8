// SPDX-License-Identifier: Apache-2.0
import type { ChipGame } from '@tessera/rules/games/rooms/room'
import type { Fraction } from '../../fair/fraction.ts'
import { chipAmount } from '../../fair/table/check-chips.ts'
import type { TableBet } from '../../fair/table/table-game.ts'
import { baccaratReturn } from '../../games/baccarat/returns.ts'
import type { BaccaratSpot } from '../../games/baccarat/maths.ts'
import { dragonTigerReturn } from '../../games/dragontiger/returns.ts'
import type { DragonTigerSpot } from '../../games/dragontiger/maths.ts'
import { fantanReturn } from '../../games/fantan/returns.ts'
import { moneyWheelReturn } from '../../games/moneywheel/returns.ts'
import { rouletteReturn } from '../../games/roulette/returns.ts'
import { sicboReturn } from '../../games/sicbo/returns.ts'
import { xocdiaReturn } from '../../games/xocdia/returns.ts'
import type { Millionths } from '../money.ts'
import { roomGames } from './room-games.ts'

/** What each game states of its spots: the same figures as in its rules. */
const returns: Readonly<Record<ChipGame, (spot: string) => Fraction>> = {
  roulette: rouletteReturn,
  // Chips were checked to lie on spots of their game.
  baccarat: (spot) => baccaratReturn(spot as BaccaratSpot, 'commission'),
  supersix: (spot) => baccaratReturn(spot as BaccaratSpot, 'superSix'),
  dragontiger: (spot) => dragonTigerReturn(spot as DragonTigerSpot),
  sicbo: sicboReturn,
  fantan: fantanReturn,
  xocdia: xocdiaReturn,
  moneywheel: moneyWheelReturn,
}

/** What a bet gets back in the mean, in millionths, and how far from it one round goes: no less than the true deviation. */
export interface StatedReturn {
  readonly stated: Millionths
  readonly deviation: number
}

/** Reads what a game states of bets. */
export function statedReturnOf(game: ChipGame): (bet: TableBet) => StatedReturn {
  const returnOf = returns[game]
  return ({ chips }) => {
    let [stated, deviation] = [0n, 0]
    for (const { spot, amount } of chips) {
      const chip = chipAmount(amount) ?? 0n
      const { numerator, denominator } = returnOf(spot)
      stated += (chip * numerator) / denominator
      const mean = Number(numerator) / Number(denominator)
      const most = Number(roomGames[game].best({ chips: [{ spot, amount }] }, 1n)) / Number(chip)
      // Nothing between nothing and the most has a larger variance than either of both with this mean.
      deviation += Number(chip) * Math.sqrt(Math.max(0, mean * (most - mean)))
    }
    return { stated, deviation }
  }
}
