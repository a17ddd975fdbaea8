// SPDX-License-Identifier: Apache-2.0
import type { faults as source } from '../en/faults.ts'
import type { Translated } from '../translated.ts'

/**
 * Refusals of the contract that belong to no domain, and their generic field messages. Domain refusals are in
 * the file of their domain.
 */
export const faults: Translated<typeof source> = {
  'fault.call.malformed': 'Hindi mabasa ang request',
  'fault.call.invalid': 'May mga maling value',
  'fault.call.badBrand': 'Hindi kilala ang brand',
  'fault.call.encryptionRequired': 'Dapat naka-encrypt kapag ipinadala ang tawag na ito',
  'fault.call.badEncryption': 'Hindi mabuksan ang naka-encrypt na data',
  'fault.call.unauthorized': 'Hindi ka naka-log in, mag-log in muna',
  'fault.call.forbidden': 'Hindi mo ito puwedeng gawin',
  'fault.call.notFound': 'Walang laman ang address na ito',
  'fault.call.wrongMethod': 'Hindi sumasagot ang address na ito sa ganyang method',
  'fault.call.requestReused': 'Nagamit na sa iba ang request number na ito',
  'fault.call.tooLarge': 'Masyadong malaki ang request',
  'fault.call.wrongContentType': 'Hindi binabasa rito ang ganitong uri ng content',
  'fault.call.tooManyRequests': 'Masyadong maraming request, pakisubukan ulit pagkalipas ng isang minuto',
  'fault.call.unexpected': 'May nangyaring mali sa amin. Ref. no. {reference}',
  'fault.call.unavailable': 'Hindi available ang serbisyo ngayon, pakisubukan ulit maya-maya',
  'fault.field.unknown': 'Hindi kilala ang field na ito',
  'fault.field.required': 'Hindi puwedeng walang laman',
  'fault.field.invalid': 'Mali ang value na ito',
  'fault.maintenance': 'Nasa maintenance ang site',
  'fault.site.invalidUrl': 'Hindi valid ang URL, makipag-ugnayan sa customer service',
  'fault.site.ipBlocked': 'Limitado ang access',
  'fault.site.regionRestricted': 'Hindi available ang site sa kinaroroonan mo',
  'fault.backoffice.noOperator': 'Walang ganitong operator',
  'fault.backoffice.ownApp':
    'Dapat may ibang mag-reset ng iyong authenticator app, o alisin mo ito gamit ang isa sa mga code nito',
  'fault.backoffice.settingChanged': 'May ibang nagbago nito: {names}. Tingnan ulit ito',
  'fault.backoffice.noBrand': 'Walang ganitong brand',
  'fault.backoffice.codeRequired': 'Ilagay ang code mula sa authenticator app mo',
  'fault.backoffice.ownRequest': 'Ikaw ang humiling nito; ibang operator ang magpapasya',
  'fault.backoffice.requestOver': 'Napagpasyahan na o nag-expire na ang kahilingang ito',
  'fault.backoffice.requestWaiting': 'Hiniling na ang gayon din at naghihintay ng pasya',
  'fault.backoffice.noMember': 'Walang ganitong member',
  'fault.backoffice.noAgent': 'Walang bukas na agent na may ganitong pangalan sa brand na ito',
  'fault.backoffice.noUpline': 'Walang upline ang general agent o trial account',
  'fault.backoffice.hasUpline':
    'Ang upline ng agent na ito ang nag-aalok ng mga kontrata, hindi ang operator',
  'fault.backoffice.kindOff': 'Naka-off ang ganitong uri ng kontrata sa brand na ito',
  'fault.backoffice.uplineCircle':
    'Hindi puwedeng mapailalim ang account sa sarili nito o sa sarili nitong team',
  'fault.site.ownCurrencyOnly': 'Para lang sa mga account na {currency}',
  'fault.agents.lineTooDeep': 'Hanggang 50 antas lang ang isang linya',
  'fault.backoffice.moveWaiting': 'May nakaplano nang paglipat ng account na ito. Kanselahin muna iyon',
  'fault.backoffice.lineBlocked': 'Naka-block na ang linyang ito',
  'fault.backoffice.lineNotBlocked': 'Walang sariling block ang linyang ito',
  'fault.backoffice.noSharedLine': 'Walang ganitong nakita sa anumang linya',
  'fault.backoffice.sharedLineNotOpen': 'Hindi na ito bukas',
  'fault.backoffice.noMove': 'Walang nakaplanong paglipat ng account na ito',
  'fault.backoffice.noRank': 'Walang rank ang trial account',
  'fault.backoffice.badStatement': 'Hindi mabasa ang file. Linya {line}: {problem}. Walang nabago',
  'fault.backoffice.badRange': 'Pumili ng hanggang 92 araw na wala sa hinaharap',
  'fault.backoffice.noHost': 'Walang ganitong host',
  'fault.backoffice.noChange': 'Walang ganitong pagbabago',
  'fault.backoffice.brandTaken': 'May ibang brand na may ganitong code',
  'fault.backoffice.hostTaken': 'Ginagamit na ang host na ito',
  'fault.backoffice.vendorAway': 'Hindi ipinapadala ng provider ang listahan ng mga laro nito ngayon',
  'fault.backoffice.noList':
    'Pinagsasaluhan ng mga demo na provider ang account na ito; wala itong sariling listahan ng mga laro',
  'fault.backoffice.firstBrand': 'Hindi puwedeng isara ang unang brand',
}
