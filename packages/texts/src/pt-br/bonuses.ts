// SPDX-License-Identifier: Apache-2.0
import type { bonuses as source } from '../en/bonuses.ts'
import type { Translated } from '../translated.ts'

export const bonuses: Translated<typeof source> = {
  'bonuses.money': 'Dinheiro de bônus',
  'bonuses.inPlay': 'Bônus em jogo',
  'bonuses.record': 'Bônus dos últimos 90 dias',
  'bonuses.cashFirst':
    'As apostas usam primeiro seu dinheiro e depois o dos bônus. Os ganhos voltam ao dinheiro que foi apostado.',
  'bonuses.bonusFirst':
    'As apostas usam primeiro o dinheiro dos bônus e depois o seu. Os ganhos voltam ao dinheiro que foi apostado.',
  'bonuses.granted': 'Concedido: {amount}',
  'bonuses.progress': 'Apostado até agora',
  'bonuses.wagered': '{done} de {required}',
  'bonuses.becomesCash': 'Quando tudo estiver apostado, o que sobrar do bônus vira dinheiro.',
  'bonuses.until': 'Até {time}',
  'bonuses.maxStake': 'Apostas com dinheiro do bônus: no máximo {amount}',
  'bonuses.counts': 'O que conta',
  'bonuses.countsPercent': '{percent} de cada aposta',
  'bonuses.otherGames': 'Os outros jogos não contam, e neles não dá para apostar dinheiro do bônus.',
  'bonuses.endingHint': 'Não aceita apostas novas e termina quando as que estão em jogo forem liquidadas.',
  'bonuses.forfeit': 'Desistir deste bônus',
  'bonuses.forfeitTitle': 'Desistir deste bônus?',
  'bonuses.forfeitGoes': 'Você perde: o dinheiro do bônus e o que ele ganhou',
  'bonuses.forfeitStays': 'Fica com você: seu dinheiro e o que ele ganhou',
  'bonuses.forfeitTurnover': 'A apostar por ele depois disso',
  'bonuses.forfeitInPlay': 'Se houver apostas em jogo com este bônus, ele termina quando forem liquidadas.',
  'bonuses.forfeitYes': 'Desistir',
  'bonuses.forfeited': 'Você desistiu do bônus',
  'bonuses.forfeitLater': 'O bônus termina quando suas apostas em jogo forem liquidadas',
  'bonuses.turnover': 'Apostado',
  'bonuses.stateTitle': 'Situação',
  'bonuses.state.paid': 'Pago em dinheiro',
  'bonuses.state.open': 'Em jogo',
  'bonuses.state.ending': 'Terminando',
  'bonuses.state.completed': 'Concluído',
  'bonuses.state.forfeited': 'Desistência',
  'bonuses.state.expired': 'Expirado',
  'bonuses.state.cancelled': 'Cancelado',
  'bonuses.becameCash': '{amount} viraram dinheiro',
  'bonuses.seeBonuses': 'Ver seus bônus',
  'bonuses.bonusLeft':
    'Para bônus: {amount}. Se você desistir de um bônus, nada mais precisa ser apostado por ele.',
  'bonuses.depositLeft': 'Para depósitos: {amount}',
  'bonuses.bar.cashFirst': 'As apostas usam primeiro seu dinheiro. Acima de {cash} usam dinheiro de bônus.',
  'bonuses.bar.bonusFirst': 'As apostas usam primeiro o dinheiro dos bônus e depois o seu.',
  'bonuses.bar.notHere': 'Neste jogo não dá para apostar dinheiro de bônus.',
  'shell.betRefused.bonusGame':
    'A aposta não foi feita: seu dinheiro não é suficiente e neste jogo não dá para apostar dinheiro de bônus.',
  'shell.betRefused.bonusStake':
    'A aposta não foi feita: com dinheiro do bônus, uma aposta é de no máximo {amount}.',
}
