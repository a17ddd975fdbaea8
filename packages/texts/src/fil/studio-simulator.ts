// SPDX-License-Identifier: Apache-2.0
import type { studioSimulator as source } from '../en/studio-simulator.ts'
import type { Translated } from '../translated.ts'

/** How the simulator plays each game, and the pace of bets. */
export const studioSimulator: Translated<typeof source> = {
  'studio.betTooEarly':
    'Hindi puwedeng mas mabilis ang sunod-sunod na taya rito. Maghihintay sandali ang taya mo',
  'studio.crash.cashedOutAt': 'Na-cash out sa {point}×',
  'studio.way.title': 'Paano ito naglalaro',
  'studio.way.chosen': 'Bawat round ay ayon sa pinili sa pahinang ito',
  'studio.way.slot': 'Bawat spin kasama ang lahat ng libreng spin nito; walang bonus na binibili',
  'studio.way.pick': 'Sa bonus, binubuksan ang mga puwesto mula sa una hanggang matapos ito',
  'studio.way.crash': 'Awtomatikong cash out sa {point}×',
  'studio.way.mines': 'Nagbubukas ng tile mula sa kaliwang itaas; cash out pagkatapos ng {count}',
  'studio.way.tower': 'Pinipili ang unang tile ng bawat palapag; cash out pagkatapos ng palapag {count}',
  'studio.way.flip': 'Kara ang tinatawag; cash out pagkatapos ng tamang hula: {count}',
  'studio.way.chicken': 'Tumatawid sa kalsada; cash out pagkatapos ng lane {count}',
  'studio.way.pump': 'Binobomba ang lobo; cash out pagkatapos ng bomba: {count}',
  'studio.way.rps': 'Bato ang inilalabas, uulit pag tabla; cash out pagkatapos ng panalo: {count}',
  'studio.way.hilo':
    'Hinuhulaan ang mas malamang at nilalaktawan ang alas at hari; cash out pagkatapos ng tamang hula: {count}',
  'studio.way.poker': 'Pinakamahusay na laro: iniiwan ang mga barahang pinakamalaki ang bayad sa karaniwan',
  'studio.way.blackjack':
    'Pinakamahusay na laro nang walang insurance; ang balik ay sa unang taya, pagkatapos mag-double at mag-split',
}
