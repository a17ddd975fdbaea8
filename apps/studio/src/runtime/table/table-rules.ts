// SPDX-License-Identifier: Apache-2.0
import { fraction, toPercent, type Fraction } from '../../fair/fraction.ts'
import { MOST_PLACES } from '../../fair/table/check-chips.ts'
import type { Rules } from '../game.ts'
import { t } from '../texts.ts'

/** A line of the rules: places that pay and return the same. */
export interface PlaceRule {
  readonly name: string
  readonly odds: string
  readonly chance: Fraction
  readonly returns: Fraction
}

const numberOf = ({ numerator, denominator }: Fraction): number => Number(numerator) / Number(denominator)

/** The rules sheet of a table: its own sentences, those of every table, and each place with its figures. */
export function tableRules(sentences: readonly string[], places: readonly PlaceRule[]): Rules {
  const sorted = places.toSorted((left, right) => numberOf(left.returns) - numberOf(right.returns))
  const percent = (value: Fraction) => toPercent(value, 4)
  const least = percent(sorted[0]?.returns ?? fraction(0n, 1n))
  const most = percent(sorted.at(-1)?.returns ?? fraction(0n, 1n))
  return {
    sentences: [
      ...sentences,
      t('studio.table.rules.chips', { places: MOST_PLACES }),
      t('studio.table.rules.automatic'),
    ],
    facts: [[t('studio.rtp'), least === most ? `${least} %` : `${least} – ${most} %`]],
    table: {
      head: [t('studio.bet'), t('studio.table.odds'), t('studio.chance'), t('studio.rtp')],
      rows: places.map(({ name, odds, chance, returns }) => [
        name,
        odds,
        `${toPercent(chance, 3)} %`,
        `${percent(returns)} %`,
      ]),
    },
  }
}
