// SPDX-License-Identifier: Apache-2.0
import type { missions as source } from '../en/missions.ts'
import type { Translated } from '../translated.ts'

/** Missions and their leaderboard. */
export const missions: Translated<typeof source> = {
  'missions.title': 'Missões',
  'missions.empty': 'Não há missões de momento',
  'missions.emptyHint': 'As novas missões aparecerão aqui.',
  'missions.kind.DAILY': 'Todos os dias',
  'missions.kind.WEEKLY': 'Todas as semanas',
  'missions.kind.ONCE': 'Uma vez',
  'missions.counts.VALID_BETS': 'Apostas válidas',
  'missions.counts.BETS': 'Apostas',
  'missions.counts.GAMES': 'Jogos diferentes',
  'missions.counts.DEPOSITS': 'Depósitos',
  'missions.progress': '{progress} de {target}',
  'missions.ends': 'Termina a {time}',
  'missions.only': 'Apenas {games}',
  'missions.leaderboard': 'Classificação da semana',
  'missions.leaderboard.hint': 'Quem concluiu mais missões desde segunda-feira',
  'missions.leaderboard.empty': 'Ninguém concluiu uma missão esta semana. Seja o primeiro.',
  'missions.leaderboard.count': '{count, plural, one {# missão} many {# missões} other {# missões}}',
  'missions.leaderboard.own': 'O seu lugar',
  'missions.leaderboard.none': 'Conclua uma missão para ter um lugar.',
  'missions.you': 'Você',
}
