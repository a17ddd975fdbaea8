// SPDX-License-Identifier: Apache-2.0
import type { missions as source } from '../en/missions.ts'
import type { Translated } from '../translated.ts'

/** Missions and their leaderboard. */
export const missions: Translated<typeof source> = {
  'missions.title': 'Misi',
  'missions.empty': 'Tiada misi buat masa ini',
  'missions.emptyHint': 'Misi baharu akan muncul di sini.',
  'missions.kind.DAILY': 'Setiap hari',
  'missions.kind.WEEKLY': 'Setiap minggu',
  'missions.kind.ONCE': 'Sekali',
  'missions.counts.VALID_BETS': 'Pertaruhan sah',
  'missions.counts.BETS': 'Bilangan pertaruhan',
  'missions.counts.GAMES': 'Permainan berbeza',
  'missions.counts.DEPOSITS': 'Deposit',
  'missions.progress': '{progress} daripada {target}',
  'missions.ends': 'Tamat {time}',
  'missions.only': 'Hanya {games}',
  'missions.leaderboard': 'Papan pendahulu minggu ini',
  'missions.leaderboard.hint': 'Siapa menyelesaikan misi terbanyak sejak Isnin',
  'missions.leaderboard.empty': 'Belum ada sesiapa menyelesaikan misi minggu ini. Jadilah yang pertama.',
  'missions.leaderboard.count': '{count, plural, other {# misi}}',
  'missions.leaderboard.own': 'Tempat anda',
  'missions.leaderboard.none': 'Selesaikan satu misi untuk mendapat tempat.',
  'missions.you': 'Anda',
}
