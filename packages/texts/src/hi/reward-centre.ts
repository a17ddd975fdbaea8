// SPDX-License-Identifier: Apache-2.0
import type { rewardCentre as source } from '../en/reward-centre.ts'
import type { Translated } from '../translated.ts'

/** The reward centre. */
export const rewardCentre: Translated<typeof source> = {
  'rewardCentre.title': 'इनाम केंद्र',
  'rewardCentre.open': 'लेने के लिए',
  'rewardCentre.before': 'लिए जा चुके',
  'rewardCentre.empty': 'लेने के लिए कोई इनाम नहीं',
  'rewardCentre.emptyHint': 'आपके कमाए हुए इनाम यहाँ आपका इंतज़ार करेंगे।',
  'rewardCentre.missions': 'मिशन देखें',
  'rewardCentre.claim': 'लें',
  'rewardCentre.claimed': 'ले लिया',
  'rewardCentre.until': '{time} तक लें',
  'rewardCentre.wager': '{times, plural, one {# बार} other {# बार}} दांव लगाना ज़रूरी है',
  'rewardCentre.credited': 'आपको {amount} जमा कर दिए गए हैं।',
  'rewardCentre.source.MISSION': 'मिशन',
  'rewardCentre.source.RANK': 'VIP रैंक',
  'rewardCentre.source.EVENT': 'इवेंट',
  'rewardCentre.source.REFERRAL': 'आमंत्रण',
  'fault.rewardCentre.claimed': 'आप यह इनाम पहले ही ले चुके हैं',
  'fault.rewardCentre.expired': 'इस इनाम की समय-सीमा समाप्त हो गई है',
  'fault.rewardCentre.cancelled': 'यह इनाम रद्द कर दिया गया है',
}
