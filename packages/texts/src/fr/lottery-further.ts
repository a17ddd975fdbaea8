// SPDX-License-Identifier: Apache-2.0
import type { lotteryFurther as source } from '../en/lottery-further.ts'
import type { Translated } from '../translated.ts'

/** Lotteries with jackpots, of Thailand, Laos and Hanoi, and further plays of Keno. */
export const lotteryFurther: Translated<typeof source> = {
  'lottery.group.VIETLOTT': 'Jackpots',
  'lottery.group.SEA': 'Thaïlande, Laos, Hanoï',
  'lottery.jackpot': 'Jackpot',
  'lottery.jackpot.second': 'Second jackpot',
  'lottery.jackpot.fair':
    'Les lots fixes rendent {rtp} % des mises à long terme. {percent} % de plus vont aux jackpots, qui grossissent jusqu’à ce que quelqu’un gagne et reviennent ainsi avec le temps. Tous les gagnants d’un tirage se partagent le jackpot au prorata de leurs mises, et nous versons le montant de départ.',
  'lottery.row.first': 'Premier prix',
  'lottery.row.front3': 'Trois premiers',
  'lottery.row.last3': 'Trois derniers',
  'lottery.row.last2': 'Deux derniers',
  'lottery.row.bonus': 'Boule bonus',
  'lottery.row.special': 'Boule spéciale',
  'lottery.play.top': '{digits} derniers, haut',
  'lottery.play.tod': 'Trois derniers, haut, dans le désordre',
  'lottery.play.bottom': '{digits} derniers, bas',
  'lottery.play.runTop': 'Chiffre parmi les trois du haut',
  'lottery.play.runBottom': 'Chiffre parmi les deux du bas',
  'lottery.play.balls': 'Les {count} boules',
  'lottery.play.oneNumber': 'Un numéro',
  'lottery.play.twoNumbers': 'Deux numéros',
  'lottery.play.lowHigh': 'Plus de boules basses ou hautes',
  'lottery.play.moreOddEven': 'Plus de boules impaires ou paires',
  'lottery.play.elements': 'Cinq éléments',
  'lottery.play.bookmakerPick': '{count} au choix, cote fixe',
  'lottery.side.up': 'Bas',
  'lottery.side.down': 'Haut',
  'lottery.side.metal': 'Métal',
  'lottery.side.wood': 'Bois',
  'lottery.side.water': 'Eau',
  'lottery.side.fire': 'Feu',
  'lottery.side.earth': 'Terre',
  'lottery.hits.special': '{count} bons + spéciale',
  'lottery.tier.twoAny': 'Deux de n’importe quel lot',
  'lottery.tier.oneFirst': 'Un de DB',
  'lottery.tier.oneAny': 'Un d’un autre lot',
  'lottery.pick.special': 'Boules à choisir : {count}, et une boule spéciale',
}
