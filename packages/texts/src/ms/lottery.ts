// SPDX-License-Identifier: Apache-2.0
import type { lottery as source } from '../en/lottery.ts'
import type { Translated } from '../translated.ts'

/** The lottery areas. */
export const lottery: Translated<typeof source> = {
  'lottery.center': 'Pusat loteri',
  'lottery.one': 'Loteri',
  'lottery.vietnam': 'Loteri Vietnam',
  'lottery.studios': 'Studio loteri',
  'lottery.draws': 'Cabutan',
  'lottery.noDraws': 'Tiada cabutan buat masa ini',
  'lottery.noDrawsHint': 'Cabutan, keputusan dan taruhan muncul di sini sebaik sahaja loteri dijual.',
  'lottery.unknown': 'Loteri ini tidak dijual',
  'lottery.unknownHint': 'Tiada loteri seperti itu di sini.',
  'lottery.action': 'Lihat studio loteri',
  'lottery.all': 'Semua loteri',
  'lottery.lobby': 'Permainan',
  'lottery.lobby.hint': 'Semua permainan di satu halaman.',
  'lottery.group.MB': 'Utara',
  'lottery.group.MT': 'Tengah',
  'lottery.group.MN': 'Selatan',
  'lottery.group.FAST': 'Cabutan pantas',
  'lottery.group.KENO': 'Keno',
  'fault.lottery.unknownGame': 'Loteri ini tidak dikenali',
  'fault.lottery.unknownDraw': 'Cabutan ini tidak dikenali',
  'fault.lottery.notOnSale': 'Loteri ini tidak dijual sekarang',
  'fault.lottery.drawClosed': 'Pertaruhan untuk cabutan ini telah ditutup',
  'fault.lottery.wrongPick': 'Pilihan ini tidak sesuai dengan jenis pertaruhan',
  'fault.lottery.belowMinimum': 'Pertaruhan terkecil untuk satu lot ialah {min}',
  'fault.lottery.aboveMaximum': 'Pertaruhan terbesar untuk satu lot ialah {max}',
  'fault.lottery.shareUsed':
    'Tiket anda telah mencapai had seorang ahli bagi cabutan ini. Cuba pertaruhan yang lebih kecil',
  'fault.lottery.drawFull': 'Had cabutan ini telah dicapai. Cuba pertaruhan yang lebih kecil',
}
