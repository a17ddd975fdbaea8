// SPDX-License-Identifier: Apache-2.0
import type { studioSlotFeatures as source } from '../en/studio-slot-features.ts'
import type { Translated } from '../translated.ts'

/** Wild reels and pick bonuses of the slots. */
export const studioSlotFeatures: Translated<typeof source> = {
  'studio.slot.pick.title': 'Pilih tempat untuk dibuka',
  'studio.slot.pick.closed': 'Tempat {place}, tertutup',
  'studio.slot.pick.prize': 'Tempat {place}: {pays}×',
  'studio.slot.pick.end': 'Tempat {place} menamatkan bonus',
  'studio.slot.pick.left': 'Dibuka {opened} daripada {places}, setakat ini {pays}×',
  'studio.slot.pick.next': 'Bukakan satu untuk saya',
  'studio.slot.pick.all': 'Buka semua',
  'studio.slot.pick.places': 'Kandungan tempat-tempat itu',
  'studio.slot.pick.share': 'Tempat yang mengandungi {pays}×',
  'studio.slot.pick.endShare': 'Tempat yang menamatkan bonus',
  'studio.slot.par.pick': 'Pulangan bonus',
  'studio.slot.par.pickChance': 'Peluang bonus',
  'studio.slot.rules.pick':
    '{from} simbol bonus membawa papan dengan {places} tempat tertutup. Anda membukanya satu demi satu, dan setiap satu membayar kandungannya, sehingga satu daripadanya menamatkan bonus atau semuanya terbuka. Kandungannya ditetapkan bersama pertaruhan anda; anda hanya memilih susunannya. Jika anda pergi, papan itu menunggu, dan selepas dua hari dibuka bermula dengan tempat pertama.',
  'studio.slot.rules.expanding': 'Wild memenuhi seluruh gelendongnya.',
  'studio.slot.rules.sticky':
    'Dalam putaran percuma, wild memenuhi seluruh gelendongnya dan kekal hingga putaran terakhir.',
  'studio.slot.rules.walking':
    'Wild memenuhi seluruh gelendongnya. Kemudian ia beralih satu gelendong ke kiri pada setiap putaran semula sehingga keluar. Satu pusingan ada paling banyak {most} putaran semula; jika anda pergi, ia menunggu anda.',
  'studio.slot.rules.respinFactor': 'Setiap kemenangan putaran semula dikira {factor} kali.',
  'studio.slot.rules.wildHides': 'Gelendong yang wild sepenuhnya tidak menunjukkan scatter.',
  'studio.slot.rules.freePlain':
    'Scatter yang mencukupi membawa putaran percuma seperti disenaraikan di bawah. Jika anda pergi, ia menunggu anda.',
  'studio.slot.freePlainWon': '{spins} putaran percuma',
  'studio.slot.walks': 'Wild beralih: putaran semula',
  'studio.slot.wildReels': 'Gelendong wild: {reels}',
}
