// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { chanceOf, DEALS } from '../../fair/card-room/chance-for-tests.ts'
import type { ClimbingInput } from '../../fair/card-room/climbing/climbing-state.ts'
import { playGame, randomDeal } from '../../fair/card-room/climbing/robots-for-tests.ts'
import { checkCards, checkMoney, checkSecrets } from '../../fair/card-room/climbing/secrets-for-tests.ts'
import { cardsOf, PlayedByHand, stackedDeal } from '../../fair/card-room/climbing/stacked-deal-for-tests.ts'
import { tienLenDefaults, tienLenRules, type TienLenTable } from './tienlen-rules.ts'

/** A unit of 2.00, so that half a unit is 1. */
const stakes = { unit: 2_000_000n, coin: 10_000n, rakeBasisPoints: 0, leastUnits: 0 }
const tableOf = (change: Partial<TienLenTable> = {}) =>
  tienLenRules({ ...tienLenDefaults, instantWins: false, stakes, ...change })
const refused = (code: string) => expect.objectContaining({ code })

it('lets the 3 of spades lead the first game and be part of the first play', () => {
  const game = new PlayedByHand(tableOf(), stackedDeal(['4s 4c', '5h 6c', '3s 3c 7d']))
  expect(game.state.turn).toBe(2)
  expect(() => game.play(0, '4s')).toThrow(refused('notYourTurn'))
  expect(() => game.play(2, '7d')).toThrow(refused('mustInclude'))
  expect(() => game.play(2)).toThrow(refused('mustLead'))
  expect(game.play(2, '3c 3s').state.turn).toBe(3)
})

it('lets the last winner lead later with any card, or the 3 of spades when that player is gone', () => {
  const hands = ['4s', '5h', '3s']
  const later = new PlayedByHand(tableOf(), stackedDeal(hands, { lastWinner: 'p1' }))
  expect(later.play(1, '5h').state.turn).toBe(2)
  const gone = new PlayedByHand(tableOf(), stackedDeal(hands, { lastWinner: 'somebody' }))
  expect(gone.state).toMatchObject({ turn: 2, opening: cardsOf('3s')[0] })
})

it('refuses what is not held, no combination, too low, late or of an old version, and changes nothing', () => {
  const game = new PlayedByHand(tableOf(), stackedDeal(['3s 4s 5s 9d', '6h 4c 8c Kd'], { lastWinner: 'p0' }))
  const before = JSON.stringify(game.state)
  for (const [names, code] of [
    ['6h', 'cardsNotHeld'],
    ['3s 3s', 'cardsNotHeld'],
    ['3s 4s', 'noCombination'],
  ] as const)
    expect(() => game.play(0, names)).toThrow(refused(code))
  expect(() => game.move(0, { type: 'play', cards: [] })).toThrow(refused('badMove'))
  const unknown = { type: 'show', cards: cardsOf('3s') } as unknown as ClimbingInput
  expect(() => game.move(0, unknown)).toThrow(refused('badMove'))
  expect(() => game.move(0, { type: 'play', cards: [-1] })).toThrow(refused('cardsNotHeld'))
  expect(() => game.move(0, { type: 'pass' }, 3)).toThrow(refused('turnPassed'))
  expect(() => game.move(7, { type: 'pass' })).toThrow(refused('notAtTable'))
  game.nowMs = game.state.turnEndsAtMs
  expect(() => game.play(0, '3s')).toThrow(refused('turnPassed'))
  game.nowMs = 0
  expect(JSON.stringify(game.state)).toBe(before)
  game.play(0, '9d')
  expect(() => game.play(1, '8c')).toThrow(refused('doesNotBeat'))
  expect(() => game.move(1, { type: 'pass' }, 0)).toThrow(refused('turnPassed'))
  const other = { roundId: 'other', version: 1, playerId: 'p1', input: { type: 'pass' } } as const
  expect(() => tableOf().apply(game.state, other, 0)).toThrow(refused('handEnded'))
})

it('leaves out of a trick who has passed in it, and lets its last play lead the next', () => {
  const game = new PlayedByHand(
    tableOf(),
    stackedDeal(['3s Ad', '4c Kd', '5d', '6s Ks'], { lastWinner: 'p0' }),
  )
  game.play(0, '3s').play(1).play(2, '5d').play(3, '6s').play(0)
  expect(game.state.turn).toBe(2)
  expect(game.play(2).state).toMatchObject({ turn: 3, trick: [], passed: [] })
  expect(game.events).toContainEqual({ type: 'trickEnded', player: 3 })
})

it('passes for whoever lets their time pass, and plays their lowest card when they lead', () => {
  const game = new PlayedByHand(tableOf(), stackedDeal(['4s 5s', '6s', '7s', '3s']))
  expect(game.wait().events).toEqual([{ type: 'played', player: 3, cards: cardsOf('3s') }])
  expect(game.wait().events).toEqual([{ type: 'passed', player: 0 }])
  expect(game.state.turnEndsAtMs).toBe(game.nowMs + 20_000)
})

it('plays for who has left to the end of the game, also when everybody has', () => {
  const game = new PlayedByHand(tableOf(), stackedDeal(['3s 4s', '5s'], { lastWinner: 'p0' }))
  expect(game.leave(1).events).toEqual([{ type: 'left', player: 1 }])
  expect(game.play(0, '4s').state).toMatchObject({ turn: 2, passed: [1] })
  game.leave(0).leave(3).leave(2)
  expect(game.state.result).toMatchObject({ winner: 0 })
  expect(game.chips.reduce((one, other) => one + other)).toBe(4000)
})

it('pays the value of a chopped 2 at once: half for a black one, all for a red one', () => {
  const hands = ['2s 2h', '4s 4c 5s 5c 6s 6c', '7s 7c 7d 7h']
  const black = new PlayedByHand(tableOf(), stackedDeal(hands, { lastWinner: 'p0' }))
  expect(black.play(0, '2s').play(1, '4s 4c 5s 5c 6s 6c').chips).toEqual([987, 1013, 1000, 1000])
  const red = new PlayedByHand(tableOf(), stackedDeal(hands, { lastWinner: 'p0' }))
  red.play(0, '2h').play(1)
  expect(red.play(2, '7s 7c 7d 7h').chips).toEqual([974, 1000, 1026, 1000])
})

it('lets the last who is chopped pay for the trick, and gives back what was paid before', () => {
  const hands = ['2d 2h', '4s 4c 5s 5c 6s 6c', '7s 7c 7d 7h', '8s 8c 9s 9c Ts Tc Js Jc']
  const game = new PlayedByHand(tableOf(), stackedDeal(hands, { lastWinner: 'p0' }))
  game.play(0, '2h').play(1, '4s 4c 5s 5c 6s 6c')
  expect(game.chips).toEqual([974, 1026, 1000, 1000])
  expect(game.play(2, '7s 7c 7d 7h').chips).toEqual([1000, 974, 1026, 1000])
  expect(game.play(3, '8s 8c 9s 9c Ts Tc Js Jc').chips).toEqual([1000, 1000, 974, 1026])
})

it('chops a pair of 2s by four pairs, and by a quad where the table allows it', () => {
  const deal = stackedDeal(['2d 2h', '7s 7c 7d 7h', '8s 8c 9s 9c Ts Tc Js Jc', '4s 4c 5s 5c 6s 6c'], {
    lastWinner: 'p0',
  })
  const custom = new PlayedByHand(tableOf(), deal).play(0, '2d 2h')
  expect(custom.play(1, '7s 7c 7d 7h').chips).toEqual([948, 1052, 1000, 1000])
  const strict = new PlayedByHand(tableOf({ quadChopsPairOfTwos: false }), deal).play(0, '2d 2h')
  expect(() => strict.play(1, '7s 7c 7d 7h')).toThrow(refused('doesNotBeat'))
  strict.play(1).play(2, '8s 8c 9s 9c Ts Tc Js Jc')
  expect(strict.chips).toEqual([948, 1000, 1052, 1000])
  const three = new PlayedByHand(tableOf(), deal).play(0, '2d 2h').play(1).play(2)
  expect(() => three.play(3, '4s 4c 5s 5c 6s 6c')).toThrow(refused('doesNotBeat'))
})

it('beats no quad by four pairs where chops stay below each other', () => {
  const deal = stackedDeal(['7s 7c 7d 7h', '8s 8c 9s 9c Ts Tc Js Jc'], { lastWinner: 'p0' })
  const strict = new PlayedByHand(tableOf({ chopsBeatChops: false }), deal).play(0, '7s 7c 7d 7h')
  expect(() => strict.play(1, '8s 8c 9s 9c Ts Tc Js Jc')).toThrow(refused('doesNotBeat'))
  const custom = new PlayedByHand(tableOf(), deal).play(0, '7s 7c 7d 7h')
  expect(custom.play(1, '8s 8c 9s 9c Ts Tc Js Jc').chips).toEqual([1000, 1000, 1000, 1000])
})

const winnersHand = '3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As 2c'

it('takes a unit for each card left, 26 for none played, and the value of 2s left', () => {
  const hands = [winnersHand, 'Ad 2h', '4c 4d 2s', '5d 2d']
  const game = new PlayedByHand(tableOf(), stackedDeal(hands, { lastWinner: 'p0' }))
  game.play(0, 'Ks').play(1, 'Ad').play(2).play(3).play(0, '2c').play(1)
  game.play(0, '3s 4s 5s 6s 7s 8s 9s Ts Js Qs').play(1).play(2).play(3).play(0, 'As')
  expect(game.state.result).toMatchObject({ winner: 0, instant: false })
  // In half units: 12 cards and a red 2; nothing played and a black 2; nothing played and a red 2.
  const losses = [24 + 26, 52 + 13, 52 + 26]
  expect(game.chips).toEqual([1000 + 50 + 65 + 78, ...losses.map((loss) => 1000 - loss)])
})

it('lets nobody lose more than they have: the winner goes without the rest', () => {
  const hands = [winnersHand, 'Ad 2h', '4c 4d', '5d']
  const chips = [5, 30, 0, 7]
  const game = new PlayedByHand(tableOf(), stackedDeal(hands, { lastWinner: 'p0', chips }))
  game.play(0, 'Ks').play(1).play(2).play(3).play(0, '2c').play(1).play(2).play(3)
  game.play(0, '3s 4s 5s 6s 7s 8s 9s Ts Js Qs').play(1).play(2).play(3).play(0, 'As')
  expect(game.chips).toEqual([42, 0, 0, 0])
})

it('lets four kinds of hands win as they are dealt, for 26 units of each', () => {
  const dragon = '3s 4c 5s 6s 7d 8s 9s Th Js Qs Kd As Ad'
  const fourTwos = '2s 2c 2d 2h 4s'
  const fivePairs = '4h 4d 5h 5d 6h 6d 7s 7h 8h 8d 9d Kc Ks'
  const sixPairs = '3c 3d 5c 6c 9c 9h Tc Td Jc Jd Qc Qd 5d'
  const rules = tableOf({ instantWins: true })
  const wonBy = (...hands: string[]) => new PlayedByHand(rules, stackedDeal(hands))
  expect(wonBy('3s', dragon.replace('3s', '3h')).state.result).toEqual({
    ...{ winner: 1, instant: true, rakes: ['0', '0', '0', '0'] },
  })
  expect(wonBy('3s', '3c', fourTwos).chips).toEqual([948, 948, 1156, 948])
  expect(wonBy('3s', '3c', '3d', fivePairs).state.result?.winner).toBe(3)
  expect(wonBy(sixPairs.replace('5c 6c', '5c 8c')).state.result?.winner).toBe(0)
  expect(wonBy(fivePairs, dragon, fourTwos).state.result?.winner).toBe(1)
  expect(wonBy(fivePairs, '3s', fourTwos).state.result?.winner).toBe(2)
  expect(() => wonBy('3s', '3c', fourTwos).play(0, '3s')).toThrow(refused('handEnded'))
  expect(wonBy('3s', '3c', fourTwos).rules.dueAtMs(wonBy('3s', '3c', fourTwos).state)).toBeNull()
})

it('takes the rake of what a player gained in the game, chops included', () => {
  const raked = tableOf({ instantWins: true, stakes: { ...stakes, rakeBasisPoints: 500 } })
  const game = new PlayedByHand(raked, stackedDeal(['3s', '3c', '2s 2c 2d 2h']))
  // 5 % of 156.
  expect(game.chips).toEqual([948, 948, 1148.2, 948])
  expect(game.state.result?.rakes).toEqual(['0', '0', '7800000', '0'])
})

it('keeps every card and every coin, tells nobody a hidden card, and ends', { timeout: 900_000 }, () => {
  const rules = tienLenRules({ ...tienLenDefaults, stakes: { ...stakes, rakeBasisPoints: 500 } })
  const played = tienLenRules({ ...tienLenDefaults, instantWins: false, stakes })
  for (let game = 0; game < DEALS / 4; game += 1) {
    const chance = chanceOf(1_000_000 + game)
    const gone = new Set<number>()
    const table = game % 2 === 0 ? rules : played
    playGame(table, randomDeal(chance, game, game % 2 === 1), chance, (state) => {
      checkCards(state, gone)
      checkMoney(state)
      checkSecrets(table, state, chance)
    })
  }
})
