// SPDX-License-Identifier: Apache-2.0
import type { studioVerify as source } from '../en/studio-verify.ts'
import type { Translated } from '../translated.ts'

/** The instant games after the first five, and what games with moves share. */
export const studioGames: Translated<typeof source> = {
  'studio.round.paid': 'Nagbabayad ang {multiplier}× ng {payout} {currency}',
  'studio.round.lost': 'Walang panalo ngayon',
  'studio.steps.safe': '{multiplier}×: {payout} {currency} ang makukuha sa cash out',
  'studio.steps.lost': 'Talo. Walang bayad ang round na ito',
  'studio.steps.next': 'Aabot ang susunod sa',
  'studio.steps.rules.cashOut':
    'Mag-cash out kahit kailan mo gusto. Isang maling hakbang ang tatapos sa round at walang bayad.',
  'studio.steps.rules.pay':
    'Ang multiplier ay 99 % na hinati sa tsansang makarating dito. Isang porsiyento ang lamang ng house, gaano man kalayo ang marating mo.',
  'studio.randomTile': 'Random na tile',
  'studio.keno.title': 'Keno',
  'studio.keno.board': 'Mga numero mula 1 hanggang 40',
  'studio.keno.number': 'Numero {number}',
  'studio.keno.picks': 'Mga napiling numero',
  'studio.keno.random': 'Random na numero',
  'studio.keno.clear': 'Burahin',
  'studio.keno.hits': 'Mga tama',
  'studio.keno.classic': 'Klasiko',
  'studio.keno.rules.draw': 'Pumili ng isa hanggang sampu sa 40 numero. Pagkatapos ay sampu ang bubunutin.',
  'studio.keno.rules.pay':
    'Habang mas marami sa mga numero mo ang nabunot, mas malaki ang bayad. Makikita sa talaan ang bayad ng bawat dami ng tama ayon sa mga pinili at risk mo, at ang tsansa nito.',
  'studio.verify.keno': 'Mga nabunot na numero: pumipili ang bawat random na numero ng isa sa mga natitira',
  'studio.wheel.title': 'Gulong',
  'studio.wheel.segments': 'Mga bahagi',
  'studio.wheel.rules.spin':
    'Titigil ang gulong na may isang bahagi sa panturo; pare-pareho ang tsansa ng lahat.',
  'studio.wheel.rules.pay':
    'Ang bahaging iyon ay nagbabayad ng taya na pinarami ng multiplier nito. Sa bawat gulong, 0.99× ang karaniwang multiplier.',
  'studio.verify.wheel': 'Bahagi: numero × {segments}, pinutol sa buong numero, mula sa 0 ang bilang',
  'studio.hilo.title': 'Taas Baba',
  'studio.hilo.higher': 'Mas mataas o pareho',
  'studio.hilo.lower': 'Mas mababa o pareho',
  'studio.hilo.skip': 'Laktawan ang barahang ito',
  'studio.hilo.card': 'Baraha',
  'studio.hilo.first': 'Mas mataas ba o mas mababa ang susunod na baraha?',
  'studio.hilo.rules.guess':
    'Hulaan kung mas mataas o mas mababa ang susunod na baraha. Pinakamababa ang alas, pinakamataas ang hari; laging pare-pareho ang tsansa ng 13 ranggo.',
  'studio.hilo.rules.equal':
    'Panalo sa dalawang hula ang kaparehong baraha. Hindi inaalok ang hulang hindi maaaring matalo, at libre ang paglaktaw ng baraha.',
  'studio.verify.hilo': 'Mga baraha: numero × 52, pinutol sa buong numero',
  'studio.tower.title': 'Tore ng Dragon',
  'studio.tower.board': 'Tore na may siyam na palapag',
  'studio.tower.difficulty': 'Hirap',
  'studio.tower.easy': 'Madali',
  'studio.tower.medium': 'Katamtaman',
  'studio.tower.hard': 'Mahirap',
  'studio.tower.expert': 'Eksperto',
  'studio.tower.master': 'Dalubhasa',
  'studio.tower.eggs': 'Mga itlog bawat palapag',
  'studio.tower.floor': 'Palapag',
  'studio.tower.tile': 'Palapag {floor}, tile {tile}',
  'studio.tower.egg': 'itlog',
  'studio.tower.fire': 'apoy',
  'studio.tower.first': 'Pumili ng tile sa pinakamababang palapag',
  'studio.tower.rules.floors':
    'Pumili ng isang tile sa bawat isa sa siyam na palapag. Aakyat ka sa itlog, tatapusin ng apoy ang round. Nakatakda na ang mga puwesto bago ang una mong tile.',
  'studio.verify.tower': 'Mga tile na may itlog, mula sa pinakamababang palapag',
  'studio.flip.title': 'Kara Krus',
  'studio.flip.heads': 'Kara',
  'studio.flip.tails': 'Krus',
  'studio.flip.calls': 'Mga tamang hula',
  'studio.flip.first': 'Kara o krus?',
  'studio.flip.rules.call':
    'Hulaan nang paulit-ulit ang mukha ng barya. Dinodoble ng bawat tamang hula ang multiplier; pagkatapos ng {most} tamang hula, kusang magka-cash out ang round.',
  'studio.verify.flip': 'Mga mukha ayon sa pagkakasunod: kara kapag mas mababa sa 0.5',
  'studio.diamonds.title': 'Mga Brilyante',
  'studio.diamonds.pattern': 'Kombinasyon',
  'studio.diamonds.five': 'Limang magkapareho',
  'studio.diamonds.four': 'Apat na magkapareho',
  'studio.diamonds.full': 'Tatlo at dalawa',
  'studio.diamonds.three': 'Tatlong magkapareho',
  'studio.diamonds.twoPairs': 'Dalawang pares',
  'studio.diamonds.pair': 'Isang pares',
  'studio.diamonds.none': 'Magkakaiba lahat',
  'studio.diamonds.rules.gems':
    'Bumubunot ng limang hiyas ang bawat taya. May isa sa pitong kulay ang bawat isa, pare-pareho ang tsansa.',
  'studio.diamonds.rules.pay':
    'Nagbabayad ang magkakaparehong kulay: makikita sa talaan ang bayad at tsansa ng bawat kombinasyon.',
  'studio.verify.diamonds': 'Mga kulay: numero × 7, pinutol sa buong numero, mula sa 0 ang bilang',
  'studio.chicken.title': 'Tawid Manok',
  'studio.chicken.go': 'Susunod na linya',
  'studio.chicken.lane': 'Linya',
  'studio.chicken.safe': 'Ligtas ang linya',
  'studio.chicken.first': 'Patawirin ang manok sa unang linya',
  'studio.chicken.rules.road':
    'Tumatawid ang manok sa hanggang {lanes} linya, paisa-isa. Tinatapos ng kotse ang round. Ang hirap ang nagtatakda kung gaano kadalas ligtas ang linya; nakatakda na ang mga kotse bago ang unang linya.',
  'studio.verify.chicken': 'Mga linyang may kotse',
  'studio.rps.title': 'Bato Bato Pik',
  'studio.rps.rock': 'Bato',
  'studio.rps.paper': 'Papel',
  'studio.rps.scissors': 'Gunting',
  'studio.rps.you': 'Ikaw',
  'studio.rps.studio': 'Studio',
  'studio.rps.first': 'Bato, papel o gunting?',
  'studio.rps.drawn': 'Tabla: ulitin',
  'studio.rps.wins': 'Mga panalo',
  'studio.rps.rules.signs':
    'Sabay kayong magpapakita ng studio ng senyas. Talo ng papel ang bato, ng bato ang gunting, ng gunting ang papel. Ang tabla ay inuulit nang walang bayad.',
  'studio.rps.rules.chain':
    'Dinodoble ng bawat panalo ang multiplier; pagkatapos ng {most} panalo, kusang naka-cash out ang round.',
  'studio.verify.rps':
    'Mga senyas ng studio ayon sa pagkakasunod: numero × 3, walang desimal; 0 bato, 1 papel, 2 gunting',
  'studio.pump.title': 'Bomba ng Lobo',
  'studio.pump.again': 'Bombahin',
  'studio.pump.first': 'Pindutin ang bomba',
  'studio.pump.pumps': 'Mga bomba',
  'studio.pump.rules.pins':
    'May {places} puwesto ang lobo na magkakasunod, isa sa bawat bomba, at {pins} sa mga ito ang may karayom. Puputok ito sa unang karayom. Nakatakda na ang mga puwesto bago ang unang bomba.',
  'studio.verify.pump':
    'Ilang bomba ang kaya ng lobo: naglalagay ang bawat random na numero ng karayom sa isa sa natitirang puwesto',
  'studio.cases.title': 'Mga Baul',
  'studio.cases.case': 'Baul',
  'studio.cases.count': 'Baul sa 10,000',
  'studio.cases.rules.open': 'Binubuksan ng bawat taya ang isa sa {cases} baul; pare-pareho ang tsansa nila.',
  'studio.cases.rules.pay':
    'Binabayaran ng baul ang taya na pinarami ng multiplier nito. Sa bawat hirap, 0.99× ang karaniwan ng mga baul; habang humihirap, mas bihira at mas malaki ang malalaki.',
  'studio.verify.cases': 'Baul: numero × 10,000, walang desimal; binibilang ng talahanayan mula sa itaas',
  'studio.scratch.title': 'Scratch Card',
  'studio.scratch.prize': 'Premyo',
  'studio.scratch.cards': 'Kard sa 100,000',
  'studio.scratch.winning': 'Nananalo ang kard',
  'studio.scratch.rules.card':
    'Siyam na kahon ang nasa ilalim ng foil. Binabayaran ng simbolong lumabas nang tatlong beses ang premyo nito; walang kard na may higit sa isa.',
  'studio.scratch.rules.pay':
    'Kumukuha ang bawat taya ng isa sa {cards} kard; pare-pareho ang tsansa nila. Ipinapakita ng talahanayan kung ilan ang may bawat premyo.',
  'studio.verify.scratch': 'Kard: numero × 100,000, walang desimal; una ang may premyo, ayon sa talahanayan',
  'studio.verify.scratch.fields': 'Mga simbolo ng kahon, 0 ang pinakamalaking premyo',
}
