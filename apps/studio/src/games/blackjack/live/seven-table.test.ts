// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import type { BlackjackRoomState, OwnBoxes, TableHand } from '../../../blackjack-room-protocol.ts'
import { cardsOnTable, emptyTable, boxNumbers, type SeenTable } from './seen-table.ts'
import { dealSteps } from './deal-steps.ts'
import { boxesForTests, drawnForTests, handForTests, nothingOwn, paidNothing } from './seven-for-tests.ts'
import { currentHand, ownerOf, tableOfState } from './table-of-state.ts'

const own = (boxes: readonly number[], more: Partial<OwnBoxes> = {}): OwnBoxes => ({
  ...nothingOwn,
  boxes,
  ...more,
})
const empty = emptyTable(boxNumbers.map(() => 'free'))
const seen = (state: BlackjackRoomState, mine = nothingOwn, before: SeenTable = empty) =>
  dealSteps(before, tableOfState({ state, own: mine, asked: [], paidAt: paidNothing }))
const dealt = (steps: readonly SeenTable[]) => steps.map(cardsOnTable)

describe('the table as a player sees it', () => {
  const hands: readonly TableHand[] = [handForTests(1, [9, 22]), handForTests(4, [0, 30])]

  it('has boxes that are free, one’s own and those of others', () => {
    const state = drawnForTests('deciding', hands)
    expect([0, 1, 4].map((box) => ownerOf(box, state, own([4])))).toEqual(['free', 'other', 'own'])
  })

  it('covers the second card of the dealer until it is turned', () => {
    const source = { own: own([4]), asked: [], paidAt: paidNothing }
    expect(tableOfState({ ...source, state: drawnForTests('deciding', hands) }).isCovered).toBe(true)
    const turned = { ...drawnForTests('dealer', hands), dealer: [8, 12] }
    expect(tableOfState({ ...source, state: turned })).toMatchObject({ isCovered: false, dealer: [8, 12] })
  })

  it('decides the own hands one after the other, in the order of the table', () => {
    const state = drawnForTests('deciding', [
      handForTests(1, [9, 22], { moves: ['hit', 'stand'] }),
      handForTests(4, [0, 30], { moves: ['hit', 'stand'] }),
      handForTests(5, [0, 31], { moves: ['hit', 'stand'] }),
    ])
    const mine = own([4, 5])
    expect(currentHand({ state, own: mine, asked: [] })?.box).toBe(4)
    const decision = { step: 3, box: 4, hand: 0, move: 'hit' } as const
    expect(currentHand({ state, own: mine, asked: [decision] })?.box).toBe(5)
    expect(currentHand({ state, own: own([4, 5], { decided: [decision] }), asked: [] })?.box).toBe(5)
    const both = [decision, { ...decision, box: 5 }]
    expect(currentHand({ state, own: own([4, 5], { decided: both }), asked: [] })).toBeUndefined()
  })

  it('asks again for a hand whose decision was made in an earlier step', () => {
    const state = drawnForTests('deciding', [handForTests(4, [0, 30], { moves: ['hit', 'stand'] })])
    const decided = [{ step: 2, box: 4, hand: 0, move: 'hit' }] as const
    expect(currentHand({ state, own: own([4], { decided }), asked: [] })?.box).toBe(4)
  })

  it('decides nothing while cards come, for hands of others and for hands that may do nothing', () => {
    const asked = [handForTests(4, [0, 30], { moves: ['hit', 'stand'] })]
    expect(currentHand({ state: drawnForTests('drawing', asked), own: own([4]), asked: [] })).toBeUndefined()
    expect(currentHand({ state: drawnForTests('deciding', asked), own: own([1]), asked: [] })).toBeUndefined()
    expect(
      currentHand({ state: drawnForTests('deciding', [handForTests(4, [0, 9])]), own: own([4]), asked: [] }),
    ).toBeUndefined()
  })

  it('says what side bets have won that lie there, also after a split, and of no others', () => {
    const bet = { box: 4, id: 'a', hand: '2.00', insured: false }
    const state = drawnForTests('deciding', [
      handForTests(4, [28, 4], { split: true }),
      handForTests(4, [29, 5], { hand: 1, split: true }),
    ])
    const table = (staked: OwnBoxes['staked']) =>
      tableOfState({ state, own: own([4], { staked }), asked: [], paidAt: paidNothing }).boxes[4]!
    expect(table([bet])).not.toHaveProperty('pairs')
    expect(table([{ ...bet, pairs: '1.00' }]).pairs).not.toBe('none')
  })

  it('knows how each hand ended only once the round is settled', () => {
    const ended = drawnForTests('dealer', hands)
    const state: BlackjackRoomState = {
      phase: 'settling',
      roundId: ended.roundId,
      position: ended.position,
      boxes: boxesForTests,
      hands,
      dealer: [8, 12],
      nextAt: 1,
      events: [
        {
          type: 'table',
          dealer: [8, 12],
          hands: [
            { box: 1, hand: 0, cards: [9, 22], stakes: 1, split: false, result: 'lost' },
            { box: 4, hand: 0, cards: [0, 30], stakes: 1, split: false, result: 'won' },
          ],
          steps: [],
        },
      ],
    }
    const results = (at: BlackjackRoomState) =>
      tableOfState({ state: at, own: own([4]), asked: [], paidAt: paidNothing }).boxes.flatMap((box) =>
        box.hands.map(({ result }) => result),
      )
    expect(results(ended)).toEqual([undefined, undefined])
    expect(results(state)).toEqual(['lost', 'won'])
  })
})

describe('the cards', () => {
  it('come as a dealer deals them: one for each hand and the dealer, then the same again', () => {
    const steps = seen(drawnForTests('dealing', [handForTests(1, [9, 22]), handForTests(4, [0, 30])]))
    expect(dealt(steps)).toEqual([1, 2, 3, 4, 5, 6, 6])
    const [first, , third, , , last] = steps
    expect(first!.boxes.map(({ hands }) => hands.length)).toEqual([0, 1, 0, 0, 0, 0, 0])
    expect(third).toMatchObject({ dealer: [8], isCovered: false })
    expect(last).toMatchObject({ dealer: [8], isCovered: true })
  })

  it('come later hand after hand, and the dealer turns the covered one before drawing', () => {
    const before = seen(drawnForTests('dealing', [handForTests(1, [9, 22]), handForTests(4, [0, 30])])).at(
      -1,
    )!
    const drawn = drawnForTests('drawing', [handForTests(1, [9, 22, 7]), handForTests(4, [0, 30, 8])])
    expect(dealt(seen(drawn, nothingOwn, before))).toEqual([7, 8])
    const last = seen(drawn, nothingOwn, before).at(-1)!
    const dealer = { ...drawn, stage: 'dealer' as const, dealer: [8, 12, 3, 1] }
    const steps = seen(dealer, nothingOwn, last)
    expect(steps.map((step) => [step.dealer.length, step.isCovered])).toEqual([
      [2, false],
      [3, false],
      [4, false],
    ])
  })

  it('of a split lie beside each other before each gets its second one', () => {
    const before = seen(drawnForTests('dealing', [handForTests(4, [28, 29])])).at(-1)!
    const split = drawnForTests('drawing', [
      handForTests(4, [28, 4], { split: true }),
      handForTests(4, [29, 5], { hand: 1, split: true }),
    ])
    const steps = seen(split, nothingOwn, before)
    expect(steps.map(({ boxes }) => boxes[4]!.hands.map(({ cards }) => cards.length))).toEqual([
      [1, 1],
      [2, 1],
      [2, 2],
    ])
  })

  it('are all there in one step where nothing is new', () => {
    const state = drawnForTests('deciding', [handForTests(4, [0, 30])])
    const table = seen(state).at(-1)!
    expect(seen(state, nothingOwn, table)).toHaveLength(1)
  })
})
