// SPDX-License-Identifier: Apache-2.0
import type { gameWindow as source } from '../en/game-window.ts'
import type { Translated } from '../translated.ts'

/** What the site shows around a running game. */
export const gameWindow: Translated<typeof source> = {
  'gameWindow.theatre': 'Mode teater',
  'gameWindow.small': 'Jendela kecil',
  'gameWindow.large': 'Kembali ke tampilan besar',
  'gameWindow.move': 'Pindah ke sudut berikutnya',
  'gameWindow.close': 'Tutup game',
  'gameWindow.goesOn': '{name} berlanjut di jendela kecil',
  'gameWindow.switch.title': 'Tutup {name}?',
  'gameWindow.switch.text':
    'Hanya satu game yang dapat dibuka sekaligus. Ronde {name} yang belum selesai berlanjut saat Anda kembali.',
  'gameWindow.switch.yes': 'Tutup dan buka game lain',
  'play.info': 'Tentang game ini',
  'gameWindow.studio': 'Penyedia',
  'gameWindow.lines': 'Garis',
  'gameWindow.minBet': 'Taruhan terkecil',
  'gameWindow.rules': 'Aturan game',
  'gameWindow.wagering': 'Dihitung untuk bonus Anda',
  'gameWindow.notCounted': 'Taruhan tidak dihitung',
  'gameWindow.missions': 'Dihitung untuk misi Anda',
}
