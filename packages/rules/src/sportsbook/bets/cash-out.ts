// SPDX-License-Identifier: Apache-2.0
import type { PriceThousandths } from '../model/market.ts'
import { mostWorthOf, type SourceChance, worthOf } from '../prices/source-chance.ts'
import { type LegFactor, legFactor, type LegStatus, win } from '../settlement/leg-status.ts'
import { type BetKind, lineCount } from './bet-kinds.ts'
import { returnOf } from './returns.ts'

/** The share of the fair value that is not paid out, in hundredths of a percent [D]: 5 %. */
export const defaultMarginBasisPoints = 500

/** A leg as it stands now. */
export type CashOutLeg = { priceThousandths: PriceThousandths } & (
  | { state: 'settled'; status: LegStatus }
  /**
   * What its source thinks of it now, and thought when the bet was accepted; undefined of bets that have kept none.
   */
  | { state: 'open'; now: SourceChance; atBet: SourceChance | undefined }
  | { state: 'suspended' }
)

/**
 * What a bet can be cashed out for now (section 9): for each line the stake, times the factors of settled legs,
 * times what open ones are worth by their sources, less the margin; rounded down once, and never above what the bet
 * can still return. Undefined if there is no offer: a leg is suspended, nothing is open, or it is worth nothing.
 */
export function cashOutOffer(
  kind: BetKind,
  stakePerLineMinor: bigint,
  legs: readonly CashOutLeg[],
  marginBasisPoints: number = defaultMarginBasisPoints,
): bigint | undefined {
  const isOpen = legs.some(({ state }) => state !== 'settled')
  const factors = legs.map(valueNow)
  if (!isOpen || factors.some((factor) => factor === undefined)) return undefined
  const known = factors.filter((factor) => factor !== undefined)
  const { numerator, denominator } = sumOfLines(kind, known)
  const paidShare = BigInt(10_000 - marginBasisPoints)
  const offer = (stakePerLineMinor * numerator * paidShare) / (denominator * 10_000n)
  const most = returnOf(kind, stakePerLineMinor, legs.map(stillPossible))
  const capped = offer < most ? offer : most
  return capped > 0n ? capped : undefined
}

function valueNow(leg: CashOutLeg): LegFactor | undefined {
  switch (leg.state) {
    case 'settled':
      return legFactor(leg.status, leg.priceThousandths)
    case 'open':
      return worthNow(leg)
    case 'suspended':
      return undefined
  }
}

/**
 * What a leg is worth, as far as that has changed since the bet: a price above what the source thought fair, which an
 * operator can set, is for holding the bet to its end. So nothing is offered above the stake while the source stands.
 */
function worthNow({ priceThousandths: price, now, atBet }: CashOutLeg & { state: 'open' }): LegFactor {
  const worth = worthOf(now, price)
  if (!atBet) return worth.numerator < worth.denominator ? worth : one
  const before = mostWorthOf(atBet, price)
  return before.numerator <= before.denominator
    ? worth
    : { numerator: worth.numerator * before.denominator, denominator: worth.denominator * before.numerator }
}
const one: LegFactor = { numerator: 1n, denominator: 1n }

const stillPossible = (leg: CashOutLeg): LegFactor =>
  legFactor(leg.state === 'settled' ? leg.status : win, leg.priceThousandths)

/**
 * The exact sum of the products of all lines: a coefficient of the product of (denominator + numerator x) over
 * the legs for each size of line.
 */
function sumOfLines({ sizes }: BetKind, factors: readonly LegFactor[]): LegFactor {
  let coefficients = [1n]
  let denominator = 1n
  for (const factor of factors) {
    denominator *= factor.denominator
    coefficients = [...coefficients, 0n].map(
      (coefficient, size) =>
        coefficient * factor.denominator + (coefficients[size - 1] ?? 0n) * factor.numerator,
    )
  }
  return { numerator: sizes.reduce((sum, size) => sum + (coefficients[size] ?? 0n), 0n), denominator }
}

/** A share of a bet that is cashed out; the rest goes on as the same bet with a lower stake. */
export interface PartialCashOut {
  paidMinor: bigint
  cashedStakeMinor: bigint
  restPerLineMinor: bigint
}

/**
 * Cashes out a share, in hundredths of a percent, rounded down to whole units of stake on each line. Undefined
 * if the share is not within the whole, or nothing would be paid or left.
 */
export function partialCashOut(
  kind: BetKind,
  stakePerLineMinor: bigint,
  offerMinor: bigint,
  shareBasisPoints: number,
): PartialCashOut | undefined {
  if (!Number.isInteger(shareBasisPoints) || shareBasisPoints <= 0 || shareBasisPoints >= 10_000)
    return undefined
  const perLine = (stakePerLineMinor * BigInt(shareBasisPoints)) / 10_000n
  const paidMinor = (offerMinor * perLine) / stakePerLineMinor
  if (perLine === 0n || paidMinor === 0n) return undefined
  return {
    paidMinor,
    cashedStakeMinor: perLine * BigInt(lineCount(kind)),
    restPerLineMinor: stakePerLineMinor - perLine,
  }
}
