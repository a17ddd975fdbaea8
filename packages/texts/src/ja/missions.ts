// SPDX-License-Identifier: Apache-2.0
import type { missions as source } from '../en/missions.ts'
import type { Translated } from '../translated.ts'

/** Missions and their leaderboard. */
export const missions: Translated<typeof source> = {
  'missions.title': 'ミッション',
  'missions.empty': '現在ミッションはありません',
  'missions.emptyHint': '新しいミッションはここに表示されます。',
  'missions.kind.DAILY': '毎日',
  'missions.kind.WEEKLY': '毎週',
  'missions.kind.ONCE': '1回のみ',
  'missions.counts.VALID_BETS': '有効ベット額',
  'missions.counts.BETS': 'ベット数',
  'missions.counts.GAMES': '異なるゲーム数',
  'missions.counts.DEPOSITS': '入金額',
  'missions.progress': '{progress} / {target}',
  'missions.ends': '{time} まで',
  'missions.only': '{games}のみ',
  'missions.leaderboard': '今週のランキング',
  'missions.leaderboard.hint': '月曜日から最も多くミッションを達成した会員',
  'missions.leaderboard.empty': '今週はまだ誰も達成していません。一番乗りを目指しましょう。',
  'missions.leaderboard.count': '{count, plural, other {# 件}}',
  'missions.leaderboard.own': 'あなたの順位',
  'missions.leaderboard.none': 'ミッションを達成すると順位がつきます。',
  'missions.you': 'あなた',
}
