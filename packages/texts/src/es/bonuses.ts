// SPDX-License-Identifier: Apache-2.0
import type { bonuses as source } from '../en/bonuses.ts'
import type { Translated } from '../translated.ts'

export const bonuses: Translated<typeof source> = {
  'bonuses.money': 'Dinero de bonos',
  'bonuses.inPlay': 'Bonos en juego',
  'bonuses.record': 'Bonos de los últimos 90 días',
  'bonuses.cashFirst':
    'Las apuestas usan primero tu efectivo y luego el dinero de bonos. Las ganancias vuelven al dinero que se apostó.',
  'bonuses.bonusFirst':
    'Las apuestas usan primero el dinero de bonos y luego tu efectivo. Las ganancias vuelven al dinero que se apostó.',
  'bonuses.granted': 'Concedido: {amount}',
  'bonuses.progress': 'Apostado hasta ahora',
  'bonuses.wagered': '{done} de {required}',
  'bonuses.becomesCash': 'Cuando esté todo apostado, lo que quede del bono pasa a ser efectivo.',
  'bonuses.until': 'Hasta {time}',
  'bonuses.maxStake': 'Apuestas con dinero del bono: {amount} como máximo',
  'bonuses.counts': 'Qué cuenta',
  'bonuses.countsPercent': '{percent} de cada apuesta',
  'bonuses.otherGames': 'Los demás juegos no cuentan, y allí no se puede apostar dinero del bono.',
  'bonuses.endingHint': 'No admite apuestas nuevas y termina cuando se liquiden las que están en juego.',
  'bonuses.forfeit': 'Renunciar a este bono',
  'bonuses.forfeitTitle': '¿Renunciar a este bono?',
  'bonuses.forfeitGoes': 'Se pierde: el dinero del bono y lo que ganó',
  'bonuses.forfeitStays': 'Se queda contigo: el efectivo y lo que ganó',
  'bonuses.forfeitTurnover': 'Quedará por apostar para él',
  'bonuses.forfeitInPlay': 'Si hay apuestas en juego con este bono, termina cuando se liquiden.',
  'bonuses.forfeitYes': 'Renunciar',
  'bonuses.forfeited': 'Has renunciado al bono',
  'bonuses.forfeitLater': 'El bono termina cuando se liquiden sus apuestas en juego',
  'bonuses.turnover': 'Apostado',
  'bonuses.stateTitle': 'Estado',
  'bonuses.state.paid': 'Pagado en efectivo',
  'bonuses.state.open': 'En juego',
  'bonuses.state.ending': 'Terminando',
  'bonuses.state.completed': 'Completado',
  'bonuses.state.forfeited': 'Renunciado',
  'bonuses.state.expired': 'Caducado',
  'bonuses.state.cancelled': 'Cancelado',
  'bonuses.becameCash': '{amount} pasaron a efectivo',
  'bonuses.seeBonuses': 'Ver tus bonos',
  'bonuses.bonusLeft': 'Por bonos: {amount}. Si renuncias a un bono, ya no hay que apostar nada por él.',
  'bonuses.depositLeft': 'Por depósitos: {amount}',
  'bonuses.bar.cashFirst':
    'Las apuestas usan primero tu efectivo. Por encima de {cash} usan dinero de bonos.',
  'bonuses.bar.bonusFirst': 'Las apuestas usan primero el dinero de bonos y luego tu efectivo.',
  'bonuses.bar.notHere': 'En este juego no se puede apostar dinero de bonos.',
  'shell.betRefused.bonusGame':
    'La apuesta no se hizo: tu efectivo no alcanza y en este juego no se puede apostar dinero de bonos.',
  'shell.betRefused.bonusStake':
    'La apuesta no se hizo: con dinero del bono, una apuesta es de {amount} como máximo.',
}
