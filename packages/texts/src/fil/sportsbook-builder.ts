// SPDX-License-Identifier: Apache-2.0
import type { sportsbookBuilder as source } from '../en/sportsbook-builder.ts'
import type { Translated } from '../translated.ts'

/** Bet builders and cash-outs of the sportsbook. */
export const sportsbookBuilder: Translated<typeof source> = {
  'fault.sportsbook.cashOutNotOffered': 'Hindi ma-cash out ang tayang ito ngayon',
  'fault.sportsbook.cashOutChanged': 'Bumaba ang alok: tingnan ang bago',
  'fault.sportsbook.cashOutWaits': 'May naghihintay nang cash-out ng tayang ito',
  'fault.sportsbook.cashOutTooSmall': 'Masyadong maliit ang bahaging ito para bayaran',
  'fault.sportsbook.cashOutTarget': 'Pumili ng halagang higit sa alok at mas mababa sa posibleng balik',
  'sportsbook.cashOut.take': 'I-cash out ang {amount}',
  'sportsbook.cashOut.none': 'Walang cash-out ngayon',
  'sportsbook.cashOut.share': 'Gaano kalaki sa taya',
  'sportsbook.cashOut.rest': 'Tuloy ang {stake} ng taya',
  'sportsbook.cashOut.confirm': 'Kumpirmahin ang {amount}',
  'sportsbook.cashOut.keep': 'Panatilihin ang taya',
  'sportsbook.cashOut.done': 'Naibayad ang {amount}',
  'sportsbook.cashOut.changed': 'Ang alok ngayon ay {amount}',
  'sportsbook.cashOut.waits': 'Habang nilalaro, sandaling hinihintay ang cash-out: {seconds} s na lang',
  'sportsbook.cashOut.refused.event_changed':
    'Hindi na-cash out: nagbago ang laban habang naghihintay. Tuloy ang taya mo',
  'sportsbook.cashOut.refused.offer_lower':
    'Hindi na-cash out: bumaba ang alok habang naghihintay. Tuloy ang taya mo',
  'sportsbook.cashOut.refused.not_offered': 'Hindi na-cash out: wala nang alok. Tuloy ang taya mo',
  'sportsbook.cashOut.automatic': 'Awtomatikong cash-out',
  'sportsbook.cashOut.automaticAt': 'Kapag inalok ito',
  'sportsbook.cashOut.automaticSet': 'Mag-cash out kapag inalok ang {amount}',
  'sportsbook.cashOut.set': 'Itakda',
  'sportsbook.cashOut.remove': 'Alisin',
  'sportsbook.cashOut.paidSoFar': '{amount} na ang na-cash out',
  'sportsbook.builder.hint': 'Pumili ng dalawa o higit pang kalalabasang dapat lahat mangyari.',
  'sportsbook.builder.price': 'Odds na magkakasama',
  'sportsbook.builder.add': 'Idagdag sa slip',
  'sportsbook.builder.added': 'Nasa slip mo na',
  'sportsbook.builder.clear': 'Burahin',
  'sportsbook.builder.waits': 'Walang odds ngayon',
  'sportsbook.builder.full': 'Puno na ang slip',
  'sportsbook.builder.builder_too_few': 'Pumili ng kahit dalawang kalalabasan',
  'sportsbook.builder.builder_too_many': 'Labindalawang kalalabasan ang pinakamarami',
  'sportsbook.builder.builder_same_market': 'Isang kalalabasan lang sa bawat market',
  'sportsbook.builder.builder_market': 'Hindi maaaring pagsamahin ang isa sa mga market na ito',
  'sportsbook.builder.builder_no_states': 'Hindi maaaring pagsamahin ang mga market na ito',
  'sportsbook.builder.builder_contradictory': 'Hindi maaaring mangyari lahat ang mga kalalabasang ito',
  'sportsbook.builder.builder_no_price': 'Masyadong tiyak para magkaroon ng odds',
  'sportsbook.builder.builder_several_events': 'Dapat sa isang laban ang lahat ng kalalabasan',
  'sportsbook.builder.builder_not_offered': 'Walang bet builder para sa labang ito',
}
