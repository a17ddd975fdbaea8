// SPDX-License-Identifier: Apache-2.0
import { findMarketType } from '@tessera/rules/sportsbook/market-types/market-types'
import { lineText } from '@tessera/rules/sportsbook/model/market'
import { mainPeriod } from '@tessera/rules/sportsbook/model/period'
import { periodText } from '@tessera/rules/sportsbook/model/period-text'
import type { Sport } from '@tessera/rules/sportsbook/model/sport'
import type { TextKey } from '@tessera/texts/text-key'
import { t } from '../texts.ts'

/** What a market is about, as the calls name it. */
export interface MarketNamed {
  type: string
  period: string
  line: number | null
}

/** The name of a market type, such as "Handicap". */
export const typeName = (type: string): string =>
  t((findMarketType(type)?.text ?? `sportsbook.market.${type}`) as TextKey)

/** The name of a market with its line, and its part of the event where that is not the whole. */
export function marketName(sport: Sport, { type, period, line }: MarketNamed): string {
  const { text, values } = periodText(period)
  const of = line === null ? '' : ` ${lineText(line, findMarketType(type)?.line === 'handicap')}`
  const name = `${typeName(type)}${of}`
  return period === mainPeriod[sport] || type === 'outright_winner'
    ? name
    : `${name} · ${t(text as TextKey, values)}`
}

/** The name of an outcome; the names of the teams take the place of "home" and "away". */
export function outcomeName(
  { type, period, line }: MarketNamed,
  outcome: string,
  teams: { home: string; away: string },
): string {
  const found = findMarketType(type)
    ?.outcomes({ type, period, ...(line !== null && { line }) }, {})
    .find(({ id }) => id === outcome)
  if (!found?.text) return outcome
  const ofLine = found.values?.['line']
  if (found.side) return ofLine === undefined ? teams[found.side] : `${teams[found.side]} ${ofLine}`
  return t(found.text as TextKey, found.values ?? {})
}
