// SPDX-License-Identifier: Apache-2.0
import type { Sport } from '@tessera/rules/sportsbook/model/sport'
import { type MarketNamed, marketName, outcomeName } from './market-words.ts'

/** What the words of a leg need of it. */
export interface LegWorded {
  event: {
    sport: Sport
    home: { name: string }
    away: { name: string }
    bestOf?: number | null | undefined
  }
  selections: readonly (MarketNamed & { outcome: string })[]
}

/** Both sides of an event. */
export const eventName = ({ home, away }: LegWorded['event']): string => `${home.name} – ${away.name}`

/** The outcomes of a leg: "Arsenal", or of a builder "Arsenal + Over 2.5". */
export const legOutcomes = ({ event, selections }: LegWorded): string =>
  selections.map((selection) => outcomeOf(event, selection)).join(' + ')

export const outcomeOf = (
  { home, away, bestOf }: LegWorded['event'],
  selection: LegWorded['selections'][number],
): string =>
  outcomeName(
    selection,
    selection.outcome,
    { home: home.name, away: away.name },
    { bestOf: bestOf ?? undefined },
  )

/** The markets of a leg. */
export const legMarkets = ({ event, selections }: LegWorded): string =>
  selections.map((selection) => marketName(event.sport, selection)).join(' + ')

/** A leg in one line. */
export const legTitle = (leg: LegWorded): string => `${eventName(leg.event)}: ${legOutcomes(leg)}`
