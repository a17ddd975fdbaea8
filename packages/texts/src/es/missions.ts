// SPDX-License-Identifier: Apache-2.0
import type { missions as source } from '../en/missions.ts'
import type { Translated } from '../translated.ts'

/** Missions and their leaderboard. */
export const missions: Translated<typeof source> = {
  'missions.title': 'Misiones',
  'missions.empty': 'No hay misiones en este momento',
  'missions.emptyHint': 'Las misiones nuevas aparecerán aquí.',
  'missions.kind.DAILY': 'Cada día',
  'missions.kind.WEEKLY': 'Cada semana',
  'missions.kind.ONCE': 'Una vez',
  'missions.counts.VALID_BETS': 'Apuestas válidas',
  'missions.counts.BETS': 'Apuestas',
  'missions.counts.GAMES': 'Juegos distintos',
  'missions.counts.DEPOSITS': 'Depósitos',
  'missions.progress': '{progress} de {target}',
  'missions.ends': 'Termina {time}',
  'missions.only': 'Solo {games}',
  'missions.leaderboard': 'Clasificación de la semana',
  'missions.leaderboard.hint': 'Quién ha completado más misiones desde el lunes',
  'missions.leaderboard.empty': 'Nadie ha completado una misión esta semana. Sé el primero.',
  'missions.leaderboard.count': '{count, plural, one {# misión} many {# misiones} other {# misiones}}',
  'missions.leaderboard.own': 'Tu puesto',
  'missions.leaderboard.none': 'Completa una misión para tener un puesto.',
  'missions.you': 'Tú',
}
