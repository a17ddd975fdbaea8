// SPDX-License-Identifier: Apache-2.0
import { marketTypeOf } from '../market-types/market-types.ts'
import type { MarketTerms } from '../model/market.ts'
import type { EventResult } from '../model/result.ts'
import type { Offer } from '../offers/offer.ts'
import type { LegStatus } from '../settlement/leg-status.ts'

/** What a bet of one unit on every event returned, for one side of one kind of market. */
export interface BlindSide {
  bets: number
  returned: number
  squares: number
}

/** How well the prices of one kind of market foretold its outcomes, their margin taken out. */
export interface Calibration {
  markets: number
  /** Sum of -ln of the probability of what happened. */
  logLoss: number
  /** Sum over all outcomes of the squared distance of the probability from what happened. */
  brier: number
  /** The same two for prices that say nothing: all outcomes alike. */
  evenLogLoss: number
  evenBrier: number
}

/** Bets of one unit on everything that was on sale, whatever it is. */
export interface BlindBets {
  readonly sides: Map<string, BlindSide>
  readonly calibrations: Map<string, Calibration>
}

export const noBlindBets = (): BlindBets => ({ sides: new Map(), calibrations: new Map() })

/** Backs all outcomes on sale of one event, and settles them by its result; what that does not decide is left out. */
export function backAll(
  { sides, calibrations }: BlindBets,
  offers: readonly Offer[],
  {
    result,
    when,
    scoreBefore,
  }: { result: EventResult; when: string; scoreBefore?: MarketTerms['scoreBefore'] },
): void {
  // The lines of a market win and lose together: all of them are one bet on their event.
  const returns = new Map<string, number[]>()
  for (const { terms, status, outcomes } of offers) {
    if (status !== 'open') continue
    const type = marketTypeOf(terms.type)
    const counted =
      type.countsFromBet(result.sport as 'football') && scoreBefore ? { ...terms, scoreBefore } : terms
    const market = `${when} ${terms.type} ${terms.period}`
    const settled = outcomes.map(({ outcome, price }) => ({
      outcome,
      price,
      status: type.settle(result, counted, outcome),
    }))
    if (settled.some((each) => each.status === undefined)) continue
    for (const { outcome, price, status: became } of settled)
      if (price > 0) {
        const side = `${market} ${outcome}`
        returns.set(side, [...(returns.get(side) ?? []), returnOf(became!, price)])
      }
    addCalibration(calibrations, market, settled)
  }
  for (const [side, each] of returns)
    addReturn(sides, side, each.reduce((sum, one) => sum + one, 0) / each.length)
}

const returnOf = ({ won, back, of }: LegStatus, price: number): number => ((won * price) / 1_000 + back) / of

function addReturn(sides: BlindBets['sides'], key: string, returned: number): void {
  const side = sides.get(key) ?? { bets: 0, returned: 0, squares: 0 }
  sides.set(key, side)
  side.bets += 1
  side.returned += returned
  side.squares += returned ** 2
}

/** Only markets of which all outcomes were on sale and exactly one won say how good their prices were. */
function addCalibration(
  calibrations: BlindBets['calibrations'],
  market: string,
  settled: readonly { price: number; status: LegStatus | undefined }[],
): void {
  const won = settled.filter(({ status }) => status!.name === 'win')
  const isPlain =
    won.length === 1 && settled.every(({ status }) => status === won[0]!.status || status!.name === 'lose')
  if (!isPlain || settled.some(({ price }) => price === 0)) return
  const known = calibrations.get(market) ?? { markets: 0, logLoss: 0, brier: 0, evenLogLoss: 0, evenBrier: 0 }
  calibrations.set(market, known)
  const sum = settled.reduce((all, { price }) => all + 1 / price, 0)
  known.markets += 1
  for (const { price, status } of settled) {
    const chance = 1 / price / sum
    const happened = status!.name === 'win' ? 1 : 0
    known.logLoss -= happened * Math.log(chance)
    known.brier += (chance - happened) ** 2
    known.evenLogLoss += happened * Math.log(settled.length)
    known.evenBrier += (1 / settled.length - happened) ** 2
  }
}

/** What a unit returned on average, and the standard error of that. */
export function averageOfSide({ bets, returned, squares }: BlindSide): { average: number; error: number } {
  const average = returned / bets
  return { average, error: Math.sqrt(Math.max(0, squares / bets - average ** 2) / bets) }
}

/** Few bets on a rare outcome have no error that could be told from those of them that happened to win. */
const fewestBets = 50
/** Of some hundred sides one in ten thousand is beyond by chance. */
const errors = 3.7

/** The sides that returned more than was staked, beyond their error. */
export const beatenSides = ({ sides }: BlindBets): string[] =>
  [...sides].flatMap(([side, tally]) => {
    const { average, error } = averageOfSide(tally)
    return tally.bets >= fewestBets && average > 1 + errors * error ? [side] : []
  })
