// SPDX-License-Identifier: Apache-2.0
import type { studioSlots as source } from '../en/studio-slots.ts'
import type { Translated } from '../translated.ts'

/** The slots of the studio. */
export const studioSlots: Translated<typeof source> = {
  'studio.slot.title': 'Permainan slot',
  'studio.slot.lost': 'Kali ini tiada yang membayar',
  'studio.slot.freeWon': '{spins} putaran percuma, setiap kemenangan dikira {factor} kali',
  'studio.slot.spinAll': 'Putar semua',
  'studio.slot.quick': 'Putaran pantas',
  'studio.slot.skip': 'Langkau',
  'studio.slot.bigWin': 'Menang besar',
  'studio.slot.hugeWin': 'Menang sangat besar',
  'studio.slot.ways': '{ways} cara',
  'studio.slot.scatters': 'Scatter: {scatters}',
  'studio.slot.brings': '{multiplier}×, putaran percuma: {spins}',
  'studio.slot.rules.lines':
    'Simbol sama berturut-turut dari kiri pada mana-mana {lines} garis membayar mengikut jadual. Taruhan meliputi semua garis.',
  'studio.slot.rules.ways':
    'Simbol sama pada gelendong bersebelahan dari kiri membayar dalam setiap cara memilih satu daripada setiap gelendong: sehingga {ways} cara. Taruhan meliputi semuanya.',
  'studio.slot.rules.heights':
    'Dalam setiap putaran, setiap gelendong menunjukkan {least} hingga {most} baris.',
  'studio.slot.rules.full':
    'Jika semua tempat menunjukkan simbol yang sama daripada {symbols} simbol terakhir dalam jadual, setiap kemenangan dikira {factor} kali.',
  'studio.slot.rules.free':
    'Scatter yang cukup memberi putaran percuma, seperti disenaraikan di bawah. Setiap kemenangannya dikira {factor} kali, dan putaran boleh bertambah sehingga {most} setiap pusingan. Jika anda keluar, putaran percuma menunggu anda.',
  'studio.slot.rules.cap': 'Pusingan yang mencapai {most}× membayar sebanyak itu dan tamat di situ.',
  'studio.slot.respin': 'Putar semula {spin}',
  'studio.slot.rules.wild': 'Wild menggantikan semua simbol kecuali syiling.',
  'studio.slot.coins': 'Syiling: {coins}, baki putar semula: {left}',
  'studio.slot.mini': 'Mini',
  'studio.slot.minor': 'Minor',
  'studio.slot.major': 'Major',
  'studio.slot.grand': 'Grand',
  'studio.slot.coinShare': 'Syiling yang membayar {pays}×',
  'studio.slot.rules.hold':
    '{from} syiling atau lebih kekal di tempatnya, dan tempat kosong diputar semula: {respins} kali, dan {respins} kali lagi selepas setiap syiling baharu. Akhirnya setiap syiling membayar nilainya, dan tetingkap penuh membayar tambahan jackpot grand {grand}×. Jika anda keluar, putar semula menunggu anda.',
  'studio.slot.par.hold': 'Pulangan putar semula',
  'studio.slot.par.holdChance': 'Peluang putar semula',
  'studio.slot.par.paid': 'Pulangan putaran berbayar',
  'studio.slot.par.free': 'Pulangan putaran percuma',
  'studio.slot.par.deviation': 'Sisihan piawai',
  'studio.slot.par.top': 'Kemenangan tertinggi satu putaran berbayar',
  'studio.slot.par.topValue': '{stakes}×, sekali dalam {spins} putaran',
  'studio.slot.par.most': 'Tiada pusingan membayar lebih daripada',
}
