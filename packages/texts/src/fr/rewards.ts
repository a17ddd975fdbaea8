// SPDX-License-Identifier: Apache-2.0
import type { rewards as source } from '../en/rewards.ts'
import type { Translated } from '../translated.ts'

/** The winners board. */
export const rewards: Translated<typeof source> = {
  'rewards.winners': 'Derniers gains',
  'rewards.winners.all': 'Tous les gagnants',
  'rewards.winners.stop': 'Arrêter les gagnants',
  'rewards.winners.move': 'Faire défiler les gagnants',
  'rewards.winners.player': 'Joueur',
  'rewards.winners.game': 'Jeu',
  'rewards.winners.amount': 'Gain',
  'rewards.winners.empty': 'Personne n’a encore gagné. À vous d’ouvrir le bal.',
}
