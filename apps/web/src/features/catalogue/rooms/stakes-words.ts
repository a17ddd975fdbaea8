// SPDX-License-Identifier: Apache-2.0
import { roomStakesIn } from '@tessera/rules/games/rooms/room-stakes'
import { formatMoney } from '@tessera/ui/data/money.tsx'
import type { Game } from '../game-types.ts'

type Room = NonNullable<Game['room']>

export interface StakesWords {
  /** For a line of a tile, such as 25K–25M. */
  short: string
  least: string
  most: string
}

const longestWhole = 1_000
const short = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })
const shortMoney = (value: number): string =>
  value >= longestWhole || Number.isInteger(value) ? short.format(value) : formatMoney(value)

/** The stakes of a table in a currency; undefined in one in which there are no tables. */
export function stakesWords(
  { limits }: Room,
  { code, symbol }: { code: string; symbol: string },
): StakesWords | undefined {
  const stakes = roomStakesIn(code, limits)
  if (!stakes) return undefined
  const { least, most } = stakes
  return {
    short: `${symbol}${shortMoney(least)}–${shortMoney(most)}`,
    least: `${symbol} ${formatMoney(least)}`,
    most: `${symbol} ${formatMoney(most)}`,
  }
}
