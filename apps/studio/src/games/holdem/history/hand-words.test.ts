// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { cardsNamed } from '../cards/cards-for-tests.ts'
import { bestHandOf, handRankNameOf } from '../cards/best-hand.ts'
import { cardsText, handWords } from './hand-words.ts'

it.each([
  ['As Kd 9c 7h 2s 3d 4c', 'highCard', 'high card Ace'],
  ['6s 6d 9c 7h 2s Kd Qc', 'pair', 'a pair of Sixes'],
  ['Ts Td 5c 5h 2s 3d 3c', 'twoPair', 'two pair, Tens and Fives'],
  ['Qs Qd Qc 7h 2s 3d 4c', 'trips', 'three of a kind, Queens'],
  ['As 2d 3c 4h 5s Kd Kc', 'straight', 'a straight, Ace to Five'],
  ['5s 6d 7c 8h 9s Ad Ac', 'straight', 'a straight, Five to Nine'],
  ['As 9s 7s 4s 2s Kd Kc', 'flush', 'a flush, Ace high'],
  ['Ks Kd Kc Th Ts 3d 4c', 'fullHouse', 'a full house, Kings full of Tens'],
  ['8s 8d 8c 8h 2s 3d 4c', 'quads', 'four of a kind, Eights'],
  ['5s 6s 7s 8s 9s Ad Ac', 'straightFlush', 'a straight flush, Five to Nine'],
  ['Ts Js Qs Ks As 3d 4c', 'royalFlush', 'a Royal Flush'],
])('calls %s a %s: %s', (text, name, words) => {
  const best = handRankNameOf(cardsNamed(text.replaceAll(' ', '')))
  expect([best.name, best.cards.length, handWords(best)]).toEqual([name, 5, words])
})

it('names the five cards that count, in Omaha exactly two of the own ones', () => {
  const own = cardsNamed('AsAhAcAd')
  const best = bestHandOf('omaha', own, cardsNamed('2s3h9cTdKh'))!
  expect([best.name, best.cards.filter((card) => own.includes(card)).length]).toEqual(['pair', 2])
  expect(bestHandOf('holdem', cardsNamed('AsAh'), [])).toBeNull()
  expect(cardsText(cardsNamed('Td2s'))).toBe('[Td 2s]')
  expect(() => handRankNameOf(cardsNamed('AsAh'))).toThrow(RangeError)
})
