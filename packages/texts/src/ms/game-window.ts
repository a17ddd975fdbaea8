// SPDX-License-Identifier: Apache-2.0
import type { gameWindow as source } from '../en/game-window.ts'
import type { Translated } from '../translated.ts'

/** What the site shows around a running game. */
export const gameWindow: Translated<typeof source> = {
  'gameWindow.theatre': 'Mod teater',
  'gameWindow.small': 'Tetingkap kecil',
  'gameWindow.large': 'Kembali ke paparan besar',
  'gameWindow.move': 'Alih ke sudut seterusnya',
  'gameWindow.close': 'Tutup permainan',
  'gameWindow.goesOn': '{name} diteruskan dalam tetingkap kecil',
  'gameWindow.switch.title': 'Tutup {name}?',
  'gameWindow.switch.text':
    'Hanya satu permainan boleh dibuka pada satu masa. Pusingan {name} yang belum selesai diteruskan apabila anda kembali.',
  'gameWindow.switch.yes': 'Tutup dan buka permainan lain',
  'play.info': 'Tentang permainan ini',
  'gameWindow.studio': 'Penyedia',
  'gameWindow.lines': 'Garisan',
  'gameWindow.minBet': 'Pertaruhan terkecil',
  'gameWindow.rules': 'Peraturan permainan',
  'gameWindow.wagering': 'Dikira untuk bonus anda',
  'gameWindow.notCounted': 'Pertaruhan tidak dikira',
  'gameWindow.missions': 'Dikira untuk misi anda',
}
