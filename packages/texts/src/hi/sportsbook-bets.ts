// SPDX-License-Identifier: Apache-2.0
import type { sportsbookBets as source } from '../en/sportsbook-bets.ts'
import type { Translated } from '../translated.ts'

/** What bets on the sportsbook are refused for. */
export const sportsbookBets: Translated<typeof source> = {
  'fault.sportsbook.unknownBet': 'यह दाँव मौजूद नहीं है',
  'fault.sportsbook.unknownMarket': 'यह बाज़ार मौजूद नहीं है',
  'fault.sportsbook.slipRefused': 'इन चयनों को इस तरह के दाँव में नहीं जोड़ा जा सकता',
  'fault.sportsbook.marketClosed': 'एक बाज़ार अभी दाँव नहीं ले रहा',
  'fault.sportsbook.priceChanged': 'ऑड्स बदल गए हैं',
  'fault.sportsbook.scoreChanged': 'स्कोर बदल गया है',
  'fault.sportsbook.stakeTooSmall': 'दाँव न्यूनतम से कम है',
  'fault.sportsbook.stakeTooLarge': 'दाँव इस सीमा से अधिक है',
  'fault.sportsbook.stakeTooFine': 'मुद्रा में इतना छोटा सिक्का नहीं है',
}
