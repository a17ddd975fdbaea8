// SPDX-License-Identifier: Apache-2.0
import type { sportsbookBuilder as source } from '../en/sportsbook-builder.ts'
import type { Translated } from '../translated.ts'

/** Bet builders and cash-outs of the sportsbook. */
export const sportsbookBuilder: Translated<typeof source> = {
  'fault.sportsbook.cashOutNotOffered': 'Pertaruhan ini tidak boleh ditunaikan sekarang',
  'fault.sportsbook.cashOutChanged': 'Tawaran telah turun: lihat yang baharu',
  'fault.sportsbook.cashOutWaits': 'Penunaian pertaruhan ini sedang menunggu',
  'fault.sportsbook.cashOutTooSmall': 'Bahagian ini terlalu kecil untuk dibayar',
  'fault.sportsbook.cashOutTarget': 'Pilih jumlah melebihi tawaran dan di bawah pulangan yang mungkin',
  'sportsbook.cashOut.take': 'Tunaikan {amount}',
  'sportsbook.cashOut.none': 'Tiada penunaian sekarang',
  'sportsbook.cashOut.share': 'Berapa bahagian pertaruhan',
  'sportsbook.cashOut.rest': '{stake} daripada taruhan diteruskan',
  'sportsbook.cashOut.confirm': 'Sahkan {amount}',
  'sportsbook.cashOut.keep': 'Kekalkan pertaruhan',
  'sportsbook.cashOut.done': '{amount} telah dibayar',
  'sportsbook.cashOut.changed': 'Tawaran kini {amount}',
  'sportsbook.cashOut.waits':
    'Semasa perlawanan, penunaian diputuskan sebentar kemudian: tinggal {seconds} s',
  'sportsbook.cashOut.refused.event_changed':
    'Tidak ditunaikan: perlawanan berubah semasa menunggu. Pertaruhan anda diteruskan',
  'sportsbook.cashOut.refused.offer_lower':
    'Tidak ditunaikan: tawaran turun semasa menunggu. Pertaruhan anda diteruskan',
  'sportsbook.cashOut.refused.not_offered':
    'Tidak ditunaikan: tiada tawaran lagi. Pertaruhan anda diteruskan',
  'sportsbook.cashOut.automatic': 'Tunaikan secara automatik',
  'sportsbook.cashOut.automaticAt': 'Apabila ditawarkan',
  'sportsbook.cashOut.automaticSet': 'Ditunaikan apabila {amount} ditawarkan',
  'sportsbook.cashOut.set': 'Tetapkan',
  'sportsbook.cashOut.remove': 'Buang',
  'sportsbook.cashOut.paidSoFar': '{amount} telah ditunaikan setakat ini',
  'sportsbook.builder.hint': 'Pilih dua atau lebih keputusan yang semuanya mesti berlaku.',
  'sportsbook.builder.price': 'Odds bersama',
  'sportsbook.builder.add': 'Tambah ke slip',
  'sportsbook.builder.added': 'Ada dalam slip anda',
  'sportsbook.builder.clear': 'Kosongkan',
  'sportsbook.builder.waits': 'Tiada odds sekarang',
  'sportsbook.builder.full': 'Slip penuh',
  'sportsbook.builder.builder_too_few': 'Pilih sekurang-kurangnya dua keputusan',
  'sportsbook.builder.builder_too_many': 'Paling banyak dua belas keputusan',
  'sportsbook.builder.builder_same_market': 'Hanya satu keputusan bagi setiap pasaran',
  'sportsbook.builder.builder_market': 'Salah satu pasaran ini tidak boleh digabungkan',
  'sportsbook.builder.builder_no_states': 'Pasaran ini tidak boleh digabungkan antara satu sama lain',
  'sportsbook.builder.builder_contradictory': 'Keputusan ini tidak boleh berlaku semuanya',
  'sportsbook.builder.builder_no_price': 'Terlalu pasti untuk diberi odds',
  'sportsbook.builder.builder_several_events': 'Semua keputusan mesti daripada satu acara',
  'sportsbook.builder.builder_not_offered': 'Acara ini tiada pembina pertaruhan',
}
