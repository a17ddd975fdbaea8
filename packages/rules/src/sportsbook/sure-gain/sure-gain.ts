// SPDX-License-Identifier: Apache-2.0
import type { EventFacts, ScoreMarketType, Scores } from '../market-types/market-type.ts'
import { marketTypeOf } from '../market-types/market-types.ts'
import type { MarketTerms, PriceThousandths } from '../model/market.ts'
import type { EventResult } from '../model/result.ts'
import type { Sport } from '../model/sport.ts'
import { bestShares } from './best-shares.ts'
import { possibleScores } from './possible-scores.ts'

/** An outcome that is on sale. */
export interface OnSale {
  readonly terms: MarketTerms
  readonly outcome: string
  readonly price: PriceThousandths
}

/** Outcomes which, backed together, gain whatever happens. */
export interface SureGain<Choice> {
  /** What each unit of stake gains at least. */
  readonly gain: number
  /** What of the stake is on which outcome. */
  readonly stakes: readonly { readonly choice: Choice; readonly share: number }[]
}

const [leastGain, leastShare] = [1e-6, 1e-6]

/**
 * How the prices of one event can be backed against each other, across its markets: 1X2 against double chance, draw no bet
 * and handicaps, totals against correct scores, halves against the match. The most that can be gained; undefined if nothing
 * can.
 */
export function sureGain<Choice extends OnSale>(
  event: { sport: Sport; result: EventResult | undefined; facts: EventFacts },
  onSale: readonly Choice[],
): SureGain<Choice> | undefined {
  const choices = onSale.flatMap((choice) => {
    const type = marketTypeOf(choice.terms.type)
    return type.decidedBy === 'scores' && choice.price > 0 ? [{ choice, type }] : []
  })
  const periods = [...new Set(choices.flatMap(({ choice, type }) => type.reads(choice.terms)))]
  return possibleScores(event, periods)
    .map(({ periods: together, states }) =>
      gainIn(
        states,
        choices.filter(({ choice, type }) =>
          type.reads(choice.terms).every((period) => together.includes(period)),
        ),
      ),
    )
    .reduce((best, found) => (found && found.gain > (best?.gain ?? 0) ? found : best), undefined)
}

function gainIn<Choice extends OnSale>(
  states: readonly Scores[],
  choices: readonly { choice: Choice; type: ScoreMarketType }[],
): SureGain<Choice> | undefined {
  if (choices.length < 2) return undefined
  const columns = new Map<string, number[]>()
  for (const scores of states) {
    const column = choices.map(({ choice: { terms, outcome, price }, type }) => {
      const { won, back, of } = type.statusOf(scores, terms, outcome)
      return ((won * price) / 1000 + back) / of
    })
    columns.set(column.join(), column)
  }
  const events = [...columns.values()]
  const best = bestShares(choices.map((_, index) => events.map((column) => column[index]!)))
  if (!best || best.least <= 1 + leastGain) return undefined
  return {
    gain: best.least - 1,
    stakes: choices.flatMap(({ choice }, index) =>
      best.shares[index]! > leastShare ? [{ choice, share: best.shares[index]! }] : [],
    ),
  }
}
