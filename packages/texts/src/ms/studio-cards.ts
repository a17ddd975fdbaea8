// SPDX-License-Identifier: Apache-2.0
import type { studioCards as source } from '../en/studio-cards.ts'
import type { Translated } from '../translated.ts'

/** Video poker, blackjack and other games of cards and boards. */
export const studioCards: Translated<typeof source> = {
  'studio.best.rules':
    'Kadar pulangan yang dinyatakan adalah bagi pilihan terbaik. Permainan menunjukkan pilihan terbaik apabila anda memintanya; keputusan tetap milik anda.',
  'studio.jacks.title': 'Jack atau Lebih Baik',
  'studio.deuces.title': 'Dua Bebas',
  'studio.poker.hand': 'Kad di tangan',
  'studio.poker.hold': 'Simpan',
  'studio.poker.holdCard': 'Simpan atau lepaskan kad',
  'studio.poker.hidden': 'Kad tertutup',
  'studio.poker.draw': 'Tukar kad',
  'studio.poker.replaced': 'Kad diganti: {cards}',
  'studio.poker.first': 'Pilih kad untuk disimpan, kemudian tukar',
  'studio.poker.best': 'Simpanan terbaik',
  'studio.poker.worth': 'Simpanan terbaik: {cards}. Purata membayar {multiplier}×',
  'studio.poker.nothing': 'tiada kad',
  'studio.poker.jacks': 'Sepasang Jack ke atas',
  'studio.poker.twoPair': 'Dua pasang',
  'studio.poker.trips': 'Tiga serupa',
  'studio.poker.straight': 'Berturut',
  'studio.poker.flush': 'Sedaun',
  'studio.poker.fullHouse': 'Tiga dan sepasang',
  'studio.poker.quads': 'Empat serupa',
  'studio.poker.straightFlush': 'Berturut sedaun',
  'studio.poker.fiveOfAKind': 'Lima serupa',
  'studio.poker.wildRoyal': 'Royal dengan dua',
  'studio.poker.fourDeuces': 'Empat kad dua',
  'studio.poker.royal': 'Berturut diraja',
  'studio.poker.rules.play':
    'Anda mendapat lima kad daripada satu set 52 kad. Simpan mana-mana; selebihnya diganti sekali, dan kad akhir membayar mengikut jadual.',
  'studio.poker.rules.wild': 'Setiap kad dua mewakili mana-mana kad.',
  'studio.poker.rules.left':
    'Pusingan yang tidak diteruskan selama dua hari dimainkan dengan simpanan terbaik.',
  'studio.verify.poker':
    'Kad mengikut urutan: setiap nombor rawak memilih satu daripada baki; lima pertama ialah kad di tangan, selebihnya pengganti',
}
