// SPDX-License-Identifier: Apache-2.0
import type { sportsbookBuilder as source } from '../en/sportsbook-builder.ts'
import type { Translated } from '../translated.ts'

/** Bet builders and cash-outs of the sportsbook. */
export const sportsbookBuilder: Translated<typeof source> = {
  'fault.sportsbook.cashOutNotOffered': 'Taruhan ini tidak bisa dicairkan sekarang',
  'fault.sportsbook.cashOutChanged': 'Penawaran turun: lihat yang baru',
  'fault.sportsbook.cashOutWaits': 'Pencairan taruhan ini sudah menunggu',
  'fault.sportsbook.cashOutTooSmall': 'Bagian ini terlalu kecil untuk dibayar',
  'fault.sportsbook.cashOutTarget': 'Pilih jumlah di atas penawaran dan di bawah kemungkinan hasil',
  'sportsbook.cashOut.take': 'Cairkan {amount}',
  'sportsbook.cashOut.none': 'Tidak ada pencairan saat ini',
  'sportsbook.cashOut.share': 'Berapa bagian taruhan',
  'sportsbook.cashOut.rest': '{stake} dari taruhan tetap berjalan',
  'sportsbook.cashOut.confirm': 'Konfirmasi {amount}',
  'sportsbook.cashOut.keep': 'Pertahankan taruhan',
  'sportsbook.cashOut.done': '{amount} telah dibayarkan',
  'sportsbook.cashOut.changed': 'Penawaran sekarang {amount}',
  'sportsbook.cashOut.waits':
    'Saat pertandingan berlangsung, pencairan diputuskan sesaat kemudian: sisa {seconds} dtk',
  'sportsbook.cashOut.refused.event_changed':
    'Tidak dicairkan: pertandingan berubah selama menunggu. Taruhan Anda berlanjut',
  'sportsbook.cashOut.refused.offer_lower':
    'Tidak dicairkan: penawaran turun selama menunggu. Taruhan Anda berlanjut',
  'sportsbook.cashOut.refused.not_offered':
    'Tidak dicairkan: tidak ada penawaran lagi. Taruhan Anda berlanjut',
  'sportsbook.cashOut.automatic': 'Cairkan otomatis',
  'sportsbook.cashOut.automaticAt': 'Saat ditawarkan',
  'sportsbook.cashOut.automaticSet': 'Dicairkan saat {amount} ditawarkan',
  'sportsbook.cashOut.set': 'Atur',
  'sportsbook.cashOut.remove': 'Hapus',
  'sportsbook.cashOut.paidSoFar': '{amount} sudah dicairkan',
  'sportsbook.builder.hint': 'Pilih dua hasil atau lebih yang semuanya harus terjadi.',
  'sportsbook.builder.price': 'Odds gabungan',
  'sportsbook.builder.add': 'Tambah ke slip',
  'sportsbook.builder.added': 'Ada di slip Anda',
  'sportsbook.builder.clear': 'Bersihkan',
  'sportsbook.builder.waits': 'Tidak ada odds saat ini',
  'sportsbook.builder.full': 'Slip penuh',
  'sportsbook.builder.builder_too_few': 'Pilih setidaknya dua hasil',
  'sportsbook.builder.builder_too_many': 'Paling banyak dua belas hasil',
  'sportsbook.builder.builder_same_market': 'Hanya satu hasil dari setiap pasar',
  'sportsbook.builder.builder_market': 'Salah satu pasar ini tidak bisa digabung',
  'sportsbook.builder.builder_no_states': 'Pasar ini tidak bisa digabung satu sama lain',
  'sportsbook.builder.builder_contradictory': 'Hasil ini tidak bisa terjadi semua',
  'sportsbook.builder.builder_no_price': 'Terlalu pasti untuk diberi odds',
  'sportsbook.builder.builder_several_events': 'Semua hasil harus dari satu acara',
  'sportsbook.builder.builder_not_offered': 'Acara ini tidak punya bet builder',
}
