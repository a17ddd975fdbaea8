// SPDX-License-Identifier: Apache-2.0
import { fraction, toPercent, type Fraction } from '../../fair/fraction.ts'
import { MOST_SPOTS } from '../../fair/table/check-chips.ts'
import type { Rules } from '../game.ts'
import { t } from '../texts.ts'
import type { Placed } from './placed-chips.ts'

/** A line of the rules: spots that pay and return the same. */
export interface SpotRule {
  readonly name: string
  readonly odds: string
  readonly chance: Fraction
  readonly returns: Fraction
}

const numberOf = ({ numerator, denominator }: Fraction): number => Number(numerator) / Number(denominator)

/** The chips on a table, and what each of its spots returns. */
export interface PlacedReturns {
  readonly placed: Placed
  readonly returnOf: (spot: string) => Fraction
}

/**
 * The rules sheet of a table: its own sentences, those of every table, the return of the placed chips together, and
 * each spot with its figures.
 */
export function tableRules(
  sentences: readonly string[],
  spots: readonly SpotRule[],
  { placed, returnOf }: PlacedReturns,
): Rules {
  const sorted = spots.toSorted((left, right) => numberOf(left.returns) - numberOf(right.returns))
  const percent = (value: Fraction) => toPercent(value, 4)
  const least = percent(sorted[0]?.returns ?? fraction(0n, 1n))
  const most = percent(sorted.at(-1)?.returns ?? fraction(0n, 1n))
  const range = least === most ? `${least} %` : `${least} – ${most} %`
  return {
    sentences: [...sentences, t('studio.table.rules.chips', { spots: MOST_SPOTS })],
    facts: [[t('studio.rtp'), placed.size > 0 ? `${percent(meanReturn(placed, returnOf))} %` : range]],
    table: {
      head: [t('studio.bet'), t('studio.table.odds'), t('studio.chance'), t('studio.rtp')],
      rows: spots.map(({ name, odds, chance, returns }) => [
        name,
        odds,
        `${toPercent(chance, 3)} %`,
        `${percent(returns)} %`,
      ]),
    },
  }
}

/** The exact mean return of chips, each counted by its amount. */
export function meanReturn(placed: Placed, returnOf: (spot: string) => Fraction): Fraction {
  let [numerator, denominator, stake] = [0n, 1n, 0n]
  for (const [spot, amount] of placed) {
    const returns = returnOf(spot)
    numerator = numerator * returns.denominator + returns.numerator * amount * denominator
    denominator *= returns.denominator
    stake += amount
  }
  return fraction(numerator, denominator * stake)
}
