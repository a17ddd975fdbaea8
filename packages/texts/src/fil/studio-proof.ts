// SPDX-License-Identifier: Apache-2.0
import type { studioProof as source } from '../en/studio-proof.ts'
import type { Translated } from '../translated.ts'

/** The verifier that is saved as a file, and the simulator. */
export const studioProof: Translated<typeof source> = {
  'studio.saved.save': 'I-save ang pagsusuri ng round na ito',
  'studio.saved.about':
    'Isang file na may round na ito at lahat ng muling kumukuwenta rito. Nabubuksan sa anumang browser, walang server at walang network.',
  'studio.saved.lead':
    'Muling kinukuwenta ng file na ito ang isang round ng aming mga laro mula sa talaan o mga seed nito. Hindi nito kailangan ng server, at hindi ito pinahihintulutan ng browser na kumonekta kaninuman.',
  'studio.saved.record': 'Talaan ng isang round',
  'studio.saved.check': 'Suriin ang talaan',
  'studio.saved.noRecord': 'Hindi ito talaan ng isang round ng aming mga laro.',
  'studio.simulator.title': 'Simulator',
  'studio.simulator.about':
    'Naglalaro ng isang milyong round gamit ang mga setting ng pahinang ito sa iyong browser, at inihahambing ang lumabas sa nakasaad. Hindi ito tumataya at gumagamit ng random na numero ng browser, hindi ng iyong mga seed.',
  'studio.simulator.play': 'Maglaro ng isang milyong round',
  'studio.simulator.stop': 'Itigil',
  'studio.simulator.rounds': 'Mga round na nilaro',
  'studio.simulator.stated': 'Nakasaad na balik',
  'studio.simulator.measured': 'Balik ng mga round na ito',
  'studio.simulator.hits': 'Mga round na nagbabayad',
  'studio.simulator.most': 'Pinakamalaking multiplier',
  'studio.simulator.within':
    'Nasa loob ng ±{band} porsiyentong punto na iniiwan ng pagkakataon matapos ang ganito karaming round ang nakasaad na balik.',
  'studio.simulator.outside':
    'Nasa labas ng ±{band} porsiyentong punto ang nakasaad na balik. Nangyayari ito nang mga tatlong beses sa sanlibong simulation; maglaro ng isa pang milyon.',
  'studio.simulator.failed': 'Hindi naitakbo ang simulation sa browser na ito.',
  'studio.simulator.chart':
    'Balik pagkatapos ng bawat bahagi ng mga round, na may linya ng nakasaad na balik',
}
