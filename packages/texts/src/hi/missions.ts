// SPDX-License-Identifier: Apache-2.0
import type { missions as source } from '../en/missions.ts'
import type { Translated } from '../translated.ts'

/** Missions and their leaderboard. */
export const missions: Translated<typeof source> = {
  'missions.title': 'मिशन',
  'missions.empty': 'फ़िलहाल कोई मिशन नहीं',
  'missions.emptyHint': 'नए मिशन यहाँ दिखेंगे।',
  'missions.kind.DAILY': 'हर दिन',
  'missions.kind.WEEKLY': 'हर सप्ताह',
  'missions.kind.ONCE': 'एक बार',
  'missions.counts.VALID_BETS': 'मान्य दांव',
  'missions.counts.BETS': 'दांव',
  'missions.counts.GAMES': 'अलग-अलग गेम',
  'missions.counts.DEPOSITS': 'जमा',
  'missions.progress': '{target} में से {progress}',
  'missions.ends': '{time} को समाप्त',
  'missions.only': 'केवल {games}',
  'missions.leaderboard': 'सप्ताह का लीडरबोर्ड',
  'missions.leaderboard.hint': 'सोमवार से सबसे ज़्यादा मिशन किसने पूरे किए',
  'missions.leaderboard.empty': 'इस सप्ताह अब तक किसी ने मिशन पूरा नहीं किया। पहले आप बनें।',
  'missions.leaderboard.count': '{count, plural, one {# मिशन} other {# मिशन}}',
  'missions.leaderboard.own': 'आपका स्थान',
  'missions.leaderboard.none': 'स्थान पाने के लिए एक मिशन पूरा करें।',
  'missions.you': 'आप',
}
