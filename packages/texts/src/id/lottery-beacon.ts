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
  'lottery.saved.save': 'Simpan halaman untuk memeriksa offline',
  'lottery.saved.title': 'Pemeriksaan undian',
  'lottery.saved.lead':
    'Halaman ini menghitung ulang undian di perangkat ini. Halaman ini tidak dapat terhubung ke server mana pun.',
  'lottery.saved.seed': 'Seed memiliki sidik jari yang diterbitkan sebelum undian',
  'lottery.saved.round': 'Ronde ini yang pertama sejak waktu undian, dan bertanda tangan',
  'lottery.saved.numbers': 'Angka berasal dari nilai yang diterbitkan',
  'alert.lottery.beaconFork':
    'Beacon lotre bertentangan: satu ronde datang dengan dua nilai, atau tidak mengikuti ronde sebelumnya. Undian yang membutuhkannya menunggu, lalu dibatalkan.',
  'alert.lottery.beaconKey':
    'Beacon instalasi ini memiliki kunci baru. Jika tidak ada yang menggantinya, ada yang menyamar sebagai beacon.',
  'alert.lottery.beaconMissing':
    'Sebuah undian terlalu lama menunggu sumber acaknya. Undian dibatalkan dan semua taruhan dikembalikan.',
  'console.setting.lottery.beacon': 'Sumber acak undian baru',
  'console.setting.lottery.beaconRelays': 'Alamat drand',
  'console.setting.lottery.ownBeaconUrl': 'Alamat beacon sendiri',
  'console.setting.lottery.beaconWaitMinutes': 'Waktu tunggu terlama undian untuk sumber acaknya (menit)',
}
