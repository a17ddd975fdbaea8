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
  'studio.poker.fullHouse': 'Tatlo at dalawa',
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
}
