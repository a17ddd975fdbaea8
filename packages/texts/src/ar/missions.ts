// SPDX-License-Identifier: Apache-2.0
import type { missions as source } from '../en/missions.ts'
import type { Translated } from '../translated.ts'

/** Missions and their leaderboard. */
export const missions: Translated<typeof source> = {
  'missions.title': 'المهام',
  'missions.empty': 'لا توجد مهام حاليًا',
  'missions.emptyHint': 'ستظهر المهام الجديدة هنا.',
  'missions.kind.DAILY': 'كل يوم',
  'missions.kind.WEEKLY': 'كل أسبوع',
  'missions.kind.ONCE': 'مرة واحدة',
  'missions.counts.VALID_BETS': 'رهانات صالحة',
  'missions.counts.BETS': 'رهانات',
  'missions.counts.GAMES': 'ألعاب مختلفة',
  'missions.counts.DEPOSITS': 'إيداعات',
  'missions.progress': '{progress} من {target}',
  'missions.ends': 'تنتهي {time}',
  'missions.only': '{games} فقط',
  'missions.leaderboard': 'متصدرو الأسبوع',
  'missions.leaderboard.hint': 'من أنجز أكبر عدد من المهام منذ يوم الاثنين',
  'missions.leaderboard.empty': 'لم ينجز أحد أي مهمة هذا الأسبوع. كن الأول.',
  'missions.leaderboard.count':
    '{count, plural, zero {لا مهام} one {مهمة واحدة} two {مهمتان} few {# مهام} many {# مهمة} other {# مهمة}}',
  'missions.leaderboard.own': 'مركزك',
  'missions.leaderboard.none': 'أنجز مهمة لتحصل على مركز.',
  'missions.you': 'أنت',
}
