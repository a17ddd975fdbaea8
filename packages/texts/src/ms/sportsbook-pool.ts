// SPDX-License-Identifier: Apache-2.0
import type { sportsbookPool as source } from '../en/sportsbook-pool.ts'
import type { Translated } from '../translated.ts'

/** The pools of virtual fights. */
export const sportsbookPool: Translated<typeof source> = {
  'fault.sportsbook.poolClosed': 'Pertaruhan untuk perlawanan ini telah ditutup',
  'sportsbook.reason.pool_cancelled':
    'Kumpulan dibatalkan: satu pihak akan memulangkan 1.07 atau kurang, atau tiada pertaruhan',
  'sportsbook.pool': 'Kumpulan',
  'sportsbook.pool.about':
    'Pertaruhan kedua-dua pihak menjadi satu kumpulan. {percent} % daripadanya komisen; bakinya dikongsi mereka yang memilih pemenang.',
  'sportsbook.pool.changes':
    'Pulangan setiap pihak berubah dengan setiap pertaruhan, sehingga pertaruhan ditutup apabila perlawanan bermula.',
  'sportsbook.pool.back':
    'Jika seri, semua pertaruhan dipulangkan. Begitu juga jika satu pihak akan memulangkan 1.07 atau kurang, atau tiada pertaruhan: kumpulan dibatalkan.',
  'sportsbook.pool.returns': 'Pulangan kini',
  'sportsbook.pool.noStakes': 'Belum ada pertaruhan',
  'sportsbook.pool.on': 'Pertaruh pada {side}',
  'sportsbook.pool.hint':
    'Masukkan pertaruhan, kemudian ketik satu pihak. Ia dibuat serta-merta dan tidak boleh ditarik balik.',
  'sportsbook.pool.low': 'Sekurang-kurangnya {amount}',
  'sportsbook.pool.high': 'Selebih-lebihnya {amount}',
  'sportsbook.pool.placed': '{amount} pada {side} sudah dalam kumpulan.',
  'sportsbook.pool.closed': 'Pertaruhan untuk perlawanan ini telah ditutup',
  'sportsbook.pool.mine': 'Pertaruhan saya dalam perlawanan ini',
  'sportsbook.pool.bets': 'Pertaruhan kumpulan',
  'sportsbook.pool.none': 'Anda tiada pertaruhan kumpulan.',
  'sportsbook.pool.ifWins': 'Pulangan kini jika menang',
  'sportsbook.pool.rule':
    'Pertaruhan yang menang memulangkan bahagiannya daripada kumpulan selepas komisen, dibundarkan ke bawah kepada syiling terkecil.',
  'sportsbook.pool.commission': 'Komisen',
}
