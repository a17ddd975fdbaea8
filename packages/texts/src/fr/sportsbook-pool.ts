// SPDX-License-Identifier: Apache-2.0
import type { sportsbookPool as source } from '../en/sportsbook-pool.ts'
import type { Translated } from '../translated.ts'

/** The pools of virtual fights. */
export const sportsbookPool: Translated<typeof source> = {
  'fault.sportsbook.poolClosed': 'Les paris sur ce combat sont fermés',
  'sportsbook.reason.pool_cancelled':
    'La cagnotte a été annulée : un côté aurait rendu 1,07 ou moins, ou n’avait aucune mise',
  'sportsbook.pool': 'Cagnotte',
  'sportsbook.pool.about':
    'Les mises des deux côtés forment une cagnotte. {percent} % en sont la commission ; ceux qui ont misé sur le vainqueur se partagent le reste.',
  'sportsbook.pool.changes':
    'Ce que rend un côté change à chaque mise, jusqu’à la clôture des paris au début du combat.',
  'sportsbook.pool.back':
    'En cas de match nul, toutes les mises sont rendues. De même si un côté rendait 1,07 ou moins, ou n’avait aucune mise : la cagnotte est alors annulée.',
  'sportsbook.pool.returns': 'Rend maintenant',
  'sportsbook.pool.noStakes': 'Aucune mise',
  'sportsbook.pool.on': 'Miser sur {side}',
  'sportsbook.pool.hint':
    'Saisissez une mise, puis touchez un côté. Elle est placée aussitôt et ne peut pas être reprise.',
  'sportsbook.pool.low': 'Au moins {amount}',
  'sportsbook.pool.high': 'Au plus {amount}',
  'sportsbook.pool.placed': '{amount} sur {side} : la mise est dans la cagnotte.',
  'sportsbook.pool.closed': 'Les paris sur ce combat sont fermés',
  'sportsbook.pool.mine': 'Mes mises sur ce combat',
  'sportsbook.pool.bets': 'Mises mutuelles',
  'sportsbook.pool.none': 'Vous n’avez aucune mise dans une cagnotte.',
  'sportsbook.pool.ifWins': 'Rendrait maintenant en cas de victoire',
  'sportsbook.pool.rule':
    'Une mise gagnante rend sa part de la cagnotte après commission, arrondie à la plus petite pièce inférieure.',
  'sportsbook.pool.commission': 'Commission',
}
