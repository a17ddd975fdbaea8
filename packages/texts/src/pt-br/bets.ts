// SPDX-License-Identifier: Apache-2.0
import type { bets as source } from '../en/bets.ts'
import type { Translated } from '../translated.ts'

/** The betting record. */
export const bets: Translated<typeof source> = {
  'bets.title': 'Histórico de apostas',
  'bets.time': 'Horário',
  'bets.game': 'Jogo',
  'bets.studio': 'Estúdio',
  'bets.bet': 'Aposta',
  'bets.validBet': 'Aposta válida',
  'bets.payout': 'Retorno',
  'bets.net': 'Líquido',
  'bets.status': 'Status',
  'bets.status.open': 'Aberta',
  'bets.status.settled': 'Encerrada',
  'bets.status.refunded': 'Devolvida',
  'bets.verify': 'Conferir esta rodada',
  'bets.round': 'Rodada {round}',
  'bets.empty': 'Nenhuma aposta neste período',
  'bets.emptyHint': 'Suas rodadas aparecem aqui assim que são jogadas.',
  'bets.range': 'Período',
  'bets.range.today': 'Hoje',
  'bets.range.week': '7 dias',
  'bets.range.month': '30 dias',
  'bets.verify.blocked': 'A rodada abre em uma nova janela. Seu navegador bloqueou; toque de novo.',
}
