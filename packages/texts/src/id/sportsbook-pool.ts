// SPDX-License-Identifier: Apache-2.0
import type { sportsbookPool as source } from '../en/sportsbook-pool.ts'
import type { Translated } from '../translated.ts'

/** The pools of virtual fights. */
export const sportsbookPool: Translated<typeof source> = {
  'fault.sportsbook.poolClosed': 'Taruhan untuk laga ini sudah ditutup',
  'sportsbook.reason.pool_cancelled':
    'Pool dibatalkan: salah satu pihak akan mengembalikan 1,07 atau kurang, atau tidak ada taruhannya',
  'sportsbook.pool': 'Pool',
  'sportsbook.pool.about':
    'Taruhan kedua pihak menjadi satu pool. {percent} % darinya komisi; sisanya dibagi di antara yang memasang pada pemenang.',
  'sportsbook.pool.changes':
    'Pengembalian tiap pihak berubah dengan setiap taruhan, sampai taruhan ditutup saat laga dimulai.',
  'sportsbook.pool.back':
    'Jika seri, semua taruhan dikembalikan. Begitu pula jika satu pihak akan mengembalikan 1,07 atau kurang, atau tidak ada taruhannya: pool dibatalkan.',
  'sportsbook.pool.returns': 'Kembali saat ini',
  'sportsbook.pool.noStakes': 'Belum ada taruhan',
  'sportsbook.pool.on': 'Pasang {side}',
  'sportsbook.pool.hint':
    'Masukkan taruhan, lalu ketuk satu pihak. Taruhan langsung dipasang dan tidak bisa ditarik.',
  'sportsbook.pool.low': 'Minimal {amount}',
  'sportsbook.pool.high': 'Maksimal {amount}',
  'sportsbook.pool.placed': '{amount} pada {side} sudah masuk pool.',
  'sportsbook.pool.closed': 'Taruhan untuk laga ini sudah ditutup',
  'sportsbook.pool.mine': 'Taruhan saya di laga ini',
  'sportsbook.pool.bets': 'Taruhan pool',
  'sportsbook.pool.none': 'Anda tidak punya taruhan pool.',
  'sportsbook.pool.ifWins': 'Kembali saat ini jika menang',
  'sportsbook.pool.rule':
    'Taruhan yang menang mengembalikan bagiannya dari pool setelah komisi, dibulatkan ke bawah ke koin terkecil.',
  'sportsbook.pool.commission': 'Komisi',
}
