// SPDX-License-Identifier: Apache-2.0
import type { bonuses as source } from '../en/bonuses.ts'
import type { Translated } from '../translated.ts'

export const bonuses: Translated<typeof source> = {
  'bonuses.money': 'Argent de bonus',
  'bonuses.inPlay': 'Bonus en jeu',
  'bonuses.record': 'Bonus des 90 derniers jours',
  'bonuses.cashFirst':
    'Les mises prennent d’abord votre argent, puis celui des bonus. Les gains reviennent à l’argent misé.',
  'bonuses.bonusFirst':
    'Les mises prennent d’abord l’argent des bonus, puis le vôtre. Les gains reviennent à l’argent misé.',
  'bonuses.granted': 'Accordé : {amount}',
  'bonuses.progress': 'Misé jusqu’ici',
  'bonuses.wagered': '{done} sur {required}',
  'bonuses.becomesCash': 'Quand tout est misé, ce qui reste du bonus devient de l’argent.',
  'bonuses.until': 'Jusqu’au {time}',
  'bonuses.maxStake': 'Mises avec l’argent du bonus : {amount} au plus',
  'bonuses.counts': 'Ce qui compte',
  'bonuses.countsPercent': '{percent} de chaque mise',
  'bonuses.otherGames': 'Les autres jeux ne comptent pas, et l’argent du bonus ne peut pas y être misé.',
  'bonuses.endingHint': 'Il n’accepte plus de mises et se termine quand celles en jeu sont réglées.',
  'bonuses.forfeit': 'Renoncer à ce bonus',
  'bonuses.forfeitTitle': 'Renoncer à ce bonus ?',
  'bonuses.forfeitGoes': 'Perdu : l’argent du bonus et ses gains',
  'bonuses.forfeitStays': 'Reste à vous : l’argent et ses gains',
  'bonuses.forfeitTurnover': 'À miser pour lui ensuite',
  'bonuses.forfeitInPlay': 'Si des mises de ce bonus sont en jeu, il se termine quand elles sont réglées.',
  'bonuses.forfeitYes': 'Renoncer',
  'bonuses.forfeited': 'Vous avez renoncé au bonus',
  'bonuses.forfeitLater': 'Le bonus se termine quand ses mises en jeu sont réglées',
  'bonuses.turnover': 'Misé',
  'bonuses.stateTitle': 'État',
  'bonuses.state.paid': 'Payé en argent',
  'bonuses.state.open': 'En jeu',
  'bonuses.state.ending': 'Se termine',
  'bonuses.state.completed': 'Terminé',
  'bonuses.state.forfeited': 'Abandonné',
  'bonuses.state.expired': 'Expiré',
  'bonuses.state.cancelled': 'Annulé',
  'bonuses.becameCash': '{amount} devenus de l’argent',
  'bonuses.seeBonuses': 'Voir vos bonus',
  'bonuses.bonusLeft':
    'Pour des bonus : {amount}. Si vous renoncez à un bonus, plus rien n’est à miser pour lui.',
  'bonuses.depositLeft': 'Pour des dépôts : {amount}',
  'bonuses.bar.cashFirst':
    'Les mises prennent d’abord votre argent. Au-delà de {cash}, elles prennent l’argent des bonus.',
  'bonuses.bar.bonusFirst': 'Les mises prennent d’abord l’argent des bonus, puis le vôtre.',
  'bonuses.bar.notHere': 'L’argent des bonus ne peut pas être misé sur ce jeu.',
  'shell.betRefused.bonusGame':
    'La mise n’a pas été placée : votre argent ne suffit pas, et celui des bonus ne peut pas être misé sur ce jeu.',
  'shell.betRefused.bonusStake':
    'La mise n’a pas été placée : avec l’argent du bonus, une mise est de {amount} au plus.',
}
