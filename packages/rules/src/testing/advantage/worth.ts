// SPDX-License-Identifier: Apache-2.0
import { builderStatus } from '../../sportsbook/bets/builder.ts'
import { averageOver } from '../../sportsbook/market-types/chances.ts'
import type { ScoreMarketType } from '../../sportsbook/market-types/market-type.ts'
import { marketTypeOf } from '../../sportsbook/market-types/market-types.ts'
import type { LegStatus } from '../../sportsbook/settlement/leg-status.ts'
import type { Selection } from '../../sportsbook/settlement/settle-market.ts'
import { delaySeconds } from './money-rules.ts'
import { lastSecond, type Match } from './match.ts'

interface Priced {
  readonly match: Match
  readonly selections: readonly Selection[]
  readonly price: number
}

/**
 * What each unit on legs returns on average, for somebody who sees the matches a few seconds before the book does: by the
 * very model that draws their goals, without any rule of the house.
 */
export const worthAt = (legs: readonly Priced[], second: number): number =>
  legs.reduce((all, leg) => all * worthOfLeg(leg, second === 0 ? 0 : second + delaySeconds), 1)

function worthOfLeg({ match, selections, price }: Priced, second: number): number {
  const statusOf = (settle: (selection: Selection) => LegStatus): LegStatus =>
    selections.length === 1 ? settle(selections[0]!) : builderStatus(selections.map(settle))
  const types = selections.map(({ terms }) => marketTypeOf(terms.type) as ScoreMarketType)
  const periods = [
    ...new Set(types.flatMap((type, index) => type.reads(selections[index]!.terms))),
  ].toSorted()
  const joint = second < lastSecond ? match.pricedAt(second).source(periods) : undefined
  if (!joint) {
    const { won, back, of } = statusOf(({ terms, outcome }) =>
      marketTypeOf(terms.type).settle(match.result, terms, outcome)!,
    )
    return ((won * price) / 1_000 + back) / of
  }
  const { win, push } = averageOver(joint, (scores) =>
    statusOf(({ terms, outcome }) =>
      (marketTypeOf(terms.type) as ScoreMarketType).statusOf(scores, terms, outcome),
    ),
  )
  return (win * price) / 1_000 + push
}
