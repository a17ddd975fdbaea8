// SPDX-License-Identifier: Apache-2.0
import type { identityCheck as source } from '../en/identity-check.ts'
import type { Translated } from '../translated.ts'

/** Documents with which members prove who they are and where they live. */
export const identityCheck: Translated<typeof source> = {
  'identityCheck.title': 'Pagkumpirma ng pagkakakilanlan',
  'identityCheck.intro':
    'Ipakita sa amin kung sino ka gamit ang mga larawan ng dokumento. Mga kawaning may pahintulot lang ang nakakakita, at nakatala ang bawat pagtingin. Buburahin namin ang mga larawan {days, plural, one {# araw} other {# araw}} pagkatapos ng aming pasya.',
  'identityCheck.proof.identity': 'Sino ka',
  'identityCheck.proof.address': 'Saan ka nakatira',
  'identityCheck.state.none': 'Hindi pa naipadala',
  'identityCheck.state.waiting': 'Sinusuri',
  'identityCheck.state.accepted': 'Tinanggap',
  'identityCheck.state.refused': 'Tinanggihan',
  'identityCheck.state.expired': 'Paso na',
  'identityCheck.sent': 'Ipinadala {time}',
  'identityCheck.until': 'May bisa hanggang {time}',
  'identityCheck.kind': 'Dokumento',
  'identityCheck.kind.passport': 'Pasaporte',
  'identityCheck.kind.identityCard': 'Kard ng pagkakakilanlan, harap at likod',
  'identityCheck.kind.drivingLicence': 'Lisensya sa pagmamaneho, harap at likod',
  'identityCheck.kind.proofOfAddress': 'Bayarin, pahayag ng bangko o opisyal na liham',
  'identityCheck.pictures': 'Mga larawan',
  'identityCheck.pictures.hint':
    'Bilang ng larawan: {count}. PNG o JPG, hanggang {size} MB bawat isa. Dapat kita ang lahat ng sulok at nababasa ang bawat salita.',
  'identityCheck.send': 'Ipadala ang dokumento',
  'identityCheck.done': 'Salamat. Titingnan namin ang dokumento mo at susulat kami sa iyo.',
  'identityCheck.takeBack': 'Bawiin',
  'identityCheck.takenBack': 'Binawi mo ang dokumento mo',
  'identityCheck.reason.unreadable':
    'Hindi namin ito mabasa. Kumuha ng malinaw na larawan sa maliwanag na lugar at ipadala ulit.',
  'identityCheck.reason.incomplete':
    'May kulang na bahagi. Ipadala ang kabuuan, kasama ang bawat panig at sulok.',
  'identityCheck.reason.wrongDocument':
    'Iba ito sa dokumentong pinili mo. Magpadala ng isa mula sa listahan.',
  'identityCheck.reason.expired': 'Wala na itong bisa. Magpadala ng may bisa pa.',
  'identityCheck.reason.otherName':
    'Iba ang pangalan dito sa account mo. Ipadala ang sarili mong dokumento, o sumulat sa suporta sa customer.',
  'identityCheck.reason.notGenuine':
    'Hindi namin ito matatanggap bilang tunay. Ipadala ang orihinal, o sumulat sa suporta sa customer.',
  'identityCheck.reason.underAge': 'Masyado ka pang bata para maglaro rito, kaya isinara ang account mo.',
  'mail.document.accepted': 'Tinanggap ang dokumento mo',
  'mail.document.refused': 'Tinanggihan ang dokumento mo',
  'mail.document.thanks': 'Salamat. Wala ka nang kailangang gawin.',
  'fault.compliance.documentPictures': 'Idagdag ang lahat ng larawang kailangan ng dokumentong ito',
  'fault.compliance.documentWaiting': 'Sinusuri na ang isang dokumento mo. Maaari mo itong bawiin.',
  'fault.compliance.documentsToday': 'Marami ka nang naipadalang dokumento ngayon. Subukan ulit bukas.',
  'fault.compliance.documentDecided': 'Napagpasyahan na ang dokumentong ito',
  'fault.compliance.needDocument':
    'Bago ang pag-withdraw na ito, kailangan namin ng dokumentong nagpapakita kung sino ka. Ipadala ito sa pagkumpirma ng pagkakakilanlan; nananatili ang pera mo sa account mo.',
  'fault.backoffice.underAge':
    'Mas mababa sa edad na kailangan ang kaarawang ito. Tanggihan ang dokumento dahil menor de edad.',
  'fault.compliance.flagClosed': 'Sarado na ang tandang ito',
  'fault.backoffice.notLower': 'Mas mataas ang limitasyong ito kaysa sa umiiral',
}
