// SPDX-License-Identifier: Apache-2.0
import type { studioSlots as source } from '../en/studio-slots.ts'
import type { Translated } from '../translated.ts'

/** The slots of the studio. */
export const studioSlots: Translated<typeof source> = {
  'studio.slot.title': 'Gim slot',
  'studio.slot.lost': 'Kali ini tidak ada yang membayar',
  'studio.slot.freeWon': '{spins} putaran gratis, setiap kemenangan dihitung {factor} kali',
  'studio.slot.spinAll': 'Putar semua',
  'studio.slot.quick': 'Putaran cepat',
  'studio.slot.skip': 'Lewati',
  'studio.slot.bigWin': 'Menang besar',
  'studio.slot.hugeWin': 'Menang luar biasa',
  'studio.slot.ways': '{ways} cara',
  'studio.slot.scatters': 'Scatter: {scatters}',
  'studio.slot.brings': '{multiplier}×, putaran gratis: {spins}',
  'studio.slot.rules.lines':
    'Simbol sama berurutan dari kiri di salah satu dari {lines} garis membayar sesuai tabel. Taruhan mencakup semua garis.',
  'studio.slot.rules.ways':
    'Simbol sama pada gulungan yang bersebelahan dari kiri membayar dalam setiap cara memilih satu dari tiap gulungan: hingga {ways} cara. Taruhan mencakup semuanya.',
  'studio.slot.rules.heights': 'Pada setiap putaran, tiap gulungan menampilkan {least} sampai {most} baris.',
  'studio.slot.rules.full':
    'Jika semua tempat menampilkan simbol yang sama dari {symbols} simbol terakhir di tabel, setiap kemenangan dihitung {factor} kali.',
  'studio.slot.rules.free':
    'Scatter yang cukup memberi putaran gratis, seperti tercantum di bawah. Setiap kemenangannya dihitung {factor} kali, dan putaran gratis dapat bertambah hingga {most} per ronde. Jika Anda pergi, putaran gratis menunggu Anda.',
  'studio.slot.rules.cap': 'Ronde yang mencapai {most}× membayar sebanyak itu dan berakhir di situ.',
  'studio.slot.respin': 'Putar ulang {spin}',
  'studio.slot.rules.wild': 'Wild menggantikan semua simbol kecuali koin.',
  'studio.slot.coins': 'Koin: {coins}, sisa putar ulang: {left}',
  'studio.slot.mini': 'Mini',
  'studio.slot.minor': 'Minor',
  'studio.slot.major': 'Major',
  'studio.slot.grand': 'Grand',
  'studio.slot.coinShare': 'Koin yang membayar {pays}×',
  'studio.slot.rules.hold':
    '{from} koin atau lebih tetap di tempatnya, dan tempat kosong diputar lagi: {respins} kali, dan {respins} kali lagi setelah setiap koin baru. Di akhir setiap koin membayar nilainya, dan jendela penuh membayar tambahan jackpot grand {grand}×. Jika Anda pergi, putar ulang menunggu Anda.',
  'studio.slot.par.hold': 'Pengembalian putar ulang',
  'studio.slot.par.holdChance': 'Peluang putar ulang',
  'studio.slot.par.paid': 'Pengembalian putaran berbayar',
  'studio.slot.par.free': 'Pengembalian putaran gratis',
  'studio.slot.par.deviation': 'Simpangan baku',
  'studio.slot.par.top': 'Kemenangan tertinggi satu putaran berbayar',
  'studio.slot.par.topValue': '{stakes}×, sekali dalam {spins} putaran',
  'studio.slot.par.most': 'Tidak ada ronde yang membayar lebih dari',
}
