// SPDX-License-Identifier: Apache-2.0
import type { studioCards as source } from '../en/studio-cards.ts'
import type { Translated } from '../translated.ts'

/** Video poker, blackjack and other games of cards and boards. */
export const studioCards: Translated<typeof source> = {
  'studio.best.rules':
    'Tingkat pengembalian yang tertera berlaku untuk pilihan terbaik. Permainan menunjukkan pilihan terbaik bila Anda memintanya; keputusan tetap milik Anda.',
  'studio.jacks.title': 'Jack atau Lebih',
  'studio.deuces.title': 'Dua Liar',
  'studio.poker.hand': 'Kartu di tangan',
  'studio.poker.hold': 'Tahan',
  'studio.poker.holdCard': 'Tahan atau lepas kartu',
  'studio.poker.hidden': 'Kartu tertutup',
  'studio.poker.draw': 'Ambil kartu',
  'studio.poker.replaced': 'Kartu diganti: {cards}',
  'studio.poker.first': 'Pilih kartu yang ditahan, lalu ambil kartu',
  'studio.poker.best': 'Pilihan terbaik',
  'studio.poker.worth': 'Pilihan terbaik: {cards}. Rata-rata membayar {multiplier}×',
  'studio.poker.nothing': 'tanpa kartu',
  'studio.poker.jacks': 'Pasangan Jack ke atas',
  'studio.poker.twoPair': 'Dua pasang',
  'studio.poker.trips': 'Tiga kartu sama',
  'studio.poker.straight': 'Seri',
  'studio.poker.flush': 'Kembang',
  'studio.poker.fullHouse': 'Tiga dan dua',
  'studio.poker.quads': 'Empat kartu sama',
  'studio.poker.straightFlush': 'Seri kembang',
  'studio.poker.fiveOfAKind': 'Lima kartu sama',
  'studio.poker.wildRoyal': 'Royal dengan dua',
  'studio.poker.fourDeuces': 'Empat kartu dua',
  'studio.poker.royal': 'Seri raja',
  'studio.poker.rules.play':
    'Anda mendapat lima kartu dari satu set 52 kartu. Tahan yang mana saja; sisanya diganti sekali, dan kartu akhir membayar sesuai tabel.',
  'studio.poker.rules.wild': 'Setiap kartu dua mewakili kartu apa pun.',
  'studio.poker.rules.left': 'Ronde yang tidak dilanjutkan selama dua hari dimainkan dengan pilihan terbaik.',
  'studio.verify.poker':
    'Kartu berurutan: tiap angka acak memilih satu dari yang tersisa; lima pertama adalah kartu di tangan, sisanya pengganti berurutan',
}
