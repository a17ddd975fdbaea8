// SPDX-License-Identifier: Apache-2.0
import type { sportsbookBets as source } from '../en/sportsbook-bets.ts'
import type { Translated } from '../translated.ts'

/** What bets on the sportsbook are refused for. */
export const sportsbookBets: Translated<typeof source> = {
  'fault.sportsbook.unknownBet': 'Esta aposta não existe',
  'fault.sportsbook.unknownMarket': 'Este mercado não existe',
  'fault.sportsbook.slipRefused': 'Estas seleções não podem ser combinadas neste tipo de aposta',
  'fault.sportsbook.marketClosed': 'Um mercado não aceita apostas agora',
  'fault.sportsbook.priceChanged': 'As odds mudaram',
  'fault.sportsbook.scoreChanged': 'O resultado mudou',
  'fault.sportsbook.stakeTooSmall': 'A aposta é inferior ao mínimo',
  'fault.sportsbook.stakeTooLarge': 'A aposta excede o permitido',
  'fault.sportsbook.stakeTooFine': 'A moeda não tem uma fração tão pequena',
}
