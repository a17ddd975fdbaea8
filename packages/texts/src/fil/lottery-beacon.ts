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
  'lottery.beacon.round': 'Round {round}',
  'lottery.beacon.signature': 'Pirma ng round',
  'lottery.beacon.waiting':
    'Hinihintay ng bola {number} ang random na pinagmulan nito. Kung hindi ito dumating, ibabalik ang lahat ng taya.',
  'lottery.saved.save': 'I-save ang pahinang sumusuri nang offline',
  'lottery.saved.title': 'Pagsusuri ng bola',
  'lottery.saved.lead':
    'Muling kinakalkula ng pahinang ito ang bola sa device na ito. Hindi ito makakakonekta sa anumang server.',
  'lottery.saved.seed': 'Taglay ng seed ang fingerprint na inilathala bago ang bola',
  'lottery.saved.round': 'Ang round ang una mula sa oras ng bola, at may pirma',
  'lottery.saved.numbers': 'Ang mga numero ay galing sa mga inilathalang halaga',
  'alert.lottery.beaconFork':
    'Nagkakasalungat ang beacon ng mga loterya: dumating ang isang round na may dalawang halaga, o hindi kasunod ng nauna. Maghihintay ang mga bolang kailangan ito at kakanselahin sa huli.',
  'alert.lottery.beaconKey':
    'May bagong susi ang beacon ng instalasyong ito. Kung walang nagpalit nito, may nagpapanggap na beacon.',
  'alert.lottery.beaconMissing':
    'Masyadong matagal naghintay ang isang bola sa random na pinagmulan nito. Kinansela ito at ibinabalik ang lahat ng taya.',
  'console.setting.lottery.beacon': 'Random na pinagmulan ng mga bagong bola',
  'console.setting.lottery.beaconRelays': 'Mga address ng drand',
  'console.setting.lottery.ownBeaconUrl': 'Address ng sariling beacon',
  'console.setting.lottery.beaconWaitMinutes':
    'Pinakamahabang paghihintay ng bola sa random na pinagmulan (minuto)',
}
