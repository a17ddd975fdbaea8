// SPDX-License-Identifier: Apache-2.0
import { lotteriesFor, type OddsLine } from '@tessera/rules/lottery/odds-lines'
import { oddsFromText, type OddsTable } from '@tessera/rules/lottery/odds'
import type { Lottery } from '@tessera/rules/lottery/lottery'
import type { PlayType } from '@tessera/rules/lottery/play-type'
import { playTypesOf } from '@tessera/rules/lottery/play-types'
import { bestLevel } from '@tessera/rules/lottery/prize-groups'
import { type Ratio, ratioOf, times } from '@tessera/rules/lottery/ratio'
import { groupsOf } from '../../../../shared/lottery/groups-of.ts'
import { isRecord } from '../schema.ts'

const isText = (value: unknown): value is string => typeof value === 'string'

/** The lines of a value as the platform stores it. */
export const linesOf = (value: unknown): OddsLine[] =>
  (Array.isArray(value) ? value.filter(isRecord) : []).flatMap(({ code, playType, tier, odds }) =>
    isText(code) && isText(playType) && isText(tier) && typeof odds === 'number'
      ? [{ code, playType, tier, odds }]
      : [],
  )

/** The level of the best of the prize groups, as they are typed. */
export const levelOfBest = (value: unknown): Ratio => bestLevel(groupsOf(value))

/** A ceiling in per cent as a share; 100 % for one that cannot be read. */
export const ceilingOf = (value: unknown): Ratio =>
  times(oddsFromText(String(value)) ?? ratioOf(100, 1), ratioOf(1, 100))

/** A play of several lotteries that have it with the same default odds. */
export interface SamePlay {
  lotteries: readonly Lottery[]
  playType: PlayType
}

/** The codes of all plays of these lotteries. */
export const playCodesOf = (code: string): string[] => [
  ...new Set(lotteriesFor(code).flatMap((lottery) => playTypesOf(lottery).map((play) => play.code))),
]

/** The forms of a play, which differ between regions; each with its lotteries. */
export function formsOf(code: string, playCode: string): SamePlay[] {
  const forms = new Map<PlayType, Lottery[]>()
  for (const lottery of lotteriesFor(code)) {
    const playType = playTypesOf(lottery).find((play) => play.code === playCode)
    if (playType) forms.set(playType, [...(forms.get(playType) ?? []), lottery])
  }
  return [...forms].map(([playType, lotteries]) => ({ playType, lotteries }))
}

/** Tiers of all forms of a play, each once. */
export const tiersOf = (forms: readonly SamePlay[]): string[] => [
  ...new Set(
    forms.flatMap(({ playType: { odds, tables = {} } }) =>
      [odds, ...Object.values(tables)].flatMap((table) => Object.keys(table)),
    ),
  ),
]

/** The table of prizes that a play has without lines of its own, by the table of Keno as it is chosen. */
export const baseOdds = ({ odds, tables }: PlayType, kenoTable: unknown): OddsTable =>
  (isText(kenoTable) && tables?.[kenoTable]) || odds
