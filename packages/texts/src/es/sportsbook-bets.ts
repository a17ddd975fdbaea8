// SPDX-License-Identifier: Apache-2.0
import type { sportsbookBets as source } from '../en/sportsbook-bets.ts'
import type { Translated } from '../translated.ts'

/** What bets on the sportsbook are refused for. */
export const sportsbookBets: Translated<typeof source> = {
  'fault.sportsbook.unknownBet': 'Esta apuesta no existe',
  'fault.sportsbook.unknownMarket': 'Este mercado no existe',
  'fault.sportsbook.slipRefused': 'Estas selecciones no se pueden combinar en este tipo de apuesta',
  'fault.sportsbook.marketClosed': 'Un mercado no acepta apuestas ahora',
  'fault.sportsbook.priceChanged': 'Las cuotas han cambiado',
  'fault.sportsbook.scoreChanged': 'El marcador ha cambiado',
  'fault.sportsbook.stakeTooSmall': 'La apuesta es inferior al mínimo',
  'fault.sportsbook.stakeTooLarge': 'La apuesta supera lo que permite esta jugada',
  'fault.sportsbook.stakeTooFine': 'La moneda no tiene una fracción tan pequeña',
}
