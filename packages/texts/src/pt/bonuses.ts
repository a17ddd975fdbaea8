// SPDX-License-Identifier: Apache-2.0
import type { bonuses as source } from '../en/bonuses.ts'
import type { Translated } from '../translated.ts'

export const bonuses: Translated<typeof source> = {
  'bonuses.money': 'Dinheiro de bónus',
  'bonuses.inPlay': 'Bónus em jogo',
  'bonuses.record': 'Bónus dos últimos 90 dias',
  'bonuses.cashFirst':
    'As apostas usam primeiro o seu dinheiro e depois o dos bónus. Os ganhos voltam ao dinheiro que foi apostado.',
  'bonuses.bonusFirst':
    'As apostas usam primeiro o dinheiro dos bónus e depois o seu. Os ganhos voltam ao dinheiro que foi apostado.',
  'bonuses.granted': 'Concedido: {amount}',
  'bonuses.progress': 'Apostado até agora',
  'bonuses.wagered': '{done} de {required}',
  'bonuses.becomesCash': 'Quando tudo estiver apostado, o que restar do bónus passa a dinheiro.',
  'bonuses.until': 'Até {time}',
  'bonuses.maxStake': 'Apostas com dinheiro do bónus: {amount} no máximo',
  'bonuses.counts': 'O que conta',
  'bonuses.countsPercent': '{percent} de cada aposta',
  'bonuses.otherGames': 'Os outros jogos não contam, e aí não se pode apostar dinheiro do bónus.',
  'bonuses.endingHint': 'Não aceita apostas novas e termina quando as que estão em jogo forem liquidadas.',
  'bonuses.forfeit': 'Desistir deste bónus',
  'bonuses.forfeitTitle': 'Desistir deste bónus?',
  'bonuses.forfeitGoes': 'Perde-se: o dinheiro do bónus e o que este ganhou',
  'bonuses.forfeitStays': 'Fica consigo: o seu dinheiro e o que este ganhou',
  'bonuses.forfeitTurnover': 'A apostar por ele depois disso',
  'bonuses.forfeitInPlay': 'Se houver apostas em jogo com este bónus, ele termina quando forem liquidadas.',
  'bonuses.forfeitYes': 'Desistir',
  'bonuses.forfeited': 'Desistiu do bónus',
  'bonuses.forfeitLater': 'O bónus termina quando as suas apostas em jogo forem liquidadas',
  'bonuses.turnover': 'Apostado',
  'bonuses.stateTitle': 'Estado',
  'bonuses.state.paid': 'Pago em dinheiro',
  'bonuses.state.open': 'Em jogo',
  'bonuses.state.ending': 'A terminar',
  'bonuses.state.completed': 'Concluído',
  'bonuses.state.forfeited': 'Desistência',
  'bonuses.state.expired': 'Expirado',
  'bonuses.state.cancelled': 'Cancelado',
  'bonuses.becameCash': '{amount} passaram a dinheiro',
  'bonuses.seeBonuses': 'Ver os seus bónus',
  'bonuses.bonusLeft': 'Para bónus: {amount}. Se desistir de um bónus, já nada tem de ser apostado para ele.',
  'bonuses.depositLeft': 'Para depósitos: {amount}',
  'bonuses.bar.cashFirst': 'As apostas usam primeiro o seu dinheiro. Acima de {cash} usam dinheiro de bónus.',
  'bonuses.bar.bonusFirst': 'As apostas usam primeiro o dinheiro dos bónus e depois o seu.',
  'bonuses.bar.notHere': 'Neste jogo não se pode apostar dinheiro de bónus.',
  'shell.betRefused.bonusGame':
    'A aposta não foi feita: o seu dinheiro não chega e neste jogo não se pode apostar dinheiro de bónus.',
  'shell.betRefused.bonusStake':
    'A aposta não foi feita: com dinheiro do bónus, uma aposta é de {amount} no máximo.',
}
