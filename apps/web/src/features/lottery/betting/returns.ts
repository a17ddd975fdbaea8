// SPDX-License-Identifier: Apache-2.0
import type { Lottery } from '@tessera/rules/lottery/lottery'
import type { PlayType } from '@tessera/rules/lottery/play-type'
import { cappedReturn, cappedTier } from '@tessera/rules/lottery/prize-caps'
import type { Ratio } from '@tessera/rules/lottery/ratio'
import { returnToPlayer } from '@tessera/rules/lottery/wager'
import type { PlayOffer } from '../lottery-types.ts'
import { oddsTable } from './slip.ts'

/**
 * The return to player of a play at its odds, in per cent, such as `95`, or `52.84–55.52` if its sides
 * differ.
 */
export function returnOf(lottery: Lottery, play: PlayType, odds: Readonly<Record<string, string>>): string {
  const table = oddsTable(odds)
  const shares = samplesOf(play).map((pick) => {
    return percentOf(returnToPlayer(lottery, { playType: play.code, pick }, table))
  })
  const [least, most] = [Math.min(...shares), Math.max(...shares)]
  return least === most ? String(least) : `${least}–${most}`
}

/** In per cent, rounded to hundredths. */
const percentOf = ({ numerator, denominator }: Ratio): number =>
  Number((numerator * 20_000n + denominator) / (2n * denominator)) / 100

/** Between which figures a play returns whose winners share a capped prize, in per cent. */
export interface CappedPercents {
  tier: string
  least: number
  most: number
}

/** Undefined for a play without a cap. */
export function cappedPercents(
  play: PlayType,
  { odds, prizeCap }: Pick<PlayOffer, 'odds' | 'prizeCap'>,
): CappedPercents | undefined {
  const tier = cappedTier(play)
  const table = oddsTable(odds)
  if (tier === undefined || !table || prizeCap === null) return undefined
  const { least, uncapped } = cappedReturn(play, table)
  return { tier, least: percentOf(least), most: percentOf(uncapped) }
}

/** One sample pick of each kind that a play has: any numbers will do, because all are equally likely. */
function samplesOf({ pick }: PlayType): string[][] {
  switch (pick.form) {
    case 'choice':
      return pick.choices.map((choice) => [choice])
    case 'together':
      return [
        Array.from({ length: pick.count }, (_, index) =>
          String(pick.lowest + index).padStart(pick.digits, '0'),
        ),
      ]
    case 'special':
      return [
        [...Array.from({ length: pick.count }, (_, index) => String(index + 1).padStart(2, '0')), 's01'],
      ]
    case 'ranked':
      return [
        Array.from({ length: pick.count }, (_, index) =>
          [index + 1, index + 1].map((number) => String(number).padStart(2, '0')).join('-'),
        ),
      ]
    case 'numbers':
      if (pick.halvesDiffer) return [['1'.padStart(pick.digits, '0')]]
      return [[digits(pick.digits, pick.repeats)]]
    case 'positions':
      return [[digits(pick.positions, pick.repeats).padEnd(balls, '-')]]
  }
}

const balls = 5

/** Digits that repeat in the pattern of a play: [2,1] is 001. */
const digits = (count: number, repeats?: readonly number[]): string =>
  repeats?.map((times, digit) => String(digit).repeat(times)).join('') ?? '0'.repeat(count)
