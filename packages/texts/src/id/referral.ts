// SPDX-License-Identifier: Apache-2.0
import type { referral as source } from '../en/referral.ts'
import type { Translated } from '../translated.ts'

/** Inviting friends. */
export const referral: Translated<typeof source> = {
  'referral.title': 'Undang dan dapatkan',
  'referral.promise': 'Anda dan teman masing-masing mendapat {amount}',
  'referral.steps': 'Cara kerjanya',
  'referral.step.share': 'Bagikan tautan atau kode Anda.',
  'referral.step.register': 'Teman Anda mendaftar dengannya.',
  'referral.step.play': 'Dalam {days} hari ia mendeposit {deposit} dan mencapai taruhan valid {bets}.',
  'referral.step.reward':
    'Masing-masing mendapat {amount} di pusat hadiah, yang harus dipertaruhkan {times, plural, other {# kali}}.',
  'referral.step.cash': 'Masing-masing mendapat {amount} di pusat hadiah.',
  'referral.step.commission':
    'Anda juga mendapat {percent} dari taruhan valid teman Anda, dibayar setiap hari.',
  'referral.code': 'Kode Anda',
  'referral.share': 'Bagikan',
  'referral.shareText': 'Bergabunglah dengan saya di {site}',
  'referral.invited': 'Diundang',
  'referral.qualified': 'Memenuhi syarat',
  'referral.bonus': 'Diperoleh',
  'referral.friends': 'Teman Anda',
  'referral.friends.empty': 'Belum ada yang mendaftar dengan kode Anda',
  'referral.friends.emptyHint': 'Bagikan tautan Anda untuk memulai.',
  'referral.registered': 'Terdaftar',
  'referral.status.Process': 'Berjalan',
  'referral.status.Qualified': 'Memenuhi syarat',
  'referral.status.Blocked': 'Tidak dihitung',
  'referral.status.Expired': 'Waktu habis',
  'referral.blocked.device': 'Memakai perangkat yang sama dengan Anda atau teman lain',
  'referral.blocked.ip': 'Memakai alamat internet yang sama dengan Anda',
  'referral.blocked.payeeName': 'Nama pembayarannya sama dengan Anda',
  'referral.blocked.phone': 'Nomor teleponnya sama dengan Anda',
  'referral.rules': 'Siapa yang dihitung',
  'referral.rules.text':
    'Akun tidak dihitung bila memakai perangkat, alamat internet, nama pembayaran, atau nomor telepon yang sama dengan Anda, atau perangkat yang sama dengan teman lain yang Anda undang.',
  'referral.title.inviter': 'Teman yang Anda undang memenuhi syarat',
  'referral.title.friend': 'Hadiah karena menerima undangan',
  'referral.title.commission': 'Bagian dari taruhan teman undangan, {day}',
}
