// SPDX-License-Identifier: Apache-2.0
import type { missions as source } from '../en/missions.ts'
import type { Translated } from '../translated.ts'

/** Missions and their leaderboard. */
export const missions: Translated<typeof source> = {
  'missions.title': 'Missões',
  'missions.empty': 'Nenhuma missão no momento',
  'missions.emptyHint': 'Novas missões aparecerão aqui.',
  'missions.kind.DAILY': 'Todos os dias',
  'missions.kind.WEEKLY': 'Toda semana',
  'missions.kind.ONCE': 'Uma vez',
  'missions.counts.VALID_BETS': 'Apostas válidas',
  'missions.counts.BETS': 'Apostas',
  'missions.counts.GAMES': 'Jogos diferentes',
  'missions.counts.DEPOSITS': 'Depósitos',
  'missions.progress': '{progress} de {target}',
  'missions.ends': 'Termina em {time}',
  'missions.only': 'Somente {games}',
  'missions.leaderboard': 'Ranking da semana',
  'missions.leaderboard.hint': 'Quem concluiu mais missões desde segunda-feira',
  'missions.leaderboard.empty': 'Ninguém concluiu uma missão esta semana. Seja o primeiro.',
  'missions.leaderboard.count': '{count, plural, one {# missão} many {# missões} other {# missões}}',
  'missions.leaderboard.own': 'Sua posição',
  'missions.leaderboard.none': 'Conclua uma missão para entrar no ranking.',
  'missions.you': 'Você',
}
