// SPDX-License-Identifier: Apache-2.0
import type { missions as source } from '../en/missions.ts'
import type { Translated } from '../translated.ts'

/** Missions and their leaderboard. */
export const missions: Translated<typeof source> = {
  'missions.title': '미션',
  'missions.empty': '현재 미션이 없습니다',
  'missions.emptyHint': '새 미션이 여기에 표시됩니다.',
  'missions.kind.DAILY': '매일',
  'missions.kind.WEEKLY': '매주',
  'missions.kind.ONCE': '한 번',
  'missions.counts.VALID_BETS': '유효 베팅액',
  'missions.counts.BETS': '베팅 수',
  'missions.counts.GAMES': '서로 다른 게임',
  'missions.counts.DEPOSITS': '입금액',
  'missions.progress': '{progress} / {target}',
  'missions.ends': '{time} 종료',
  'missions.only': '{games}만',
  'missions.leaderboard': '이번 주 순위',
  'missions.leaderboard.hint': '월요일부터 미션을 가장 많이 완료한 회원',
  'missions.leaderboard.empty': '이번 주에는 아직 아무도 미션을 완료하지 않았습니다. 첫 번째가 되어 보세요.',
  'missions.leaderboard.count': '{count, plural, other {미션 #개}}',
  'missions.leaderboard.own': '내 순위',
  'missions.leaderboard.none': '미션을 완료하면 순위에 오릅니다.',
  'missions.you': '나',
}
