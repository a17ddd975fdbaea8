// SPDX-License-Identifier: Apache-2.0
import type { play as source } from '../en/play.ts'
import type { Translated } from '../translated.ts'

/** The game page. */
export const play: Translated<typeof source> = {
  'play.back': 'Kembali ke lobi',
  'play.fullScreen': 'Skrin penuh',
  'play.frame': 'Permainan: {name}',
  'play.loading': 'Permainan sedang dimuatkan',
  'play.login.title': 'Log masuk untuk main {name}',
  'play.login.text': 'Pusingan sebenar memerlukan akaun. Hanya seminit.',
  'play.unknown.title': 'Permainan ini tidak dikenali',
  'play.unknown.text': 'Mungkin ia telah dipindahkan. Semua permainan yang dibuka ada di lobi.',
  'play.blocked.title': '{name} tidak ditawarkan di tempat anda',
  'play.blocked.text': 'Permainan ini terbuka untuk anda:',
  'play.closed.text': 'Permainan ini ditutup buat sementara. Yang ini dibuka:',
  'play.failed': 'Permainan tidak dapat dibuka',
  'play.more': 'Lagi daripada {studio}',
  'play.rtp': 'Pulangan kepada pemain {rtp} %',
}
