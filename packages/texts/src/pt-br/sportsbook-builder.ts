// SPDX-License-Identifier: Apache-2.0
import type { sportsbookBuilder as source } from '../en/sportsbook-builder.ts'
import type { Translated } from '../translated.ts'

/** Bet builders and cash-outs of the sportsbook. */
export const sportsbookBuilder: Translated<typeof source> = {
  'fault.sportsbook.cashOutNotOffered': 'Esta aposta não pode ser encerrada agora',
  'fault.sportsbook.cashOutChanged': 'A oferta caiu: veja a nova',
  'fault.sportsbook.cashOutWaits': 'Já há um encerramento desta aposta em espera',
  'fault.sportsbook.cashOutTooSmall': 'Esta parte é pequena demais para ser paga',
  'fault.sportsbook.cashOutTarget': 'Escolha um valor acima da oferta e abaixo do retorno possível',
  'sportsbook.cashOut.take': 'Encerrar por {amount}',
  'sportsbook.cashOut.none': 'Sem encerramento no momento',
  'sportsbook.cashOut.share': 'Quanto da aposta',
  'sportsbook.cashOut.rest': '{stake} do valor apostado continua em jogo',
  'sportsbook.cashOut.confirm': 'Confirmar {amount}',
  'sportsbook.cashOut.keep': 'Manter a aposta',
  'sportsbook.cashOut.done': '{amount} foram pagos',
  'sportsbook.cashOut.changed': 'A oferta agora é {amount}',
  'sportsbook.cashOut.waits': 'Ao vivo, o encerramento é decidido após um instante: faltam {seconds} s',
  'sportsbook.cashOut.refused.event_changed':
    'Não encerrada: o jogo mudou durante a espera. Sua aposta continua',
  'sportsbook.cashOut.refused.offer_lower':
    'Não encerrada: a oferta caiu durante a espera. Sua aposta continua',
  'sportsbook.cashOut.refused.not_offered': 'Não encerrada: não há mais oferta. Sua aposta continua',
  'sportsbook.cashOut.automatic': 'Encerrar automaticamente',
  'sportsbook.cashOut.automaticAt': 'Quando for oferecido',
  'sportsbook.cashOut.automaticSet': 'Encerra quando {amount} forem oferecidos',
  'sportsbook.cashOut.set': 'Definir',
  'sportsbook.cashOut.remove': 'Remover',
  'sportsbook.cashOut.paidSoFar': '{amount} já encerrados',
  'sportsbook.builder.hint': 'Escolha dois ou mais resultados que precisam acontecer todos.',
  'sportsbook.builder.price': 'Odd conjunta',
  'sportsbook.builder.add': 'Adicionar ao bilhete',
  'sportsbook.builder.added': 'Está no seu bilhete',
  'sportsbook.builder.clear': 'Limpar',
  'sportsbook.builder.waits': 'Sem odd no momento',
  'sportsbook.builder.full': 'O bilhete está cheio',
  'sportsbook.builder.builder_too_few': 'Escolha pelo menos dois resultados',
  'sportsbook.builder.builder_too_many': 'No máximo doze resultados',
  'sportsbook.builder.builder_same_market': 'Apenas um resultado de cada mercado',
  'sportsbook.builder.builder_market': 'Um destes mercados não pode ser combinado',
  'sportsbook.builder.builder_no_states': 'Estes mercados não podem ser combinados entre si',
  'sportsbook.builder.builder_contradictory': 'Estes resultados não podem acontecer todos juntos',
  'sportsbook.builder.builder_no_price': 'Certo demais para ter odd',
  'sportsbook.builder.builder_several_events': 'Todos os resultados precisam ser de um só evento',
  'sportsbook.builder.builder_not_offered': 'Este evento não tem criador de apostas',
}
