// SPDX-License-Identifier: Apache-2.0
import type { missions as source } from '../en/missions.ts'
import type { Translated } from '../translated.ts'

/** Missions and their leaderboard. */
export const missions: Translated<typeof source> = {
  'missions.title': 'Задания',
  'missions.empty': 'Сейчас заданий нет',
  'missions.emptyHint': 'Новые задания появятся здесь.',
  'missions.kind.DAILY': 'Каждый день',
  'missions.kind.WEEKLY': 'Каждую неделю',
  'missions.kind.ONCE': 'Один раз',
  'missions.counts.VALID_BETS': 'Действительные ставки',
  'missions.counts.BETS': 'Ставки',
  'missions.counts.GAMES': 'Разные игры',
  'missions.counts.DEPOSITS': 'Депозиты',
  'missions.progress': '{progress} из {target}',
  'missions.ends': 'До {time}',
  'missions.only': 'Только {games}',
  'missions.leaderboard': 'Лидеры недели',
  'missions.leaderboard.hint': 'Кто выполнил больше всего заданий с понедельника',
  'missions.leaderboard.empty': 'На этой неделе ещё никто не выполнил задание. Станьте первым.',
  'missions.leaderboard.count':
    '{count, plural, one {# задание} few {# задания} many {# заданий} other {# задания}}',
  'missions.leaderboard.own': 'Ваше место',
  'missions.leaderboard.none': 'Выполните задание, чтобы получить место.',
  'missions.you': 'Вы',
}
