// SPDX-License-Identifier: Apache-2.0
import type { sportsbookBets as source } from '../en/sportsbook-bets.ts'
import type { Translated } from '../translated.ts'

/** What bets on the sportsbook are refused for. */
export const sportsbookBets: Translated<typeof source> = {
  'fault.sportsbook.unknownBet': 'Ce pari n’existe pas',
  'fault.sportsbook.unknownMarket': 'Ce marché n’existe pas',
  'fault.sportsbook.slipRefused': 'Ces sélections ne peuvent pas être combinées dans ce type de pari',
  'fault.sportsbook.marketClosed': 'Un marché n’accepte pas de paris en ce moment',
  'fault.sportsbook.priceChanged': 'Les cotes ont changé',
  'fault.sportsbook.scoreChanged': 'Le score a changé',
  'fault.sportsbook.stakeTooSmall': 'La mise est inférieure au minimum',
  'fault.sportsbook.stakeTooLarge': 'La mise dépasse ce que ce pari permet',
  'fault.sportsbook.stakeTooFine': 'La devise n’a pas de si petite unité',
}
