// SPDX-License-Identifier: Apache-2.0
import type { lotteryBeacon as source } from '../en/lottery-beacon.ts'
import type { Translated } from '../translated.ts'

/** Where the randomness of draws comes from, and how it is checked. */
export const lotteryBeacon: Translated<typeof source> = {
  'lottery.beacon': 'Sumber rawak',
  'lottery.beacon.own': 'Suar milik operator sendiri, bertandatangan dan berantai',
  'lottery.beacon.drand': 'drand, dikendalikan organisasi bebas',
  'lottery.beacon.unknown': 'Sumber tidak diketahui',
  'lottery.beacon.none': 'Tiada: dibuat daripada benih sahaja',
  'lottery.beacon.round': 'Pusingan {round}',
  'lottery.beacon.signature': 'Tandatangan pusingan',
  'lottery.beacon.waiting':
    'Cabutan {number} menunggu sumber rawaknya. Jika tidak tiba, semua pertaruhan dikembalikan.',
  'lottery.verifier.save': 'Simpan halaman semakan luar talian',
  'lottery.verifier.title': 'Semakan cabutan',
  'lottery.verifier.lead':
    'Halaman ini mengira semula cabutan pada peranti ini. Ia tidak boleh berhubung dengan mana-mana pelayan.',
  'lottery.verifier.seed': 'Benih mempunyai cap jari yang diterbitkan sebelum cabutan',
  'lottery.verifier.round': 'Pusingan ini yang pertama sejak waktu cabutan, dan bertandatangan',
  'lottery.verifier.numbers': 'Nombor terhasil daripada nilai yang diterbitkan',
}
