// SPDX-License-Identifier: Apache-2.0
import type { missions as source } from '../en/missions.ts'
import type { Translated } from '../translated.ts'

/** Missions and their leaderboard. */
export const missions: Translated<typeof source> = {
  'missions.title': 'Nhiệm vụ',
  'missions.empty': 'Hiện chưa có nhiệm vụ',
  'missions.emptyHint': 'Nhiệm vụ mới sẽ xuất hiện ở đây.',
  'missions.kind.DAILY': 'Mỗi ngày',
  'missions.kind.WEEKLY': 'Mỗi tuần',
  'missions.kind.ONCE': 'Một lần',
  'missions.counts.VALID_BETS': 'Cược hợp lệ',
  'missions.counts.BETS': 'Số lượt cược',
  'missions.counts.GAMES': 'Trò chơi khác nhau',
  'missions.counts.DEPOSITS': 'Tiền nạp',
  'missions.progress': '{progress} trên {target}',
  'missions.ends': 'Kết thúc {time}',
  'missions.only': 'Chỉ {games}',
  'missions.leaderboard': 'Bảng xếp hạng tuần',
  'missions.leaderboard.hint': 'Ai hoàn thành nhiều nhiệm vụ nhất từ thứ Hai',
  'missions.leaderboard.empty': 'Tuần này chưa ai hoàn thành nhiệm vụ. Hãy là người đầu tiên.',
  'missions.leaderboard.count': '{count, plural, other {# nhiệm vụ}}',
  'missions.leaderboard.own': 'Hạng của bạn',
  'missions.leaderboard.none': 'Hoàn thành một nhiệm vụ để có hạng.',
  'missions.you': 'Bạn',
}
