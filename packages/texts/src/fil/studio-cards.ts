// SPDX-License-Identifier: Apache-2.0
import type { studioCards as source } from '../en/studio-cards.ts'
import type { Translated } from '../translated.ts'

/** Video poker, blackjack and other games of cards and boards. */
export const studioCards: Translated<typeof source> = {
  'studio.best.rules':
    'Ang nakasaad na balik ay sa pinakamahusay na mga pagpili. Ipinapakita ng laro ang pinakamahusay kapag hiningi mo; nasa iyo pa rin ang pasya.',
  'studio.jacks.title': 'Jack o Mas Mataas',
  'studio.deuces.title': 'Wild ang Dos',
  'studio.poker.hand': 'Kamay',
  'studio.poker.hold': 'Itabi',
  'studio.poker.holdCard': 'Itabi o bitawan ang baraha',
  'studio.poker.hidden': 'Nakataob na baraha',
  'studio.poker.draw': 'Humugot',
  'studio.poker.replaced': 'Mga papalitan: {cards}',
  'studio.poker.first': 'Piliin ang mga itatabi, saka humugot',
  'studio.poker.best': 'Pinakamahusay na itabi',
  'studio.poker.worth': 'Itabi: {cards}. Karaniwang nagbabayad ng {multiplier}×',
  'studio.poker.nothing': 'walang baraha',
  'studio.poker.jacks': 'Pares na Jack pataas',
  'studio.poker.twoPair': 'Dalawang pares',
  'studio.poker.trips': 'Tatlong magkapareho',
  'studio.poker.straight': 'Sunod-sunod',
  'studio.poker.flush': 'Magkakulay',
  'studio.poker.threeAndTwo': 'Tatlo at dalawa',
  'studio.poker.quads': 'Apat na magkapareho',
  'studio.poker.straightFlush': 'Sunod na magkakulay',
  'studio.poker.fiveOfAKind': 'Limang magkapareho',
  'studio.poker.wildRoyal': 'Royal na may dos',
  'studio.poker.fourDeuces': 'Apat na dos',
  'studio.poker.royal': 'Royal',
  'studio.poker.rules.play':
    'Bibigyan ka ng limang baraha mula sa isang set na 52. Itabi ang gusto mo; papalitan nang isang beses ang iba, at magbabayad ang huling kamay ayon sa talahanayan.',
  'studio.poker.rules.wild': 'Bawat dos ay pamalit sa kahit anong baraha.',
  'studio.poker.rules.left':
    'Ang round na walang nagpatuloy nang dalawang araw ay lalaruin sa pinakamahusay na pagtabi.',
  'studio.verify.poker':
    'Mga baraha ayon sa ayos: pumipili ang bawat random na numero ng isa sa natitira; ang unang lima ang kamay, pamalit ang iba',
  'studio.raised': 'Dagdag na taya',
  'studio.blackjack.title': 'Blackjack',
  'studio.blackjack.dealer': 'Dealer',
  'studio.blackjack.second': 'Ikalawang kamay',
  'studio.blackjack.hit': 'Kumuha',
  'studio.blackjack.stand': 'Tumigil',
  'studio.blackjack.double': 'Doblehin',
  'studio.blackjack.split': 'Hatiin',
  'studio.blackjack.insure': 'Insurance',
  'studio.blackjack.decline': 'Walang insurance',
  'studio.blackjack.asks': 'May alas ang dealer: insurance?',
  'studio.blackjack.first': 'Ikaw na ang maglalaro',
  'studio.blackjack.best': 'Pinakamahusay na galaw',
  'studio.blackjack.advice': 'Pinakamahusay: {play}. Karaniwang {result} taya',
  'studio.blackjack.noInsurance': 'Pinakamahusay: walang insurance. Mas mahal ito kaysa sa balik',
  'studio.blackjack.natural': 'Blackjack',
  'studio.blackjack.won': 'Panalo',
  'studio.blackjack.push': 'Tabla',
  'studio.blackjack.lost': 'Talo',
  'studio.blackjack.bust': 'Sobra',
  'studio.blackjack.decks': 'Bilang ng deck',
  'studio.blackjack.rules.deal':
    'Tig-dalawang baraha kayo ng dealer mula sa {decks} bagong balasang deck. Panalo ang mas malapit sa 21; talo agad ang lampas. Ang alas ay 1 o 11, ang may larawan ay 10.',
  'studio.blackjack.rules.dealer':
    'Kumukuha ang dealer hanggang 16 at tumitigil sa bawat 17. Kapag alas o sampu, titingnan muna ang blackjack.',
  'studio.blackjack.rules.pays':
    'Ang panalo ay 1 sa 1, ang blackjack ay 3 sa 2, at ibinabalik ang taya sa tabla. Kalahating taya ang insurance at nagbabayad ng 2 sa 1 kung may blackjack ang dealer.',
  'studio.blackjack.rules.double':
    'Madodoble ang dalawang baraha sa isa pang taya at isang huling baraha, pati matapos hatiin. Mahahati nang isang beses ang dalawang magkahalaga sa isa pang taya; tig-isang baraha ang hinating alas.',
  'studio.blackjack.rules.raise':
    'Kinukuha ang bawat dagdag na taya sa balanse bago ang susunod na baraha. Kung hindi makuha, mananatili ang round. Walang maidadagdag sa libreng round.',
  'studio.blackjack.rules.left':
    'Titigil sa lahat ng kamay ang round na walang nagpatuloy nang dalawang araw, walang insurance.',
  'studio.verify.blackjack':
    'Mga baraha ayon sa ayos: pumipili ang bawat random na numero ng isa sa natitira sa {decks} deck; manlalaro, dealer, manlalaro, dealer, saka ayon sa kuha',
  'studio.slide.title': 'Dulas',
  'studio.slide.rules.tape':
    'Dumudulas ang teyp ng mga multiplier at humihinto na may isa sa ilalim ng panturo. Walang pinapasya ang iba; kasindalas sila ng totoong resulta.',
  'studio.darts.title': 'Dart',
  'studio.darts.ring': 'Bilog',
  'studio.darts.area': 'Bahagi ng board',
  'studio.darts.rules.throw':
    'Tatama ang dart saanman sa board: pantay ang tsansa ng bawat bahagi. Iginuhit ang mga bilog sa tunay na sukat.',
  'studio.darts.rules.pay':
    'Nagbabayad ang tinamaang bilog ng taya beses ang multiplier nito. 0.99× ang karaniwan sa bawat hirap; habang humihirap, lumiliit at lumalaki ang bayad ng malalaki.',
  'studio.verify.darts': 'Bahagi ng lawak mula sa gitna: unang numero × 10,000, buong bilang',
  'studio.bingo.title': 'Bingo',
  'studio.bingo.lines': 'Buong linya',
  'studio.bingo.balls': 'Mga bolang binunot',
  'studio.bingo.rules.card':
    'Bawat taya ay may bagong card na 24 numero mula 1 hanggang {numbers}; libre ang gitna. May sariling labinlimang numero ang bawat hanay.',
  'studio.bingo.rules.pay':
    '{balls} bola ang binubunot. Magbabayad ang buong hanay, haligi at dayagonal ayon sa bilang sa talahanayan.',
  'studio.verify.bingo':
    'Card, bawat hanay: sa bawat haligi pumipili ang random na numero ng isa sa natitirang labinlima; 0 ang libre',
  'studio.verify.bingo.balls':
    'Mga bola ayon sa ayos: pumipili ang bawat random na numero ng isa sa natitira',
}
