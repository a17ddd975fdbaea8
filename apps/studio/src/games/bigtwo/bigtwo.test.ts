// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { chanceOf, DEALS } from '../../fair/card-room/chance-for-tests.ts'
import { playGame, randomDeal } from '../../fair/card-room/climbing/robots-for-tests.ts'
import { checkCards, checkMoney, checkSecrets } from '../../fair/card-room/climbing/secrets-for-tests.ts'
import { cardsOf, PlayedByHand, stackedDeal } from '../../fair/card-room/climbing/stacked-deal-for-tests.ts'
import { bigTwoDefaults, bigTwoRules, lossInUnits, type BigTwoTable } from './bigtwo-rules.ts'
import { beats, combinationOf } from './combinations.ts'

const stakes = { unit: 1_000_000n, coin: 10_000n, rakeBasisPoints: 0, leastUnits: 0 }
const tableOf = (change: Partial<BigTwoTable> = {}) => bigTwoRules({ ...bigTwoDefaults, stakes, ...change })
const refused = (code: string) => expect.objectContaining({ code })
const read = (names: string, straightToTwo = false) => combinationOf(cardsOf(names), straightToTwo)
const goesOver = (next: string, over: string) => beats(read(next)!, read(over)!)

it('orders plays of five cards from the straight to the straight flush', () => {
  const ascending = ['Td Jc Qs Kh As', '3d 4d 5d 6d 8d', '3s 3d 3c 4d 4s', '3s 3d 3c 3h 9d', '3d 4d 5d 6d 7d']
  const kinds = ['straight', 'flush', 'fullHouse', 'four', 'straightFlush']
  expect(ascending.map((names) => read(names)?.kind)).toEqual(kinds)
  for (const [at, names] of ascending.slice(1).entries()) {
    expect(goesOver(names, ascending[at]!)).toBe(true)
    expect(goesOver(ascending[at]!, names)).toBe(false)
  }
})

it('compares plays of a kind by rank and then by suit: diamond, club, heart, spade', () => {
  expect(goesOver('4s', '4h')).toBe(true)
  expect(goesOver('3s', '4d')).toBe(false)
  expect(goesOver('4s 4d', '4h 4c')).toBe(true)
  expect(goesOver('3d 4d 5d 6d 7s', '3s 4s 5s 6s 7h')).toBe(true)
  // The top rank of a flush decides, and only then its suit.
  expect(goesOver('3d 4d 5d 6d 9d', '3s 4s 6s 7s 8s')).toBe(true)
  expect(goesOver('3s 4s 5s 6s 9s', '3h 7h 6h 8h 9h')).toBe(true)
  expect(goesOver('4d 4c 4h 3s 3h', '3d 3c 3s 2h 2s')).toBe(true)
  expect(goesOver('4d 4c', '3d')).toBe(false)
})

it('takes jack to 2 as a straight only where the table has it, and never a straight from ace or 2', () => {
  expect(read('Jd Qc Ks Ah 2s')).toBeNull()
  expect(read('Jd Qc Ks Ah 2s', true)).toMatchObject({ kind: 'straight' })
  expect(read('Jd Qd Kd Ad 2d')).toMatchObject({ kind: 'flush' })
  expect(read('Jd Qd Kd Ad 2d', true)).toMatchObject({ kind: 'straightFlush' })
  for (const names of [
    'Ad 2c 3s 4h 5s',
    '2d 3c 4s 5h 6s',
    'Qd Kc As 2h 3s',
    '3d 3c 4d 4c',
    '3d 4c 5d',
    '3d 3c 4d',
  ])
    expect(read(names, true)).toBeNull()
})

it('lets the 3 of diamonds lead and be part of the first play, and the last winner lead later', () => {
  const hands = ['4s', '3d 3c 9s', '5h']
  const game = new PlayedByHand(tableOf(), stackedDeal(hands))
  expect(game.state.turn).toBe(1)
  expect(() => game.play(1, '9s')).toThrow(refused('mustInclude'))
  expect(game.play(1, '3c 3d').state.turn).toBe(2)
  const later = new PlayedByHand(tableOf(), stackedDeal(hands, { lastWinner: 'p2' }))
  expect(later.play(2, '5h').state.turn).toBe(3)
})

it('lets who has passed play again in the trick, until all others pass one after another', () => {
  const game = new PlayedByHand(tableOf(), stackedDeal(['3d Ad', '4c Kd', '5d', '6s 2s']))
  game.play(0, '3d').play(1).play(2, '5d').play(3).play(0)
  expect(game.play(1, 'Kd').play(2).play(3, '2s').play(0).play(1).state.turn).toBe(2)
  expect(game.play(2).state).toMatchObject({ turn: 3, trick: [], passed: [] })
  expect(() => game.play(3)).toThrow(refused('mustLead'))
})

it('passes for whoever lets their time pass, and leads their lowest card', () => {
  const game = new PlayedByHand(tableOf(), stackedDeal(['4s 5s', '6s', '7s', '3d']))
  expect(game.wait().events).toEqual([{ type: 'played', player: 3, cards: cardsOf('3d') }])
  expect(game.wait().events).toEqual([{ type: 'passed', player: 0 }])
})

it('counts a unit for each card, twice from ten on, three times for all thirteen', () => {
  expect([1, 9, 10, 12, 13].map(lossInUnits)).toEqual([1, 9, 20, 24, 39])
  const winners = '3d 4d 5d 6d 7d 8d 9d Td Jd Qd Ad Ac Ah'
  const game = new PlayedByHand(
    tableOf(),
    stackedDeal([winners, 'As', '5s 2s 2c 2h 6s'], { chips: [50, 50, 50, 8] }),
  )
  game.play(0, '3d 4d 5d 6d 7d').play(1).play(2).play(3).play(0, '8d 9d Td Jd Qd').play(1).play(2).play(3)
  game.play(0, 'Ac').play(1, 'As').play(2, '2s').play(3).play(0).play(1)
  game.play(2, '5s').play(3).play(0, 'Ad').play(1).play(2, '2c').play(3).play(0).play(1)
  game.play(2, '6s').play(3).play(0, 'Ah')
  // 12 cards count 24, nine count nine, and who has only 8 of the 39 pays 8.
  expect(game.chips).toEqual([50 + 24 + 9 + 8, 26, 41, 0])
})

it('takes 5 % of what the winner gained, to the coin', () => {
  const winners = '3d 4d 5d 6d 7d 8d 9d Td Jd Qd Kd Ad 2s'
  const raked = tableOf({ stakes: { ...stakes, rakeBasisPoints: 500 } })
  const game = new PlayedByHand(raked, stackedDeal([winners]))
  game.play(0, '3d 4d 5d 6d 7d').play(1).play(2).play(3).play(0, '8d 9d Td Jd Qd').play(1).play(2).play(3)
  game.play(0, '2s').play(1).play(2).play(3).play(0, 'Kd').play(1).play(2).play(3).play(0, 'Ad')
  expect(game.chips).toEqual([1000 + 117 - 5.85, 961, 961, 961])
})

it('keeps every card and every coin, tells nobody a hidden card, and ends', { timeout: 900_000 }, () => {
  const rules = tableOf({ stakes: { ...stakes, rakeBasisPoints: 500 } })
  for (let game = 0; game < DEALS / 4; game += 1) {
    const chance = chanceOf(1_000_000 + game)
    const gone = new Set<number>()
    playGame(rules, randomDeal(chance, game, game % 2 === 1), chance, (state) => {
      checkCards(state, gone)
      checkMoney(state)
      checkSecrets(rules, state, chance)
    })
  }
})
