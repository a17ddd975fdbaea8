// SPDX-License-Identifier: Apache-2.0
import type { lottery as source } from '../en/lottery.ts'
import type { Translated } from '../translated.ts'

/** The lottery areas. */
export const lottery: Translated<typeof source> = {
  'lottery.center': 'Pusat lotre',
  'lottery.one': 'Lotre',
  'lottery.vietnam': 'Lotre Vietnam',
  'lottery.studios': 'Studio lotre',
  'lottery.draws': 'Undian',
  'lottery.noDraws': 'Saat ini tidak ada undian',
  'lottery.noDrawsHint': 'Undian, hasil, dan taruhan muncul di sini begitu ada lotre yang dijual.',
  'lottery.unknown': 'Lotre ini tidak dijual',
  'lottery.unknownHint': 'Tidak ada lotre seperti itu di sini.',
  'lottery.action': 'Lihat studio lotre',
  'lottery.all': 'Semua lotre',
  'lottery.lobby': 'Game',
  'lottery.lobby.hint': 'Semua game di satu halaman.',
  'lottery.group.MB': 'Utara',
  'lottery.group.MT': 'Tengah',
  'lottery.group.MN': 'Selatan',
  'lottery.group.FAST': 'Undian cepat',
  'lottery.group.KENO': 'Keno',
  'fault.lottery.unknownGame': 'Lotre ini tidak dikenal',
  'fault.lottery.unknownDraw': 'Undian ini tidak dikenal',
  'fault.lottery.notOnSale': 'Lotre ini tidak sedang dijual',
  'fault.lottery.drawClosed': 'Taruhan untuk undian ini sudah ditutup',
  'fault.lottery.wrongPick': 'Pilihan ini tidak sesuai dengan jenis taruhan',
  'fault.lottery.belowMinimum': 'Taruhan terkecil untuk satu lot adalah {min}',
  'fault.lottery.aboveMaximum': 'Taruhan terbesar untuk satu lot adalah {max}',
  'fault.lottery.shareUsed':
    'Tiket Anda telah mencapai batas satu anggota untuk undian ini. Coba taruhan yang lebih kecil',
  'fault.lottery.drawFull': 'Batas undian ini sudah tercapai. Coba taruhan yang lebih kecil',
}
