// SPDX-License-Identifier: Apache-2.0
import type { bets as source } from '../en/bets.ts'
import type { Translated } from '../translated.ts'

/** The betting record. */
export const bets: Translated<typeof source> = {
  'bets.title': 'Historial de apuestas',
  'bets.time': 'Hora',
  'bets.game': 'Juego',
  'bets.studio': 'Estudio',
  'bets.bet': 'Apuesta',
  'bets.validBet': 'Apuesta válida',
  'bets.payout': 'Retorno',
  'bets.net': 'Neto',
  'bets.status': 'Estado',
  'bets.status.open': 'Abierta',
  'bets.status.settled': 'Cerrada',
  'bets.status.refunded': 'Devuelta',
  'bets.verify': 'Comprobar esta ronda',
  'bets.round': 'Ronda {round}',
  'bets.empty': 'No hay apuestas en este periodo',
  'bets.emptyHint': 'Tus rondas aparecen aquí en cuanto se juegan.',
  'bets.range': 'Periodo',
  'bets.range.today': 'Hoy',
  'bets.range.week': '7 días',
  'bets.range.month': '30 días',
  'bets.verify.blocked':
    'La ronda se abre en una ventana nueva. Tu navegador la ha bloqueado; pulsa otra vez.',
}
