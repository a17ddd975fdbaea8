// SPDX-License-Identifier: Apache-2.0
import type { rewardCentre as source } from '../en/reward-centre.ts'
import type { Translated } from '../translated.ts'

/** The reward centre. */
export const rewardCentre: Translated<typeof source> = {
  'rewardCentre.title': 'Pusat ganjaran',
  'rewardCentre.open': 'Untuk dituntut',
  'rewardCentre.before': 'Sudah dituntut',
  'rewardCentre.empty': 'Tiada ganjaran untuk dituntut',
  'rewardCentre.emptyHint': 'Ganjaran yang anda peroleh akan menunggu di sini.',
  'rewardCentre.missions': 'Lihat misi',
  'rewardCentre.claim': 'Tuntut',
  'rewardCentre.claimed': 'Sudah dituntut',
  'rewardCentre.until': 'Tuntut sebelum {time}',
  'rewardCentre.wager': 'Perlu dipertaruhkan {times, plural, other {# kali}}',
  'rewardCentre.credited': '{amount} telah dikreditkan kepada anda.',
  'rewardCentre.source.MISSION': 'Misi',
  'rewardCentre.source.RANK': 'Pangkat VIP',
  'rewardCentre.source.EVENT': 'Acara',
  'rewardCentre.source.REFERRAL': 'Jemputan',
  'fault.rewardCentre.claimed': 'Anda sudah menuntut ganjaran ini',
  'fault.rewardCentre.expired': 'Ganjaran ini telah tamat tempoh',
  'fault.rewardCentre.cancelled': 'Ganjaran ini telah dibatalkan',
}
