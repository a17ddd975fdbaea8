// SPDX-License-Identifier: Apache-2.0
import { amountFromWire, type Amount } from '@tessera/rules/money'
import type { Sport } from '@tessera/rules/sportsbook/model/sport'
import { siteTimeZone } from '../../site/index.ts'
import type { Margins } from '../book/replay/offer-terms.ts'
import type { Settings } from '../../../platform/settings/settings.ts'

/** What prices of bets follow from beside their markets. */
export interface PriceTerms {
  margins: Margins
  /** What is kept back of the fair value of a bet that is cashed out. */
  cashOutMarginBasisPoints: number
  /** How long bets and cash-outs on live events wait, in seconds. */
  delays: Readonly<Record<Sport, number>>
}

/** What bounds bets, as the operator has set it. */
export interface BetTerms extends PriceTerms {
  lowestStake: Amount
  highestStake: Amount
  outcomeLiability: Amount
  ticketPayout: Amount
  /** For all bets of a member on a day of the site, in its time zone. */
  dayPayout: Amount
  timeZone: string
}

export async function readPriceTerms(settings: Settings): Promise<PriceTerms> {
  const [margins, cashOutMargin, delays] = await Promise.all([
    settings.read('sportsbook.margins'),
    settings.read('sportsbook.cashOutMargin'),
    settings.read('sportsbook.delays'),
  ])
  return { margins, cashOutMarginBasisPoints: Math.round(cashOutMargin * 100), delays }
}

export async function readBetTerms(settings: Settings, brandCode: string): Promise<BetTerms> {
  const brand = settings.of(brandCode)
  const [stakes, payouts, liability, timeZone] = await Promise.all([
    brand.read('sportsbook.stakes'),
    brand.read('sportsbook.payouts'),
    settings.read('sportsbook.outcomeLiability'),
    siteTimeZone(brand),
  ])
  return {
    ...(await readPriceTerms(settings)),
    lowestStake: amountFromWire(stakes.lowest),
    highestStake: amountFromWire(stakes.highest),
    outcomeLiability: amountFromWire(liability),
    ticketPayout: amountFromWire(payouts.ticket),
    dayPayout: amountFromWire(payouts.day),
    timeZone,
  }
}
