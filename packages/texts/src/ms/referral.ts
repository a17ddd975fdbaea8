// SPDX-License-Identifier: Apache-2.0
import type { referral as source } from '../en/referral.ts'
import type { Translated } from '../translated.ts'

/** Inviting friends. */
export const referral: Translated<typeof source> = {
  'referral.title': 'Jemput dan peroleh',
  'referral.promise': 'Anda dan rakan masing-masing mendapat {amount}',
  'referral.steps': 'Cara ia berfungsi',
  'referral.step.share': 'Kongsi pautan atau kod anda.',
  'referral.step.register': 'Rakan anda mendaftar dengannya.',
  'referral.step.play': 'Dalam {days} hari mereka mendeposit {deposit} dan mencapai pertaruhan sah {bets}.',
  'referral.step.reward':
    'Masing-masing mendapat {amount} di pusat ganjaran, perlu dipertaruhkan {times, plural, other {# kali}}.',
  'referral.step.cash': 'Masing-masing mendapat {amount} di pusat ganjaran.',
  'referral.step.commission':
    'Anda juga mendapat {percent} daripada pertaruhan sah rakan anda, dibayar setiap hari.',
  'referral.code': 'Kod anda',
  'referral.share': 'Kongsi',
  'referral.shareText': 'Sertai saya di {site}',
  'referral.invited': 'Dijemput',
  'referral.qualified': 'Layak',
  'referral.bonus': 'Diperoleh',
  'referral.friends': 'Rakan anda',
  'referral.friends.empty': 'Belum ada sesiapa mendaftar dengan kod anda',
  'referral.friends.emptyHint': 'Kongsi pautan anda untuk bermula.',
  'referral.registered': 'Didaftarkan',
  'referral.status.Process': 'Sedang berjalan',
  'referral.status.Qualified': 'Layak',
  'referral.status.Blocked': 'Tidak dikira',
  'referral.status.Expired': 'Masa tamat',
  'referral.blocked.device': 'Menggunakan peranti yang sama dengan anda atau rakan lain',
  'referral.blocked.ip': 'Menggunakan alamat internet yang sama dengan anda',
  'referral.blocked.payeeName': 'Nama pembayarannya sama dengan anda',
  'referral.blocked.phone': 'Nombor telefonnya sama dengan anda',
  'referral.rules': 'Siapa yang dikira',
  'referral.rules.text':
    'Akaun tidak dikira jika berkongsi peranti, alamat internet, nama pembayaran atau nombor telefon dengan anda, atau peranti dengan rakan lain yang anda jemput.',
  'referral.title.inviter': 'Rakan yang anda jemput telah layak',
  'referral.title.friend': 'Ganjaran kerana menerima jemputan',
  'referral.title.commission': 'Bahagian pertaruhan rakan yang dijemput, {day}',
}
