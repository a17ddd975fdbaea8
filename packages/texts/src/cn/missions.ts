// SPDX-License-Identifier: Apache-2.0
import type { missions as source } from '../en/missions.ts'
import type { Translated } from '../translated.ts'

/** Missions and their leaderboard. */
export const missions: Translated<typeof source> = {
  'missions.title': '任务',
  'missions.empty': '目前没有任务',
  'missions.emptyHint': '新任务会显示在这里。',
  'missions.kind.DAILY': '每日',
  'missions.kind.WEEKLY': '每周',
  'missions.kind.ONCE': '一次',
  'missions.counts.VALID_BETS': '有效投注',
  'missions.counts.BETS': '投注次数',
  'missions.counts.GAMES': '不同游戏',
  'missions.counts.DEPOSITS': '存款',
  'missions.progress': '{progress} / {target}',
  'missions.ends': '{time} 结束',
  'missions.only': '仅限{games}',
  'missions.leaderboard': '本周排行榜',
  'missions.leaderboard.hint': '周一以来完成任务最多的会员',
  'missions.leaderboard.empty': '本周还没有人完成任务，来争第一吧。',
  'missions.leaderboard.count': '{count, plural, other {# 个任务}}',
  'missions.leaderboard.own': '您的名次',
  'missions.leaderboard.none': '完成一个任务即可上榜。',
  'missions.you': '您',
}
