// SPDX-License-Identifier: Apache-2.0
import type { lotteryFast as source } from '../en/lottery-fast.ts'
import type { Translated } from '../translated.ts'

/** Plays of K3, 11x5, PK10, Max 3D Pro and of the whole Thai ticket. */
export const lotteryFast: Translated<typeof source> = {
  'lottery.play.exactSum': 'Somme exacte',
  'lottery.play.oneFace': 'Une face',
  'lottery.play.twoFaces': 'Deux faces différentes',
  'lottery.play.pair': 'Paire',
  'lottery.play.triple': 'Brelan',
  'lottery.play.oddBalls': 'Nombre de boules impaires',
  'lottery.play.firstInOrder': 'Les {count} premiers dans l’ordre',
  'lottery.play.firstAnyOrder': 'Les {count} premiers dans le désordre',
  'lottery.play.pairBigSmall': 'Deux premiers : somme grande ou petite',
  'lottery.play.pairOddEven': 'Deux premiers : somme paire ou impaire',
  'lottery.play.pairSum': 'Deux premiers : somme exacte',
  'lottery.play.carAtPlace': 'Une voiture à une place',
  'lottery.play.winnerBigSmall': 'Vainqueur grand ou petit',
  'lottery.play.winnerOddEven': 'Vainqueur pair ou impair',
  'lottery.play.duel': 'Rang {place} contre {other}',
  'lottery.play.twoInOrder': 'Deux numéros dans l’ordre',
  'lottery.play.ticket': 'Billet entier',
  'lottery.tier.reversed': 'DB, dans l’autre sens',
  'lottery.tier.near': 'Voisin du premier prix',
  'lottery.tier.dice': 'Dés avec elle : {count}',
  'lottery.row.second': 'Deuxième prix',
  'lottery.row.third': 'Troisième prix',
  'lottery.row.fourth': 'Quatrième prix',
  'lottery.row.fifth': 'Cinquième prix',
  'lottery.side.any': 'N’importe quel triple',
  'lottery.pick.ranked': 'Choisissez-en un par place : {count}',
  'lottery.pick.atPlace': 'Choisissez une voiture à une place',
  'lottery.pick.pair':
    'Deux numéros différents de trois chiffres accolés, comme 123456 : l’ordre compte. Jusqu’à {count}, chacun est un pari',
  'lottery.list.hintPlace': 'Un pari par ligne : la place et la voiture, par exemple 3 07',
  'lottery.place.at': 'Rang {number}',
}
