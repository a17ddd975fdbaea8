// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { act, choicesNow } from './act.ts'
import { actorOf, deckOf, plainStakes, playAll, playWord, stacksOf, startHand } from './hands-for-tests.ts'
import { potsOf, uncalledOf } from './pots.ts'
import { CardRefusal } from '../../../fair/card-room/card-refusal.ts'
import { shared } from './settle-hand.ts'

const codeOf = (work: () => unknown): string => {
  try {
    work()
  } catch (error) {
    if (error instanceof CardRefusal) return error.code
    throw error
  }
  return 'allowed'
}

describe('blinds', () => {
  it('are paid left of the button, and whoever sits left of them acts first', () => {
    const hand = startHand([1000, 1000, 1000, 1000])
    expect(hand.players.map(({ chair, bet }) => [chair, Number(bet)])).toEqual([
      [0, 50],
      [1, 100],
      [2, 0],
      [3, 0],
    ])
    expect(actorOf(hand)).toBe(2)
  })

  it('of two players: the button pays the small one, acts first before the flop and last after it', () => {
    const hand = startHand([1000, 1000])
    expect(actorOf(hand)).toBe(0)
    const flop = playAll(hand, 'c x')
    expect([flop.street, flop.board.length, actorOf(flop)]).toEqual(['flop', 3, 1])
  })

  it('let the big blind raise when everybody has called', () => {
    const hand = playAll(startHand([1000, 1000, 1000]), 'c c')
    expect([actorOf(hand), choicesNow(hand)]).toEqual([
      1,
      { call: null, raise: { least: 200n, most: 1000n } },
    ])
  })

  it('are still called whole when the big blind has less', () => {
    const hand = startHand([1000, 30, 1000])
    expect(choicesNow(hand)?.call).toBe(100n)
  })

  it('straddled, count as a blind of twice as much that acts last', () => {
    const hand = startHand([1000, 1000, 1000, 1000], { straddle: 2 })
    expect([actorOf(hand), choicesNow(hand)]).toEqual([
      3,
      { call: 200n, raise: { least: 400n, most: 1000n } },
    ])
    expect(actorOf(playAll(hand, 'c c c'))).toBe(2)
  })

  it('missed: the big one is a live bet, the small one only goes to the pot', () => {
    const hand = startHand([1000, 1000, 1000, 1000], { entries: [{ chair: 2, dead: true }] })
    expect(choicesNow(hand)?.call).toBeNull()
    const ended = playAll(hand, 'x f f x x r100 f')
    expect(ended.result?.pots.map(({ amount }) => amount)).toEqual([300n])
    expect(stacksOf(ended)).toEqual([950, 900, 1150, 1000])
  })
})

describe('raises', () => {
  it('are at least as large as the last one', () => {
    const hand = playAll(startHand([5000, 5000, 5000, 5000]), 'r300')
    expect(choicesNow(hand)?.raise).toEqual({ least: 500n, most: 5000n })
    expect(codeOf(() => playWord(hand, 'r499'))).toBe('raiseTooSmall')
    expect(codeOf(() => playWord(hand, 'r5001'))).toBe('notEnoughChips')
    expect(choicesNow(playAll(hand, 'r900'))?.raise?.least).toBe(1500n)
  })

  it('are not opened again by an all-in below a full raise', () => {
    // Chair 2 raises to 300, chair 3 is all-in with 400: the blinds may raise, chair 2 may only call.
    const hand = playAll(startHand([5000, 5000, 5000, 400]), 'r300 r400')
    expect(choicesNow(hand)?.raise?.least).toBe(600n)
    const back = playAll(hand, 'f c')
    expect([actorOf(back), choicesNow(back)]).toEqual([2, { call: 100n, raise: null }])
    expect(codeOf(() => playWord(back, 'r1000'))).toBe('raiseClosed')
  })

  it('are opened again by several short all-ins that make a full raise together', () => {
    const hand = playAll(startHand([550, 5000, 5000, 400, 5000]), 'r300 r400 c r550 f')
    expect([actorOf(hand), choicesNow(hand)?.raise?.least]).toEqual([2, 750n])
  })

  it('are not opened for whoever has checked by an all-in below the least bet', () => {
    const flop = playAll(startHand([5000, 160, 5000]), 'c c x')
    const back = playAll(flop, 'x r60 c')
    expect([actorOf(back), choicesNow(back)]).toEqual([0, { call: 60n, raise: null }])
  })

  it('of the last fraction of a chip are allowed', () => {
    const stakes = { ...plainStakes, coin: 10n }
    const odd = startHand([1003, 2000], { stakes })
    expect(codeOf(() => playWord(odd, 'r305'))).toBe('badAmount')
    const allIn = playAll(odd, 'r1003 c')
    expect(stacksOf(allIn).reduce((sum, stack) => sum + stack)).toBe(3003)
  })

  it('are refused when nobody could answer them', () => {
    const hand = playAll(startHand([300, 300, 5000]), 'c r300 c')
    expect(actorOf(hand)).toBe(2)
    expect([choicesNow(hand), codeOf(() => playWord(hand, 'r600'))]).toEqual([
      { call: 200n, raise: null },
      'raiseClosed',
    ])
  })
})

describe('actions', () => {
  it('that are not allowed are refused and change nothing', () => {
    const hand = startHand([1000, 1000, 1000])
    const before = structuredClone(hand)
    expect(codeOf(() => act(hand, 0, { type: 'call' }))).toBe('notYourTurn')
    expect(codeOf(() => playWord(hand, 'x'))).toBe('cannotCheck')
    expect(codeOf(() => playWord(hand, 'r100'))).toBe('raiseTooSmall')
    expect(codeOf(() => act(hand, 2, { type: 'steal' } as never))).toBe('badMove')
    expect(codeOf(() => playWord(playAll(hand, 'c c'), 'c'))).toBe('nothingToCall')
    const ended = playAll(hand, 'f f')
    expect(codeOf(() => act(ended, 1, { type: 'check' }))).toBe('handEnded')
    expect(hand).toEqual(before)
  })
})

describe('the end of a hand', () => {
  it('gives back what was not called, without rake', () => {
    const stakes = { ...plainStakes, rakePercent: 5n }
    const hand = playAll(startHand([5000, 5000, 5000], { stakes }), 'r1000 f f')
    expect(hand.result).toMatchObject({ returned: { chair: 2, amount: 900n }, rake: 0n, reveals: [] })
    expect(stacksOf(hand)).toEqual([4950, 4900, 5150])
  })

  it('takes 5 % of each pot up to three big blinds, and only after a flop', () => {
    const stakes = { ...plainStakes, rakePercent: 5n }
    const small = playAll(startHand([5000, 5000], { stakes }), 'r400 c r400 f')
    expect([small.result?.returned?.amount, small.result?.rake]).toEqual([400n, 40n])
    const large = playAll(startHand([9000, 9000], { stakes }), 'r4000 c r100 f')
    expect(large.result?.rake).toBe(300n)
    const none = playAll(startHand([5000, 5000], { stakes }), 'r400 f')
    expect(none.result?.rake).toBe(0n)
  })

  it('makes the pots of the example of game-rules.md section 2.1', () => {
    const players = [
      { chair: 0, committed: 100n, dead: 0n, folded: false },
      { chair: 1, committed: 250n, dead: 0n, folded: false },
      { chair: 2, committed: 250n, dead: 0n, folded: false },
      { chair: 3, committed: 50n, dead: 0n, folded: true },
    ]
    expect(uncalledOf(players)).toBeNull()
    expect(potsOf(players)).toEqual([
      { amount: 350n, parts: [100n, 100n, 100n, 50n], chairs: [0, 1, 2] },
      { amount: 300n, parts: [0n, 150n, 150n, 0n], chairs: [1, 2] },
    ])
  })

  it('leaves no pot without somebody who can win it', () => {
    const players = [
      { chair: 0, committed: 20n, dead: 0n, folded: false },
      { chair: 1, committed: 30n, dead: 0n, folded: false },
      { chair: 2, committed: 100n, dead: 50n, folded: true },
      { chair: 3, committed: 100n, dead: 0n, folded: true },
    ]
    expect(potsOf(players)).toEqual([
      { amount: 130n, parts: [20n, 20n, 70n, 20n], chairs: [0, 1] },
      { amount: 170n, parts: [0n, 10n, 80n, 80n], chairs: [1] },
    ])
  })

  it('runs the board out when one is all-in and the other has called, with chips behind', () => {
    const hand = playAll(startHand([300, 5000]), 'r300 c')
    expect([hand.actor, hand.board.length, hand.result?.reveals]).toEqual([null, 5, [1, 0]])
  })

  it('runs out at once when the blinds are all that players have', () => {
    const hand = startHand([50, 30])
    expect([hand.actor, hand.board.length]).toEqual([null, 5])
    expect(hand.result?.returned).toEqual({ chair: 0, amount: 20n })
  })

  it('asks nobody for the rest of a blind that is not there', () => {
    const hand = playAll(startHand([1000, 20, 1000]), 'f')
    expect([hand.actor, hand.result?.returned]).toEqual([null, { chair: 0, amount: 30n }])
  })

  it('pays all winners of a side pot, and the odd chip to the first left of the button', () => {
    // The board plays: everybody ties.
    const deck = deckOf('2h3h2d3d2c3cAsKsQsJsTs')
    const hand = playAll(startHand([101, 251, 251], { deck }), 'r251 c c')
    expect(hand.result?.pots.map(({ amount, chairs }) => [Number(amount), chairs])).toEqual([
      [303, [0, 1, 2]],
      [300, [1, 2]],
    ])
    expect(stacksOf(hand)).toEqual([101, 251, 251])
    const four = startHand([1000, 1000, 1000, 1000], { deck: deckOf('2h3h4h5h2d3d4d5dAsKsQsJsTs') })
    expect(stacksOf(playAll(four, 'r201 c f c x x x x x x x x x'))).toEqual([950, 1017, 1017, 1016])
  })

  it('shares an amount in whole coins, one odd coin each from the first on', () => {
    expect(shared(10n, 3, 1n)).toEqual([4n, 3n, 3n])
    expect(shared(11n, 3, 1n)).toEqual([4n, 4n, 3n])
    expect(shared(57n, 2, 10n)).toEqual([37n, 20n])
  })

  it('shows first whoever bet last, and lets the beaten keep theirs', () => {
    const deck = deckOf('2h7cAh2d8cAd9sTsKc4c5h')
    // Chair 1 bets the river with nothing, chair 2 calls with aces, chair 0 calls with twos.
    const hand = playAll(startHand([1000, 1000, 1000], { deck }), 'c c x x x x x x x x r100 c c')
    expect(hand.result?.reveals).toEqual([1, 2])
    expect(hand.result?.wins).toEqual([{ chair: 2, pot: 0, board: 0, amount: 600n }])
  })

  it('shows every hand once somebody is all-in, the beaten ones too', () => {
    const deck = deckOf('Ah2hAd2d9sTsKc4c6h')
    const hand = playAll(startHand([300, 5000], { deck }), 'r300 c')
    expect([hand.result?.reveals, hand.result?.wins[0]?.chair]).toEqual([[1, 0], 1])
  })

  it('runs twice when all agree, and pays each half by its board', () => {
    // Kings against aces: the first board has a king, the second does not.
    const deck = deckOf('KhAhKdAd2c3d7sKc9d4c5d8sJc9h')
    const players = [0, 1].map((chair) => ({ chair, stack: 1001n, runsTwice: true }))
    const hand = playAll(startHand([0, 0], { deck, players, button: 1, small: 1, big: 0 }), 'r1001 c')
    expect(hand.result?.boards.length).toBe(2)
    expect(hand.result?.wins).toEqual([
      { chair: 0, pot: 0, board: 0, amount: 1001n },
      { chair: 1, pot: 0, board: 1, amount: 1001n },
    ])
    const alone = players.map((player) => ({ ...player, runsTwice: player.chair === 0 }))
    const once = playAll(startHand([0, 0], { deck, players: alone, button: 1, small: 1, big: 0 }), 'r1001 c')
    expect(once.result?.boards.length).toBe(1)
  })

  it('runs the rest of the board twice after a common flop', () => {
    const players = [0, 1].map((chair) => ({ chair, stack: 1000n, runsTwice: true }))
    const hand = playAll(startHand([0, 0], { players }), 'c x r900 c')
    const [first, second] = hand.result!.boards
    expect(first!.slice(0, 3)).toEqual(second!.slice(0, 3))
    expect(new Set([...first!, ...second!]).size).toBe(7)
  })

  it('plays Omaha by the same rules', () => {
    const stakes = { ...plainStakes, variant: 'omaha' as const }
    const hand = playAll(startHand([1000, 1000, 1000], { stakes }), 'r1000 c c')
    expect(hand.players.map(({ cards }) => cards.length)).toEqual([4, 4, 4])
    expect(stacksOf(hand).reduce((sum, stack) => sum + stack)).toBe(3000)
  })
})
