// SPDX-License-Identifier: Apache-2.0
import type { bets as source } from '../en/bets.ts'
import type { Translated } from '../translated.ts'

/** The betting record. */
export const bets: Translated<typeof source> = {
  'bets.title': 'बेटिंग रिकॉर्ड',
  'bets.time': 'समय',
  'bets.game': 'गेम',
  'bets.studio': 'स्टूडियो',
  'bets.bet': 'बेट',
  'bets.validBet': 'मान्य बेट',
  'bets.payout': 'भुगतान',
  'bets.net': 'शुद्ध',
  'bets.status': 'स्थिति',
  'bets.status.open': 'जारी',
  'bets.status.settled': 'पूरी हुई',
  'bets.status.refunded': 'वापस की गई',
  'bets.verify': 'राउंड जाँचें',
  'bets.round': 'राउंड {round}',
  'bets.empty': 'इस समय में कोई बेट नहीं है',
  'bets.emptyHint': 'खेलते ही आपके राउंड यहाँ दिखेंगे।',
  'bets.range': 'अवधि',
  'bets.range.today': 'आज',
  'bets.range.week': '7 दिन',
  'bets.range.month': '30 दिन',
  'bets.verify.blocked': 'राउंड नई विंडो में खुलता है। आपके ब्राउज़र ने उसे रोक दिया है; एक बार फिर दबाएँ।',
}
