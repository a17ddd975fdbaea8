// SPDX-License-Identifier: Apache-2.0
import type { studioTables as source } from '../en/studio-tables.ts'
import type { Translated } from '../translated.ts'

/** The tables of the studio: roulette, cards, dice, beads and discs. */
export const studioTables: Translated<typeof source> = {
  'studio.table.chips': 'Mga chip',
  'studio.table.chip': 'Chip na {amount} {currency}',
  'studio.table.undo': 'Bawiin',
  'studio.table.clear': 'Alisin lahat sa mesa',
  'studio.table.repeat': 'Ulitin ang huling taya',
  'studio.table.double': 'Doblehin ang lahat ng chip',
  'studio.table.total': 'Kabuuan',
  'studio.table.felt': 'Mesa',
  'studio.table.empty': 'Maglagay muna ng chip sa mesa',
  'studio.table.place': '{name}, nagbabayad ng {odds}',
  'studio.table.placed': '{name}, nagbabayad ng {odds}, may {amount} {currency}',
  'studio.table.odds': 'Bayad',
  'studio.table.even': 'Tukol',
  'studio.table.odd': 'Gansal',
  'studio.table.big': 'Malaki',
  'studio.table.small': 'Maliit',
  'studio.table.tie': 'Tabla',
  'studio.table.sum': 'Suma {total}',
  'studio.table.rules.chips':
    'Maglagay ng chip sa hanggang {places} puwesto; ang kabuuan ay ang taya sa round. Binabayaran ang bawat puwesto sa sarili nitong bayad at ibinabalik ang chip. Isang beses lang ibinababa ang kabuuan, sa pinakamaliit na sentimo.',
  'studio.table.rules.automatic':
    'Inuulit ng awtomatikong taya ang mga chip kung paano sila nakalagay; sa mesa, hindi kusang tumataas ang taya.',
  'studio.badChips': 'Maglagay ng chip sa 1 hanggang {maximum} puwesto',
  'studio.badPlace': 'Walang ganitong puwesto ang mesa, o dalawang beses itong binanggit',
  'studio.badChipAmount': 'Hindi halaga ng iyong pera ang mga chip na ito',
  'studio.chipsNotStake': 'Hindi tugma ang mga chip sa taya',
  'studio.verify.shoe': 'Mga baraha mula sa ibabaw ng walong binalasang deck',
  'studio.verify.threeDice': 'Dais: numero × 6, putulin sa buong numero, dagdagan ng 1',
  'studio.roulette.title': 'Ruleta',
  'studio.roulette.red': 'Pula',
  'studio.roulette.black': 'Itim',
  'studio.roulette.straight': 'Numero {numbers}',
  'studio.roulette.split': 'Dalawang numero {numbers}',
  'studio.roulette.street': 'Tatlong numero {numbers}',
  'studio.roulette.corner': 'Apat na numero {numbers}',
  'studio.roulette.line': 'Anim na numero {numbers}',
  'studio.roulette.range': 'Mga numero {range}',
  'studio.roulette.column': 'Hanay {column}',
  'studio.roulette.rules.spin':
    'Nahuhulog ang bola sa isa sa 37 bulsa, 0 hanggang 36; pantay ang tsansa. Panalo lang ang zero kung saan ito nakasulat.',
  'studio.roulette.rules.inside':
    'Ang linya sa pagitan ng mga numero ay taya sa lahat ng katabi nito: pindutin ang linya mismo.',
  'studio.verify.roulette': 'Bulsa: numero × 37, putulin sa buong numero',
  'studio.baccarat.title': 'Bakarat',
  'studio.baccarat.player': 'Manlalaro',
  'studio.baccarat.banker': 'Bangkero',
  'studio.baccarat.playerPair': 'Pares ng manlalaro',
  'studio.baccarat.bankerPair': 'Pares ng bangkero',
  'studio.baccarat.points': 'Puntos',
  'studio.baccarat.rules.points':
    'Ang alas ay 1, ang sampu at mga larawan ay 0; huling digit lang ng suma ang binibilang. Tapos ang round sa 8 o 9 sa dalawang baraha.',
  'studio.baccarat.rules.player':
    'Kumukuha ang manlalaro ng ikatlong baraha sa 0 hanggang 5 puntos at humihinto sa 6 o 7.',
  'studio.baccarat.rules.banker':
    'Kung huminto ang manlalaro, kumukuha ang bangkero sa 0 hanggang 5. Pagkatapos ng ikatlong baraha ng manlalaro, laging kumukuha ang bangkero sa 0 hanggang 2, sa 3 maliban kung 8 ang barahang iyon, sa 4 kung 2 hanggang 7, sa 5 kung 4 hanggang 7, sa 6 kung 6 o 7.',
  'studio.baccarat.rules.tie':
    'Ibinabalik ng tabla ang taya sa manlalaro at bangkero. May 5% komisyon ang panalo ng bangkero. Walong bagong deck ang bawat round.',
  'studio.sicbo.title': 'Sic Bo',
  'studio.sicbo.anyTriple': 'Kahit anong triple',
  'studio.sicbo.double': 'Doble {face}',
  'studio.sicbo.triple': 'Triple {face}',
  'studio.sicbo.pair': 'Pares {faces}',
  'studio.sicbo.single': 'Mukha {face}',
  'studio.sicbo.rules.throw':
    'Tatlong dais ang ihinahagis nang isang beses. Maliit ang 4 hanggang 10, malaki ang 11 hanggang 17.',
  'studio.sicbo.rules.triple':
    'Talo ang maliit, malaki, gansal, at tukol kapag magkakapareho ang tatlong dais.',
  'studio.sicbo.rules.single': 'Nagbabayad ang mukha ng 1 sa 1 para sa bawat dais na nagpapakita nito.',
  'studio.craps.title': 'Craps',
  'studio.craps.pass': 'Pass line',
  'studio.craps.dontPass': 'Don’t pass',
  'studio.craps.field': 'Field',
  'studio.craps.place': 'Puwesto {number}',
  'studio.craps.hard': 'Hard {number}',
  'studio.craps.anySeven': 'Kahit anong siyete',
  'studio.craps.anyCraps': 'Kahit anong craps',
  'studio.craps.point': 'Point {number}',
  'studio.craps.rules.pass':
    'Pass line: panalo ang 7 o 11 sa unang hagis, talo ang 2, 3, o 12. Ang ibang suma ang point: panalo ito kung lumabas muli bago ang 7.',
  'studio.craps.rules.dontPass':
    'Panalo ang don’t pass kapag talo ang pass line; ibinabalik ito ng 12 sa unang hagis.',
  'studio.craps.rules.place':
    'Panalo ang puwesto kung lumabas ang numero bago ang 7; panalo ang hard kung lumabas ito bilang doble, bago ang ibang paraan at bago ang 7. Kasama ang unang hagis.',
  'studio.craps.rules.first':
    'Unang hagis ang nagpapasya sa field, kahit anong siyete, kahit anong craps, at mga suma. Panalo ang field sa 2, 3, 4, 9, 10, 11, at 12; 2:1 ang 2 at 3:1 ang 12.',
  'studio.craps.rules.end':
    'Ihinahagis ang dais hanggang mapasyahan ang bawat chip, hanggang {rolls} beses; ibinabalik ang mga chip na hindi pa napasyahan.',
  'studio.verify.craps':
    'Mga hagis: numero × 36, putulin sa buong numero; ang quotient sa 6 at ang natira, dagdagan ng tig-1',
  'studio.dragontiger.title': 'Dragon Tigre',
  'studio.dragontiger.dragon': 'Dragon',
  'studio.dragontiger.tiger': 'Tigre',
  'studio.dragontiger.suitedTie': 'Tabla sa parehong suit',
  'studio.dragontiger.rules.cards':
    'Tig-isang baraha ang dragon at tigre mula sa walong bagong deck; panalo ang mas mataas, pinakamababa ang alas.',
  'studio.dragontiger.rules.tie':
    'Ibinabalik ng tabla ang kalahati ng taya sa dragon o tigre. Sa tabla sa parehong suit, pareho ang ranggo at suit.',
  'studio.dragontiger.rules.seven':
    'Malaki ang 8 hanggang hari, maliit ang alas hanggang 6. Talo sa 7 ang malaki, maliit, gansal, at tukol.',
  'studio.fantan.title': 'Fan Tan',
  'studio.fantan.fan': 'Fan {numbers}',
  'studio.fantan.nim': 'Nim {wins}, ibabalik sa {back}',
  'studio.fantan.kwok': 'Kwok {numbers}',
  'studio.fantan.ssh': 'Tatlo sa {numbers}',
  'studio.fantan.result': '{beads} butil, natira {rest}',
  'studio.fantan.rules.beads':
    'May {least} hanggang {most} butil sa ilalim ng tasa. Inaalis nang apat-apat; 1, 2, 3, o 4 ang natitira, pantay ang tsansa.',
  'studio.fantan.rules.fan': 'Panalo ang fan sa isang natira, ang kwok sa dalawa, ang tatlo sa tatlo.',
  'studio.fantan.rules.nim': 'Panalo ang nim sa unang numero; ibinabalik ng ikalawa ang taya.',
  'studio.fantan.rules.commission': 'Kasama na sa bayad ang 5% komisyon sa panalo.',
  'studio.verify.fantan': 'Mga butil: 40 dagdag ang numero × 40, putulin sa buong numero',
  'studio.prawncrab.title': 'Isda Hipon Alimango',
  'studio.prawncrab.fish': 'Isda',
  'studio.prawncrab.prawn': 'Hipon',
  'studio.prawncrab.crab': 'Alimango',
  'studio.prawncrab.rooster': 'Tandang',
  'studio.prawncrab.gourd': 'Upo',
  'studio.prawncrab.coin': 'Barya',
  'studio.prawncrab.rules.throw':
    'Tatlong dais ang tig-isang nagpapakita ng isa sa anim na simbolo. 1 sa 1 ang bayad sa bawat dais na may simbolo.',
  'studio.prawncrab.rules.pair':
    'Panalo ang dalawang simbolo kung pareho silang lumabas. Panalo ang kahit anong triple kapag magkakapareho ang tatlong dais.',
  'studio.xocdia.title': 'Xoc Dia',
  'studio.xocdia.discs': '{red} pula, {white} puti',
  'studio.xocdia.rules.shake':
    'Apat na disk, pula sa isang gilid at puti sa kabila, ang inaalog sa ilalim ng mangkok.',
  'studio.xocdia.rules.count':
    'Binibilang ng tukol at gansal ang mga pula; panalo ang ibang puwesto sa eksaktong bilang.',
  'studio.verify.xocdia': 'Mga disk: pula kapag mababa sa 0.5',
}
