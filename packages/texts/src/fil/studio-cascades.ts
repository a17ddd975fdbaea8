// SPDX-License-Identifier: Apache-2.0
import type { studioCascades as source } from '../en/studio-cascades.ts'
import type { Translated } from '../translated.ts'

/** The slots of the studio with cascades. */
export const studioCascades: Translated<typeof source> = {
  'studio.buyNotOffered': 'Hindi mabibili ang libreng spin dito',
  'studio.cascade.buy': 'Bumili ng libreng spin',
  'studio.cascade.buyAsk':
    'Bumili ng {spins} libreng spin sa halagang {amount} {currency}? Magsisimula agad ang mga ito.',
  'studio.cascade.buyReturns': 'Sa karaniwan, ibinabalik nila ang {percent} % ng presyo.',
  'studio.cascade.freeWon': 'Napanalunang libreng spin: {spins}',
  'studio.cascade.factor': 'Pampadami {factor}×',
  'studio.cascade.boards': 'Mga board ng spin {spin}',
  'studio.cascade.rules.clusters':
    'Nagbabayad ang {from} o higit pang magkaparehong simbolo kung magkadikit, magkatabi o magkapatong. Sakop ng taya ang buong board.',
  'studio.cascade.rules.anywhere':
    'Nagbabayad ang {from} o higit pang magkaparehong simbolo saan man sila. Sakop ng taya ang buong board.',
  'studio.cascade.rules.fall':
    'Nawawala ang mga nanalong simbolo, bumabagsak ang iba, at may mga bagong galing sa itaas hangga’t may panalo: hanggang {most} beses sa isang spin. Pagkatapos ng huli, wala nang babagsak.',
  'studio.cascade.rules.factors':
    'Ang mga panalo ng isang spin ay isa-isang pinararami ng {factors}; ang lahat ng susunod ay ng huli sa mga ito.',
  'studio.cascade.rules.keeps':
    'Sa libreng spin, hindi bumababa ang multiplier: binibilang ang mga panalo ng lahat.',
  'studio.cascade.rules.multipliers':
    'Nananatili ang mga multiplier hanggang matapos ang spin, saka pinagsasama at pinararami ang napanalunan. Sa libreng spin, kasama ang sa lahat ng spin hanggang ngayon.',
  'studio.cascade.rules.free':
    'Ang sapat na scatter sa huling board ng spin ay nagbibigay ng libreng spin ayon sa listahan; {from} o higit pa sa libreng spin ay nagdaragdag ng {again}, hanggang {most} sa isang round. Nagbabayad ang scatter nang walang multiplier. Kung aalis ka, maghihintay ang iyong libreng spin.',
  'studio.cascade.rules.buy':
    'Kung saan iniaalok, makakabili ka ng {spins} libreng spin sa {price} beses ng iyong taya. Magsisimula agad, walang bayad na spin, at hindi magbabayad nang higit sa {most} beses ng tayang iyon. Ang mga multiple ay ipinapakita batay sa presyo.',
  'studio.cascade.par.bought': 'Balik ng biniling libreng spin',
  'studio.cascade.par.error': 'Karaniwang pagkakamali',
  'studio.cascade.par.rounds': 'Mga sinimulang round sa simulation',
  'studio.cascade.par.top': 'Pinakamataas na panalo roon',
}
