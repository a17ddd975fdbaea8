// SPDX-License-Identifier: Apache-2.0
import type { sportsbookReview as source } from '../en/sportsbook-review.ts'
import type { Translated } from '../translated.ts'

/** Large bets that an operator looks at, entered results, and sports in records of bets. */
export const sportsbookReview: Translated<typeof source> = {
  'bets.sport.football': 'Football',
  'bets.sport.basketball': 'Basketball',
  'bets.sport.tennis': 'Tennis',
  'bets.sport.esports': 'E-sport',
  'bets.sport.cockfight': 'Combat de coqs',
  'bets.sport.mixed': 'Plusieurs sports',
  'sportsbook.review.waiting': 'Ce pari est élevé. Nous l’examinons, au plus tard jusqu’à {time}',
  'sportsbook.review.offer': 'Nous vous proposons ceci à la place, jusqu’à {time}',
  'sportsbook.review.stake': 'Mise {amount}',
  'sportsbook.review.odds': 'Cote {odds}',
  'sportsbook.review.accept': 'Accepter',
  'sportsbook.review.decline': 'Récupérer la mise',
  'sportsbook.refused.review': 'Nous n’avons pas accepté ce pari',
  'sportsbook.refused.declined': 'Vous avez refusé notre offre',
  'fault.sportsbook.reviewOver': 'Ce pari a déjà été traité',
  'fault.sportsbook.badOffer':
    'Proposez une mise plus basse ou une cote qui ne dépasse pas celle d’aujourd’hui',
  'fault.sportsbook.notOver': 'Cet événement n’est pas terminé',
  'fault.sportsbook.badResult': 'Ce ne peut pas être le résultat : {problem}',
  'fault.sportsbook.sameResult': 'C’est déjà ce qui compte',
  'fault.sportsbook.entryOpen':
    'Une autre saisie de cet événement est ouverte. Confirmez-la ou abandonnez-la d’abord',
  'fault.sportsbook.entryState': 'Cette saisie ne peut plus être modifiée',
}
