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
  'lottery.unknownHint': 'Alamat ini menyebut loteri yang tidak kami tawarkan.',
  'lottery.action': 'Lihat studio loteri',
  'lottery.all': 'Semua loteri',
  'lottery.lobby': 'Permainan',
  'lottery.lobby.hint': 'Semua permainan kami di satu halaman.',
}
