// SPDX-License-Identifier: Apache-2.0
import type { studioVerify as source } from '../en/studio-verify.ts'
import type { Translated } from '../translated.ts'

/** The verifier of the studio's games. */
export const studioVerify: Translated<typeof source> = {
  'studio.verify.title': 'Suriin ang round',
  'studio.verify.lead':
    'Kinukuwenta ulit dito ng browser mo ang round, mula sa mga inilantad na seed at sa patakaran ng laro. Hindi mo kailangang basta maniwala sa pahinang ito: makukuwenta ang parehong numero gamit ang kahit anong ibang tool.',
  'studio.verify.game': 'Laro',
  'studio.verify.round': 'Round',
  'studio.verify.return': 'Bayad',
  'studio.verify.result': 'Resulta ng pagsusuri',
  'studio.verify.right': 'Tama:',
  'studio.verify.wrong': 'Mali:',
  'studio.verify.shown': 'Nakuwenta:',
  'studio.verify.verdict.right':
    'Tugma ang lahat. Napagpasyahan ang round na ito ayon sa ipinangako bago ang taya.',
  'studio.verify.verdict.wrong':
    'May hindi tugma. Tingnan ang pulang hakbang at itanong ito sa customer service.',
  'studio.verify.verdict.shown': 'Ito ang lumalabas sa mga seed. Ikumpara ito sa ipinakita ng laro sa iyo.',
  'studio.verify.computed': 'Nakuwenta rito',
  'studio.verify.recorded': 'Nasa record',
  'studio.verify.commitment.title': 'Ang server seed ay ang ipinangako bago ang taya',
  'studio.verify.commitment':
    'Ipinakita ang hash nito (SHA-256) bago ka tumaya. Iba ang hash ng ibang seed, kaya hindi ito puwedeng napalitan pagkatapos.',
  'studio.verify.computedHash': 'Hash na nakuwenta rito',
  'studio.verify.publishedHash': 'Hash na ipinakita bago ang taya',
  'studio.verify.stream.title':
    'Ang server seed, client seed, at bet number ang nagbibigay ng mga random na numero',
  'studio.verify.stream':
    'Pinipirmahan ng server seed ang tekstong “client seed : bet number : block”. Bawat apat na byte ng pirma ay nagiging isang numero mula 0 hanggang mas mababa sa 1.',
  'studio.verify.floats': '{floats, plural, one {Ang numerong ginamit} other {Ang # numerong ginamit}}',
  'studio.verify.outcome.title': 'Ang ibig sabihin ng mga numerong ito sa laro',
  'studio.verify.outcome': 'Kinuwenta ayon sa patakaran ng laro mula sa mga numero sa itaas.',
  'studio.verify.story.title': 'Ibinibigay ng mga numero ang resultang ipinakita',
  'studio.verify.story':
    'Nilalaro ulit ang round mula sa mga numero sa itaas at ikinukumpara sa record, hakbang-hakbang.',
  'studio.verify.money.title': 'Tama ang bayad',
  'studio.verify.money': 'Taya na pinarami sa multiplier, ibinaba hanggang sa pinakamaliit na barya.',
  'studio.verify.dice': 'Roll: numero × {rolls}, ginawang buong numero, hinati sa 100',
  'studio.verify.limbo': 'Punto: 0.99 na hinati sa numero, hanggang dalawang decimal',
  'studio.verify.sample.stops': 'Hinto ng mga reel',
  'studio.verify.mines': 'Mga tile na may mina, binilang kada hanay mula 1 hanggang 25',
  'studio.verify.plinko.path': 'Daan ng bola: pakanan mula 0.5 pataas',
  'studio.verify.plinko.slot': 'Slot',
  'studio.verify.plinko.slotOf': '{slot} ng {slots}, mula sa kaliwa',
  'studio.verify.chain.title': 'Kabilang ang link sa inilathalang chain',
  'studio.verify.chain':
    'Kapag na-hash ang inilantad na link nang {position, plural, one {isang beses} other {# beses}}, lalabas ang dulo ng chain na inilathala bago ang unang round.',
  'studio.verify.chain.link': 'Link {position}, inilantad pagkatapos ng crash',
  'studio.verify.chain.outcome.title': 'Ang link at public salt ang nagbibigay ng kinalabasan',
  'studio.verify.chain.outcome':
    'Pinipirmahan ng link ang salt, na binunot matapos ilathala ang chain: walang puwedeng pumili ng chain na pabor sa kanila.',
  'studio.verify.point.title': 'Ang kinalabasan ang nagbibigay ng crash point',
  'studio.verify.point':
    'Ang unang 52 bit ng pirma ay fraction na X; nangyayari ang crash sa 0.99 / (1 − X), hanggang dalawang decimal at hindi bababa sa 1.00×.',
  'studio.verify.tableBet':
    'Ang tayang na-cash out sa crash point o mas mababa ay binabayaran ng taya na pinarami sa multiplier nito, ibinaba sa pinakamaliit na barya; talo ang iba.',
  'studio.verify.left': 'Na-cash out ang taya sa',
  'studio.verify.notLeft': 'Hindi pa ito na-cash out noong nag-crash',
  'studio.verify.position': 'Puwesto sa chain',
  'studio.verify.positionOf': '{position} ng {length}',
  'studio.verify.notPlayed': 'Hindi nalaro ang round na ito; ibinalik ang taya, kaya walang susuriin.',
  'studio.verify.stillRuns':
    'Tumatakbo pa ang round na ito. Inilalantad ang link nito sa chain pagkatapos ng crash; buksan ulit ang pahinang ito pagdating noon.',
  'studio.verify.hidden.title': 'Lihim pa ang server seed ng round na ito',
  'studio.verify.hidden':
    'Nagpapasya pa ito ng mga bagong taya, kaya hindi pa ito maipapakita. Buksan ang laro, pumunta sa “Pagkapatas at history” at pindutin ang “Ilantad ang server seed”. Pagkatapos, buksan ulit ang pahinang ito.',
  'studio.verify.manual.title': 'Manu-manong suriin',
  'studio.verify.manual':
    'I-type o i-paste ang kahit anong value. Lahat ay kinukuwenta sa browser mo; walang ipinapadala.',
  'studio.verify.compute': 'Kuwentahin',
  'studio.verify.nonce': 'Bet number (nonce)',
  'studio.verify.hash': 'Link ng chain (hash)',
  'studio.verify.hashOptional': 'Hash na ipinakita bago ang taya (puwedeng wala)',
  'studio.verify.terminalOptional': 'Inilathalang dulo ng chain (puwedeng wala)',
  'studio.verify.badServerSeed': '64 na character mula 0 hanggang 9 at a hanggang f',
  'studio.verify.badSalt': 'Wala ang salt',
  'studio.verify.badNonce': 'Buong numero mula 0',
  'studio.verify.badSettings':
    'Wala sa laro ang mga setting na ito. Pakitingnan ang target, mina, hanay, o risk.',
}
