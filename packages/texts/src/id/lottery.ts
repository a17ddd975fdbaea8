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
  'lottery.unknownHint': 'Alamat ini menyebut lotre yang tidak kami sediakan.',
  'lottery.action': 'Lihat studio lotre',
  'lottery.all': 'Semua lotre',
  'lottery.lobby': 'Game',
  'lottery.lobby.hint': 'Semua game kami di satu halaman.',
}
