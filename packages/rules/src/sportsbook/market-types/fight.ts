// SPDX-License-Identifier: Apache-2.0
import { type FightOutcome, fightOutcomes } from '../model/result.ts'
import { type LegStatus, push, winIf } from '../settlement/leg-status.ts'
import { type NamedMarketType, plainOutcomes } from './market-type.ts'
import { noOutcome } from './score-market.ts'

/** A draw, BDD or FTD, gives back the stakes on Meron and Wala (section 10). */
function statusOfFight(fought: FightOutcome, backed: string, type: string): LegStatus {
  if (!fightOutcomes.some((each) => each === backed)) throw noOutcome({ type, period: 'fight' }, backed)
  const isDraw = fought === 'bdd' || fought === 'ftd'
  return isDraw && (backed === 'meron' || backed === 'wala') ? push : winIf(fought === backed)
}

const fight = (code: string, pooled: boolean): NamedMarketType => ({
  code,
  text: `sportsbook.market.${code}`,
  sports: ['cockfight'],
  hasPeriod: (_, period) => period === 'fight',
  line: 'none',
  isLine: () => false,
  countsFromBet: () => false,
  // Stakes on the two draws have fixed prices in both forms, so they stay out of the pool.
  outcomes: () => plainOutcomes(...(pooled ? ['meron', 'wala'] : fightOutcomes)),
  decidedBy: 'fight',
  pooled,
  settle: (result, _, outcome) =>
    result.sport === 'cockfight' && result.outcome ? statusOfFight(result.outcome, outcome, code) : undefined,
})

/** A virtual cockfight at fixed prices, and the pool whose stakes set the price. */
export const fights: readonly NamedMarketType[] = [fight('fight_fixed', false), fight('fight_pool', true)]
