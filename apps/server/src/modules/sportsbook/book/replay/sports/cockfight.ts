// SPDX-License-Identifier: Apache-2.0
import { factorOfFight, fightPrices } from '@tessera/rules/sportsbook/cockfight/fixed-odds'
import { fightChances } from '@tessera/rules/sportsbook/cockfight/strengths'
import type { Offer } from '@tessera/rules/sportsbook/offers/offer'
import { chanceOf } from '@tessera/rules/sportsbook/prices/source-chance'
import { wholeScore } from '@tessera/rules/sportsbook/settlement/scores/whole-score'
import { drawFight, simulateFight } from '@tessera/rules/sportsbook/simulator/simulate-cockfight'
import type { PlayedSport, Step, Strength } from '../played-sport.ts'
import { seededNumbers } from '../seeded-numbers.ts'

/** A virtual fight. Bets are taken before it only; its result is drawn before anything of it is shown. */
export const cockfight: PlayedSport = {
  sport: 'cockfight',
  priceEverySeconds: 600,
  offersBefore: (strength, { extraMargin }) => [offerOf(strength, extraMargin)],
  steps(seed, strength) {
    const next = seededNumbers(seed)
    const drawn = drawFight(fightChances(strengthOfMeron(strength)), next)
    return simulateFight(drawn, next).map(({ kind, side, atSecond, detail }): Step => {
      const outcome = detail.result
      const result = { sport: 'cockfight' as const, outcome, over: outcome !== undefined }
      return {
        atSeconds: atSecond,
        kind,
        side,
        after: {
          score: wholeScore(result) ?? { home: 0, away: 0 },
          period: outcome ? 'ended' : 'fight',
          playedSeconds: atSecond,
          result,
          statistics: { strength: [detail.strength.home, detail.strength.away] },
        },
        clockRuns: outcome === undefined,
        offers: ({ extraMargin }) => [{ ...offerOf(strength, extraMargin), status: 'closed' }],
      }
    })
  },
}

const strengthOfMeron = ({ meron = 0.5 }: Strength): number => meron

/** Usual overround of the two prices of a decided fight (game-rules.md section 10). */
const usualOverround = 1.05

function offerOf(strength: Strength, extraMargin: number): Offer {
  const chances = fightChances(strengthOfMeron(strength))
  const prices = fightPrices(chances, Math.max(1, usualOverround + extraMargin))
  return {
    terms: { type: 'fight_fixed', period: 'fight' },
    status: 'open',
    outcomes: (['meron', 'wala', 'bdd', 'ftd'] as const).map((outcome) => ({
      outcome,
      price: prices[outcome],
      chance: chanceOf(factorOfFight(chances, outcome)),
    })),
  }
}
