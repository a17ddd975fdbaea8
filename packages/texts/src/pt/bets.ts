// SPDX-License-Identifier: Apache-2.0
import type { bets as source } from '../en/bets.ts'
import type { Translated } from '../translated.ts'

/** The betting record. */
export const bets: Translated<typeof source> = {
  'bets.title': 'Histórico de apostas',
  'bets.time': 'Hora',
  'bets.game': 'Jogo',
  'bets.studio': 'Estúdio',
  'bets.bet': 'Aposta',
  'bets.validBet': 'Aposta válida',
  'bets.payout': 'Retorno',
  'bets.net': 'Líquido',
  'bets.status': 'Estado',
  'bets.status.open': 'Em aberto',
  'bets.status.settled': 'Liquidada',
  'bets.status.refunded': 'Devolvida',
  'bets.verify': 'Verificar esta ronda',
  'bets.round': 'Ronda {round}',
  'bets.empty': 'Sem apostas neste período',
  'bets.emptyHint': 'As suas rondas aparecem aqui assim que são jogadas.',
  'bets.range': 'Período',
  'bets.range.today': 'Hoje',
  'bets.range.week': '7 dias',
  'bets.range.month': '30 dias',
  'bets.verify.blocked': 'A ronda abre numa janela nova. O navegador bloqueou-a; prima outra vez.',
}
