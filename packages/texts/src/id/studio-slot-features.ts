// SPDX-License-Identifier: Apache-2.0
import type { studioSlotFeatures as source } from '../en/studio-slot-features.ts'
import type { Translated } from '../translated.ts'

/** Wild reels and pick bonuses of the slots. */
export const studioSlotFeatures: Translated<typeof source> = {
  'studio.slot.pick.title': 'Pilih tempat untuk dibuka',
  'studio.slot.pick.closed': 'Tempat {place}, tertutup',
  'studio.slot.pick.prize': 'Tempat {place}: {pays}×',
  'studio.slot.pick.end': 'Tempat {place} mengakhiri bonus',
  'studio.slot.pick.left': 'Terbuka {opened} dari {places}, sejauh ini {pays}×',
  'studio.slot.pick.next': 'Bukakan satu untuk saya',
  'studio.slot.pick.all': 'Buka semua',
  'studio.slot.pick.places': 'Isi tempat-tempat itu',
  'studio.slot.pick.share': 'Tempat berisi {pays}×',
  'studio.slot.pick.endShare': 'Tempat yang mengakhiri bonus',
  'studio.slot.par.pick': 'Pengembalian bonus',
  'studio.slot.par.pickChance': 'Peluang bonus',
  'studio.slot.rules.pick':
    '{from} simbol bonus menghadirkan papan dengan {places} tempat tertutup. Anda membukanya satu per satu, dan masing-masing membayar isinya, sampai salah satunya mengakhiri bonus atau semua terbuka. Isinya ditetapkan bersama taruhan Anda; Anda hanya memilih urutannya. Jika Anda pergi, papan itu menunggu, dan setelah dua hari dibuka mulai dari tempat pertama.',
  'studio.slot.rules.expanding': 'Wild mengisi seluruh gulungannya.',
  'studio.slot.rules.sticky':
    'Dalam putaran gratis, wild mengisi seluruh gulungannya dan bertahan sampai putaran terakhir.',
  'studio.slot.rules.walking':
    'Wild mengisi seluruh gulungannya. Lalu ia bergeser satu gulungan ke kiri pada setiap putar ulang sampai keluar. Satu ronde paling banyak {most} putar ulang; jika Anda pergi, putar ulang itu menunggu.',
  'studio.slot.rules.respinFactor': 'Setiap kemenangan putar ulang dihitung {factor} kali.',
  'studio.slot.rules.wildHides': 'Gulungan yang seluruhnya wild tidak menampilkan scatter.',
  'studio.slot.rules.freePlain':
    'Scatter yang cukup menghadirkan putaran gratis seperti tercantum di bawah. Jika Anda pergi, putaran itu menunggu.',
  'studio.slot.freePlainWon': '{spins} putaran gratis',
  'studio.slot.walks': 'Wild bergeser: putar ulang',
  'studio.slot.wildReels': 'Gulungan wild: {reels}',
}
