// SPDX-License-Identifier: Apache-2.0
import type { missions as source } from '../en/missions.ts'
import type { Translated } from '../translated.ts'

/** Missions and their leaderboard. */
export const missions: Translated<typeof source> = {
  'missions.title': 'Misi',
  'missions.empty': 'Belum ada misi saat ini',
  'missions.emptyHint': 'Misi baru akan muncul di sini.',
  'missions.kind.DAILY': 'Setiap hari',
  'missions.kind.WEEKLY': 'Setiap minggu',
  'missions.kind.ONCE': 'Sekali',
  'missions.counts.VALID_BETS': 'Taruhan valid',
  'missions.counts.BETS': 'Jumlah taruhan',
  'missions.counts.GAMES': 'Game berbeda',
  'missions.counts.DEPOSITS': 'Deposit',
  'missions.progress': '{progress} dari {target}',
  'missions.ends': 'Berakhir {time}',
  'missions.only': 'Hanya {games}',
  'missions.leaderboard': 'Papan peringkat minggu ini',
  'missions.leaderboard.hint': 'Siapa yang menyelesaikan misi terbanyak sejak Senin',
  'missions.leaderboard.empty': 'Belum ada yang menyelesaikan misi minggu ini. Jadilah yang pertama.',
  'missions.leaderboard.count': '{count, plural, other {# misi}}',
  'missions.leaderboard.own': 'Posisi Anda',
  'missions.leaderboard.none': 'Selesaikan satu misi untuk mendapat posisi.',
  'missions.you': 'Anda',
}
