// SPDX-License-Identifier: Apache-2.0
import type { lotteryBeacon as source } from '../en/lottery-beacon.ts'
import type { Translated } from '../translated.ts'

/** Where the randomness of draws comes from, and how it is checked. */
export const lotteryBeacon: Translated<typeof source> = {
  'lottery.beacon': 'Sumber acak',
  'lottery.beacon.own': 'Beacon milik operator sendiri, bertanda tangan dan berantai',
  'lottery.beacon.drand': 'drand, dijalankan organisasi independen',
  'lottery.beacon.unknown': 'Sumber tidak dikenal',
  'lottery.beacon.none': 'Tidak ada: dibuat dari seed saja',
  'lottery.beacon.round': 'Ronde {round}',
  'lottery.beacon.signature': 'Tanda tangan ronde',
  'lottery.beacon.waiting':
    'Undian {number} menunggu sumber acaknya. Jika tidak datang, semua taruhan dikembalikan.',
  'lottery.verifier.save': 'Simpan halaman untuk memeriksa offline',
  'lottery.verifier.title': 'Pemeriksaan undian',
  'lottery.verifier.lead':
    'Halaman ini menghitung ulang undian di perangkat ini. Halaman ini tidak dapat terhubung ke server mana pun.',
  'lottery.verifier.seed': 'Seed memiliki sidik jari yang diterbitkan sebelum undian',
  'lottery.verifier.round': 'Ronde ini yang pertama sejak waktu undian, dan bertanda tangan',
  'lottery.verifier.numbers': 'Angka berasal dari nilai yang diterbitkan',
}
