// SPDX-License-Identifier: Apache-2.0
import type { referral as source } from '../en/referral.ts'
import type { Translated } from '../translated.ts'

/** Inviting friends. */
export const referral: Translated<typeof source> = {
  'referral.title': 'Mag-imbita at kumita',
  'referral.promise': 'Ikaw at ang kaibigan mo ay tig-{amount}',
  'referral.steps': 'Paano ito gumagana',
  'referral.step.share': 'Ibahagi ang link o code mo.',
  'referral.step.register': 'Magrerehistro ang kaibigan mo gamit ito.',
  'referral.step.play':
    'Sa loob ng {days} araw, magdedeposito siya ng {deposit} at aabot sa {bets} na valid na taya.',
  'referral.step.reward':
    'Bawat isa sa inyo ay makakakuha ng {amount} sa reward center, na itataya nang {times, plural, one {# beses} other {# beses}}.',
  'referral.step.cash': 'Bawat isa sa inyo ay makakakuha ng {amount} sa reward center.',
  'referral.step.commission':
    'May {percent} ka rin sa mga valid na taya ng mga kaibigan mo, binabayaran araw-araw.',
  'referral.code': 'Ang code mo',
  'referral.share': 'Ibahagi',
  'referral.shareText': 'Sumali sa akin sa {site}',
  'referral.invited': 'Naimbita',
  'referral.qualified': 'Kwalipikado',
  'referral.bonus': 'Kinita',
  'referral.friends': 'Mga kaibigan mo',
  'referral.friends.empty': 'Wala pang nagrehistro gamit ang code mo',
  'referral.friends.emptyHint': 'Ibahagi ang link mo para magsimula.',
  'referral.registered': 'Nagrehistro',
  'referral.status.Process': 'Papunta na',
  'referral.status.Qualified': 'Kwalipikado',
  'referral.status.Blocked': 'Hindi binibilang',
  'referral.status.Expired': 'Tapos na ang oras',
  'referral.blocked.device': 'Kapareho mo o ng iba mong kaibigan ang device',
  'referral.blocked.ip': 'Kapareho mo ang internet address',
  'referral.blocked.payeeName': 'Kapareho mo ang pangalan sa bayad',
  'referral.blocked.phone': 'Kapareho mo ang numero ng telepono',
  'referral.rules': 'Sino ang binibilang',
  'referral.rules.text':
    'Hindi binibilang ang account kung kapareho mo ang device, internet address, pangalan sa bayad o numero ng telepono, o kapareho ng device ng iba mong inimbitang kaibigan.',
  'referral.title.inviter': 'Kwalipikado na ang kaibigang inimbita mo',
  'referral.title.friend': 'Gantimpala sa pagtanggap ng imbitasyon',
  'referral.title.commission': 'Bahagi sa taya ng mga inimbitang kaibigan, {day}',
}
