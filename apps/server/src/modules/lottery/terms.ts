// SPDX-License-Identifier: Apache-2.0
import type { NumberLimits } from '@tessera/rules/lottery/number-limits'
import { jackpotsOf } from '@tessera/rules/lottery/jackpots'
import type { Lottery } from '@tessera/rules/lottery/lottery'
import type { OddsTable } from '@tessera/rules/lottery/odds'
import { oddsWith } from '@tessera/rules/lottery/odds-lines'
import { groupOf, levelOf, oddsAtLevel } from '@tessera/rules/lottery/prize-groups'
import type { PlayType } from '@tessera/rules/lottery/play-type'
import { amountFromWire, type Amount } from '@tessera/rules/money'
import type { Settings } from '../../platform/settings/settings.ts'

/** What a brand has set for its lotteries. */
export interface Terms {
  /** A closed lottery takes no bets. */
  isClosed(lottery: Lottery): boolean
  /** The position of a group or a lottery: `usual` unless the brand set another. */
  sortOf(code: string, usual: number): number
  /** At the level of the prize group. */
  oddsOf(lottery: Lottery, playType: PlayType): OddsTable
  /** Whose terms these are. */
  prizeGroup: number
  /** For one lot. A lottery with jackpots may ask for more. */
  minStakeOf(lottery: Lottery): Amount
  maxStake: Amount
  /** The most that all tickets of one draw may win together. */
  drawLiability: Amount
  /** The same for each number of a draw. */
  numberLimits: NumberLimits
  /** How much of both limits the tickets of one member may take, in per cent. */
  memberShare: number
  /** For how many draws in a row a ticket can be bought. */
  drawsAhead: number
  /** For how many minutes after the purchase a ticket can be cancelled. */
  cancelMinutes: number
}

/** Reads the settings of a brand, for an account with this number of a prize group. */
export async function readTerms(settings: Settings, prizeGroup: number): Promise<Terms> {
  const [
    sort,
    closed,
    odds,
    groups,
    least,
    most,
    liability,
    ofNumber,
    steps,
    memberShare,
    drawsAhead,
    cancelMinutes,
    kenoTable,
    jackpots,
  ] = await Promise.all([
    settings.read('lottery.sort'),
    settings.read('lottery.closed'),
    settings.read('lottery.odds'),
    settings.read('lottery.prizeGroups'),
    settings.read('lottery.stakeMinimum'),
    settings.read('lottery.stakeMaximum'),
    settings.read('lottery.drawLiability'),
    settings.read('lottery.numberLiability'),
    settings.read('lottery.numberReduced'),
    settings.read('lottery.memberShare'),
    settings.read('lottery.drawsAhead'),
    settings.read('lottery.cancelMinutes'),
    settings.read('lottery.kenoTable'),
    settings.read('lottery.jackpots'),
  ])
  const sorts = new Map(sort.map(({ code, gameMenuSort }) => [code, gameMenuSort]))
  const shut = new Set(closed)
  const group = groupOf(groups, prizeGroup)
  const level = levelOf(group)
  return {
    isClosed: ({ tag, gameCode }) => shut.has(tag) || shut.has(gameCode),
    sortOf: (code, usual) => sorts.get(code) ?? usual,
    oddsOf: (lottery, playType) =>
      oddsAtLevel(oddsWith(odds, lottery, playType, playType.tables?.[kenoTable]), level),
    prizeGroup: group.number,
    minStakeOf: (lottery) =>
      hundredths(Math.max(least, ...jackpotsOf(lottery, jackpots).map(({ leastStake }) => leastStake))),
    maxStake: hundredths(most),
    drawLiability: hundredths(liability),
    numberLimits: { most: hundredths(ofNumber), steps },
    memberShare,
    drawsAhead,
    cancelMinutes,
  }
}

/** An amount of settings, rounded down to hundredths. */
export const hundredths = (wire: number): Amount => amountFromWire(Math.floor(wire * 100 + 1e-6) / 100)
