// SPDX-License-Identifier: Apache-2.0
import type { missions as source } from '../en/missions.ts'
import type { Translated } from '../translated.ts'

/** Missions and their leaderboard. */
export const missions: Translated<typeof source> = {
  'missions.title': '任務',
  'missions.empty': '目前沒有任務',
  'missions.emptyHint': '新任務會顯示在這裡。',
  'missions.kind.DAILY': '每日',
  'missions.kind.WEEKLY': '每週',
  'missions.kind.ONCE': '一次',
  'missions.counts.VALID_BETS': '有效投注',
  'missions.counts.BETS': '投注次數',
  'missions.counts.GAMES': '不同遊戲',
  'missions.counts.DEPOSITS': '存款',
  'missions.progress': '{progress} / {target}',
  'missions.ends': '{time} 結束',
  'missions.only': '僅限{games}',
  'missions.leaderboard': '本週排行榜',
  'missions.leaderboard.hint': '週一以來完成任務最多的會員',
  'missions.leaderboard.empty': '本週還沒有人完成任務，來爭第一吧。',
  'missions.leaderboard.count': '{count, plural, other {# 個任務}}',
  'missions.leaderboard.own': '您的名次',
  'missions.leaderboard.none': '完成一個任務即可上榜。',
  'missions.you': '您',
}
