// SPDX-License-Identifier: Apache-2.0
import type { missions as source } from '../en/missions.ts'
import type { Translated } from '../translated.ts'

/** Missions and their leaderboard. */
export const missions: Translated<typeof source> = {
  'missions.title': 'Missions',
  'missions.empty': 'Aucune mission pour le moment',
  'missions.emptyHint': 'Les nouvelles missions apparaîtront ici.',
  'missions.kind.DAILY': 'Chaque jour',
  'missions.kind.WEEKLY': 'Chaque semaine',
  'missions.kind.ONCE': 'Une fois',
  'missions.counts.VALID_BETS': 'Mises valides',
  'missions.counts.BETS': 'Mises',
  'missions.counts.GAMES': 'Jeux différents',
  'missions.counts.DEPOSITS': 'Dépôts',
  'missions.progress': '{progress} sur {target}',
  'missions.ends': 'Se termine le {time}',
  'missions.only': 'Uniquement {games}',
  'missions.leaderboard': 'Classement de la semaine',
  'missions.leaderboard.hint': 'Qui a accompli le plus de missions depuis lundi',
  'missions.leaderboard.empty':
    'Personne n’a encore accompli de mission cette semaine. À vous d’ouvrir le classement.',
  'missions.leaderboard.count': '{count, plural, one {# mission} many {# missions} other {# missions}}',
  'missions.leaderboard.own': 'Votre place',
  'missions.leaderboard.none': 'Accomplissez une mission pour obtenir une place.',
  'missions.you': 'Vous',
}
