// SPDX-License-Identifier: Apache-2.0
import type { lotteryBeacon as source } from '../en/lottery-beacon.ts'
import type { Translated } from '../translated.ts'

/** Where the randomness of draws comes from, and how it is checked. */
export const lotteryBeacon: Translated<typeof source> = {
  'lottery.beacon': 'Random na pinagmulan',
  'lottery.beacon.own': 'Sariling beacon ng operator, may pirma at magkakakawing',
  'lottery.beacon.drand': 'drand, pinapatakbo ng mga independiyenteng organisasyon',
  'lottery.beacon.unknown': 'Hindi kilalang pinagmulan',
  'lottery.beacon.none': 'Wala: ginawa mula sa seed lamang',
  'lottery.beacon.round': 'Ika-{round} na round',
  'lottery.beacon.signature': 'Pirma ng round',
  'lottery.beacon.waiting':
    'Hinihintay ng bola {number} ang random na pinagmulan nito. Kung hindi ito dumating, ibabalik ang lahat ng taya.',
  'lottery.verifier.save': 'I-save ang pahinang sumusuri nang offline',
  'lottery.verifier.title': 'Pagsusuri ng bola',
  'lottery.verifier.lead':
    'Muling kinakalkula ng pahinang ito ang bola sa device na ito. Hindi ito makakakonekta sa anumang server.',
  'lottery.verifier.seed': 'Taglay ng seed ang fingerprint na inilathala bago ang bola',
  'lottery.verifier.round': 'Ang round ang una mula sa oras ng bola, at may pirma',
  'lottery.verifier.numbers': 'Ang mga numero ay galing sa mga inilathalang halaga',
}
