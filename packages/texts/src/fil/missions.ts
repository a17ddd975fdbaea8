// SPDX-License-Identifier: Apache-2.0
import type { missions as source } from '../en/missions.ts'
import type { Translated } from '../translated.ts'

/** Missions and their leaderboard. */
export const missions: Translated<typeof source> = {
  'missions.title': 'Mga misyon',
  'missions.empty': 'Walang misyon sa ngayon',
  'missions.emptyHint': 'Lalabas dito ang mga bagong misyon.',
  'missions.kind.DAILY': 'Araw-araw',
  'missions.kind.WEEKLY': 'Linggo-linggo',
  'missions.kind.ONCE': 'Isang beses',
  'missions.counts.VALID_BETS': 'Mga valid na taya',
  'missions.counts.BETS': 'Mga taya',
  'missions.counts.GAMES': 'Iba’t ibang laro',
  'missions.counts.DEPOSITS': 'Mga deposito',
  'missions.progress': '{progress} sa {target}',
  'missions.ends': 'Matatapos sa {time}',
  'missions.only': '{games} lang',
  'missions.leaderboard': 'Leaderboard ng linggo',
  'missions.leaderboard.hint': 'Sino ang pinakamaraming natapos na misyon mula Lunes',
  'missions.leaderboard.empty': 'Wala pang nakatapos ng misyon ngayong linggo. Mauna ka na.',
  'missions.leaderboard.count': '{count, plural, one {# misyon} other {# na misyon}}',
  'missions.leaderboard.own': 'Ang puwesto mo',
  'missions.leaderboard.none': 'Tapusin ang isang misyon para magkapuwesto.',
  'missions.you': 'Ikaw',
}
