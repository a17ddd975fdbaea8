// SPDX-License-Identifier: Apache-2.0
import type { rewardCentre as source } from '../en/reward-centre.ts'
import type { Translated } from '../translated.ts'

/** The reward centre. */
export const rewardCentre: Translated<typeof source> = {
  'rewardCentre.title': 'Pusat hadiah',
  'rewardCentre.open': 'Siap diklaim',
  'rewardCentre.before': 'Sudah diklaim',
  'rewardCentre.empty': 'Tidak ada hadiah untuk diklaim',
  'rewardCentre.emptyHint': 'Hadiah yang Anda dapatkan akan menunggu di sini.',
  'rewardCentre.missions': 'Lihat misi',
  'rewardCentre.claim': 'Klaim',
  'rewardCentre.claimed': 'Sudah diklaim',
  'rewardCentre.until': 'Klaim sebelum {time}',
  'rewardCentre.wager': 'Harus dipertaruhkan {times, plural, other {# kali}}',
  'rewardCentre.credited': '{amount} telah dikreditkan untuk Anda.',
  'rewardCentre.source.MISSION': 'Misi',
  'rewardCentre.source.RANK': 'Peringkat VIP',
  'rewardCentre.source.EVENT': 'Acara',
  'rewardCentre.source.REFERRAL': 'Undangan',
  'fault.rewardCentre.claimed': 'Anda sudah mengklaim hadiah ini',
  'fault.rewardCentre.expired': 'Hadiah ini sudah kedaluwarsa',
  'fault.rewardCentre.cancelled': 'Hadiah ini dibatalkan',
}
