// SPDX-License-Identifier: Apache-2.0
import type { studio as source } from '../en/studio.ts'
import type { Translated } from '../translated.ts'

/** The frame of the studio's own games: bar, controls, panels. */
export const studio: Translated<typeof source> = {
  'studio.stage': 'Laro',
  'studio.controls': 'Taya mo',
  'studio.bar': 'Balanse at mga tool',
  'studio.balance': 'Balanse',
  'studio.deposit': 'Mag-deposit',
  'studio.lobby': 'Bumalik sa lobby',
  'studio.fairness': 'Pagkapatas at history',
  'studio.rules': 'Patakaran at limitasyon',
  'studio.sound': 'Tunog',
  'studio.lightTheme': 'Maliwanag na tema',
  'studio.recent': 'Mga huling resulta',
  'studio.check': 'Suriin ang round',
  'studio.copyNamed': 'Kopyahin: {name}',
  'studio.unknownGame': 'Walang laro sa address na ito',
  'studio.partMissing': 'Hindi ma-load ang isang bahagi ng laro. Tingnan ang koneksyon mo at subukan ulit',
  'studio.offline': 'Walang koneksyon. Tingnan ang network mo at subukan ulit',
  'studio.offline.waiting': 'Nawala ang koneksyon. Sumusubok ulit …',
  'studio.freeRounds': 'Mga libreng round',
  'studio.freeRounds.pay': 'Ibayad gamit ang',
  'studio.freeRounds.left': 'Natitirang libreng round: {count}, {stake} {currency} bawat isa',
  'studio.stake': 'Taya',
  'studio.stake.half': '½: kalahatiin ang taya',
  'studio.stake.double': '2×: doblehin ang taya',
  'studio.bet': 'Tumaya',
  'studio.cashOut': 'Cash out',
  'studio.multiplier': 'Multiplier',
  'studio.chance': 'Tsansang manalo',
  'studio.win': 'Bayad kung panalo',
  'studio.rtp': 'Return to player',
  'studio.presets': 'Mabilis na pili',
  'studio.field.range': 'Mula {minimum} hanggang {maximum}',
  'studio.voided': 'Hindi nalaro ang round na ito, pabalik na sa iyo ang taya',
  'studio.rules.chosen': 'Sa mga setting mo',
  'studio.rules.limits': 'Mga limit',
  'studio.rules.minimumStake': 'Pinakamaliit na taya',
  'studio.rules.maximumStake': 'Pinakamalaking taya',
  'studio.rules.maximumWin': 'Pinakamataas na bayad kada round',
  'studio.rules.interrupted':
    'Laging may bisa ang tayang natanggap na, kahit mawala ang koneksyon mo. Ibinababa ang bayad hanggang sa pinakamaliit na barya.',
  'studio.fairness.how':
    'Kinukuwenta ang bawat resulta mula sa tatlong bagay: isang server seed na itinakda bago ang taya mo (nasa ibaba ang hash nito), ang client seed mo na puwede mong palitan, at ang bet number. Kapag inilantad mo ang server seed, makukuwenta mo ulit ang bawat round na pinagpasyahan nito.',
  'studio.fairness.verifier': 'Buksan ang pansuri',
  'studio.seeds.inUse': 'Mga gamit na seed',
  'studio.seeds.server': 'Server seed',
  'studio.seeds.serverHash': 'Hash ng server seed (SHA-256)',
  'studio.seeds.nextHash': 'Hash ng susunod na server seed',
  'studio.seeds.client': 'Client seed',
  'studio.seeds.nonce': 'Numero ng susunod mong taya (nonce):',
  'studio.seeds.rotate': 'Ilantad ang server seed',
  'studio.seeds.rotate.why':
    'Ipinapakita nito ang server seed na ginagamit at nagpapatuloy sa susunod. Pagkatapos, masusuri na ang mga round na nilaro gamit ito.',
  'studio.seeds.revealed': 'Nailantad na ang server seed',
  'studio.seeds.revealed.bets':
    '{bets, plural, =0 {Walang tayang nilaro gamit ito.} one {Isang taya ang nilaro gamit ito.} other {# taya ang nilaro gamit ito.}}',
  'studio.history': 'Mga round mo',
  'studio.state.pending': 'Inilalagay',
  'studio.state.open': 'Bukas',
  'studio.state.settling': 'Binabayaran',
  'studio.state.voided': 'Ibinalik ang taya',
  'studio.state.refused': 'Hindi nalaro',

  'studio.dice.title': 'Dice',
  'studio.dice.direction': 'Roll',
  'studio.dice.under': 'Mas mababa',
  'studio.dice.over': 'Mas mataas',
  'studio.dice.target': 'Target',
  'studio.dice.slider': 'Target sa bar',
  'studio.dice.overTarget': 'Higit sa {target}',
  'studio.dice.underTarget': 'Mababa sa {target}',
  'studio.dice.won': 'Lumabas ang {roll}. Nanalo ka ng {payout} {currency} sa {multiplier}×',
  'studio.dice.lost': 'Lumabas ang {roll}. Walang panalo ngayon',
  'studio.dice.rules.roll':
    'Bawat taya ay may lalabas na numero mula 0.00 hanggang 100.00; pantay ang tsansa ng lahat ng 10,001.',
  'studio.dice.rules.win':
    'Panalo ka kapag mas mataas (o mas mababa) ang numero sa target mo. Talo kapag eksaktong tumama sa target.',
  'studio.dice.rules.pay':
    'Ang panalo ay nagbabayad ng taya na pinarami sa multiplier: mas bihira ang panalo, mas mataas ito. Humigit-kumulang isang porsiyento ang edge.',

  'studio.limbo.title': 'Limbo',
  'studio.limbo.target': 'Target',
  'studio.limbo.won': 'Huminto sa {point}×. Nanalo ka ng {payout} {currency}',
  'studio.limbo.lost': 'Huminto sa {point}×, mas mababa sa {target}× mo',
  'studio.limbo.rules.point':
    'Sa bawat taya, tumataas ang multiplier mula 1.00× at humihinto sa kung saan, hanggang 1,000,000.00×.',
  'studio.limbo.rules.win':
    'Panalo ka kapag umabot ito sa target mo, kasama ang mismong target. Ang panalo ay nagbabayad ng taya na pinarami sa target.',
  'studio.limbo.rules.chance':
    'Ang tsansang umabot sa target ay 99 % na hinati rito: lumalabas ang 2.00× sa 49.5 % ng mga round. Isang porsiyento ang edge.',

  'studio.mines.title': 'Mines',
  'studio.mines.count': 'Mga mina',
  'studio.mines.gems': 'Mga hiyas',
  'studio.mines.gemsLeft': 'Natirang hiyas',
  'studio.mines.next': 'Sa susunod na hiyas',
  'studio.mines.board': 'Board na may 25 tile',
  'studio.mines.tile.closed': 'Hanay {row}, kolum {column}: sarado',
  'studio.mines.tile.gem': 'Hanay {row}, kolum {column}: hiyas',
  'studio.mines.tile.mine': 'Hanay {row}, kolum {column}: mina',
  'studio.mines.pick': 'Pumili ng tile',
  'studio.mines.go':
    '{mines, plural, one {Isang mina ang nakatago. Pumili ng tile} other {# mina ang nakatago. Pumili ng tile}}',
  'studio.mines.chooseTiles': 'Piliin ang mga tile na bubuksan ng bawat taya',
  'studio.mines.resumed': 'Tuloy ang bukas mong round',
  'studio.mines.safe': 'Hiyas: {multiplier}×, ang cash-out ay {payout} {currency}',
  'studio.mines.won': 'Nag-cash out sa {multiplier}×: {payout} {currency}',
  'studio.mines.lost': 'Mina. Walang bayad ang round na ito',
  'studio.mines.rules.tiles':
    'Sa ilalim ng {tiles} tile ay may mga hiyas at mga mina, ayon sa dami na pinili mo. Nakatakda na ang mga puwesto bago ang una mong tile.',
  'studio.mines.rules.cashOut':
    'Tumataas ang multiplier sa bawat hiyas. Mag-cash out kahit kailan; tinatapos ng mina ang round at walang bayad. Kusang nagka-cash out ang huling hiyas.',
  'studio.mines.rules.pay':
    'Ang multiplier ay 99 % na hinati sa tsansang makarating dito. Isang porsiyento ang edge, ilan mang tile ang buksan mo.',

  'studio.sample.title': 'Halimbawang slot',
  'studio.sample.spin': 'Paikutin',
  'studio.sample.freeSpin': 'Libreng ikot {spin} sa {spins}',
  'studio.sample.resumed': 'Tuloy ang iyong mga libreng ikot',
  'studio.sample.won': 'Nagbabayad ng {multiplier}×: {payout} {currency}',
  'studio.sample.rules.wild': 'Pumapalit ang wild sa lahat ng simbolo maliban sa scatter.',
  'studio.sample.symbol': 'Simbolo',
  'studio.sample.hitRate': 'Mga round na nagbabayad',
  'studio.sample.freeChance': 'Tsansa ng libreng ikot',
  'studio.plinko.title': 'Plinko',
  'studio.plinko.rows': 'Mga hanay',
  'studio.plinko.risk': 'Risk',
  'studio.plinko.low': 'Mababa',
  'studio.plinko.medium': 'Katamtaman',
  'studio.plinko.high': 'Mataas',
  'studio.plinko.slot': 'Slot',
  'studio.plinko.middle': 'Gitna',
  'studio.plinko.fromEdge': 'Ika-{slot} mula sa alinmang gilid',
  'studio.plinko.landed': 'Bumagsak sa {multiplier}×: {payout} {currency}',
  'studio.plinko.rules.fall':
    'Nahuhulog ang bola sa mga hanay ng pako at kumakaliwa o kumakanan sa bawat isa, pantay ang tsansa.',
  'studio.plinko.rules.pay':
    'Ang slot na binagsakan ay nagbabayad ng taya na pinarami sa multiplier nito. Kapag mababa sa 1× ang multiplier, mas maliit sa taya ang bayad.',
  'studio.plinko.rules.risk':
    'Mas malaki ang bayad sa mga gilid at mas maliit sa gitna kapag mataas ang risk. Nasa ibaba ang lahat ng multiplier at ang tsansa ng mga ito.',

  'studio.crash.title': 'Crash',
  'studio.crash.auto': 'Auto cash-out',
  'studio.crash.auto.off': 'Naka-off',
  'studio.crash.target': 'Cash-out sa',
  'studio.crash.opening': 'Binubuksan ang mesa …',
  'studio.crash.placing': 'Inilalagay ang taya mo …',
  'studio.crash.placed': 'Nailagay ang taya mo',
  'studio.crash.betNext': 'Tumaya sa susunod',
  'studio.crash.waiting': 'Hinihintay ang susunod na round',
  'studio.crash.cancel': 'Pindutin para i-cancel',
  'studio.crash.startsIn': 'segundo para tumaya',
  'studio.crash.crashedShort': 'Nag-crash',
  'studio.crash.betting': 'Bukas ang tayaan',
  'studio.crash.running': 'Sarado na ang tayaan, tumatakbo ang round',
  'studio.crash.crashed': 'Nag-crash sa {point}×',
  'studio.crash.won': 'Nag-cash out ka sa {point}× na may {payout} {currency}',
  'studio.crash.lost': 'Nag-crash sa {point}× bago ka nag-cash out',
  'studio.crash.bets': 'Mga manlalaro sa mesa',
  'studio.crash.betCount':
    '{bets, plural, =0 {Wala pang tumataya} one {# taya sa mesa} other {# taya sa mesa}}',
  'studio.crash.robot': 'Robot {name}',
  'studio.crash.robots':
    'Bahagi ng demonstrasyon ang mga robot. Hindi sila tumataya ng pera at walang ibinabayad sa kanila.',
  'studio.crash.you': 'Ikaw',
  'studio.crash.rules.table':
    'Isang mesa para sa lahat: {seconds} segundo para tumaya, saka tataas ang multiplier mula 1.00× hanggang mag-crash.',
  'studio.crash.rules.leave':
    'Mag-cash out bago ang crash at babayaran ang taya na pinarami sa multiplier sa sandaling iyon. Ang binibilang ay ang oras ng pagdating sa amin ng cash-out mo.',
  'studio.crash.rules.auto':
    'Ginagawa ng server ang auto cash-out sa eksaktong multiplier nito, kahit mawala ang koneksyon mo.',
  'studio.crash.rules.lost':
    'Sa crash, talo ang lahat ng tayang hindi pa na-cash out. Pareho ang return to player sa bawat target.',
  'studio.crash.chain.how':
    'Itinakda ang lahat ng round ng mesang ito bago ang una gamit ang chain ng mga hash. Inilathala muna ang dulo nito, saka binunot ang public salt; bawat round ay naglalantad ng isa pang link, at walang makakakuwenta ng link bago ito ilantad.',
  'studio.crash.chain.check': 'Pumili ng resulta sa itaas ng kurba para suriin ang round na iyon.',
  'studio.crash.chain.terminal': 'Inilathalang dulo ng chain',
  'studio.crash.chain.salt': 'Public salt',
  'studio.crash.chain.length': 'May {rounds} round ang chain',
}
