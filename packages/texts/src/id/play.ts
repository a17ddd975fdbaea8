// SPDX-License-Identifier: Apache-2.0
import type { play as source } from '../en/play.ts'
import type { Translated } from '../translated.ts'

/** The game page. */
export const play: Translated<typeof source> = {
  'play.back': 'Kembali ke lobi',
  'play.fullScreen': 'Layar penuh',
  'play.frame': 'Game: {name}',
  'play.loading': 'Game sedang dimuat',
  'play.login.title': 'Masuk untuk main {name}',
  'play.login.text': 'Ronde sungguhan memerlukan akun. Hanya butuh semenit.',
  'play.unknown.title': 'Game ini tidak dikenal',
  'play.unknown.text': 'Mungkin sudah pindah. Semua game yang dibuka ada di lobi.',
  'play.blocked.title': '{name} tidak tersedia di tempat Anda',
  'play.blocked.text': 'Permainan ini terbuka untuk Anda:',
  'play.closed.text': 'Permainan ini ditutup sementara. Yang ini terbuka:',
  'play.failed': 'Game tidak dapat dibuka',
  'play.more': 'Lainnya dari {studio}',
  'play.rtp': 'Pengembalian ke pemain {rtp} %',
}
