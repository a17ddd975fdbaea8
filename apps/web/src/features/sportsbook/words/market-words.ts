// SPDX-License-Identifier: Apache-2.0
import { findMarketType } from '@tessera/rules/sportsbook/market-types/market-types'
import type { EventFacts } from '@tessera/rules/sportsbook/market-types/market-type'
import { mainPeriod } from '@tessera/rules/sportsbook/model/period'
import { periodText } from '@tessera/rules/sportsbook/model/period-text'
import type { Sport } from '@tessera/rules/sportsbook/model/sport'
import type { TextKey } from '@tessera/texts/text-key'
import { t } from '../../../shared/texts/texts.ts'

/** What a market is about, as the calls name it. */
export interface MarketNamed {
  type: string
  period: string
  line: number | null
  /** Of an outright: the competitor whose id the outcome is. */
  name?: string | undefined
}

/** The name of a part of an event, such as "First half". */
export function periodName(period: string): string {
  const { text, values } = periodText(period)
  return t(text as TextKey, values)
}

/** The name of a market, with its part of the event where that is not the whole: "Handicap, first half". */
export function marketName(sport: Sport, { type, period }: Pick<MarketNamed, 'type' | 'period'>): string {
  const name = t((findMarketType(type)?.text ?? `sportsbook.market.${type}`) as TextKey)
  return period === mainPeriod[sport] || type === 'outright_winner' ? name : `${name} · ${periodName(period)}`
}

/**
 * The name of an outcome. `teams` takes the place of "home" and "away" where the outcome is one side or the
 * start of one: "Arsenal +0.75".
 */
export function outcomeName(
  { type, period, line, name }: MarketNamed,
  outcome: string,
  teams?: { home: string; away: string },
  facts: EventFacts = {},
): string {
  const found = findMarketType(type)
    ?.outcomes({ type, period, ...(line !== null && { line }) }, facts)
    .find(({ id }) => id === outcome)
  if (!found?.text) return name ?? outcome
  if (teams && found.side) {
    const text = found.values?.line
    return text === undefined ? teams[found.side] : `${teams[found.side]} ${text}`
  }
  return t(found.text as TextKey, found.values ?? {})
}
