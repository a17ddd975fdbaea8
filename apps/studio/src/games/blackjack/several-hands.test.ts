// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { newField, replay } from '../../fair/step-game.ts'
import { bestPlay } from './advice.ts'
import { floatsThatDeal } from './dealing-for-tests.ts'
import { fullShoe, takeOut } from './odds/shoe.ts'
import { floatsOf, mostOf, partsOf, sumOfParts, type BlackjackBet } from './parts.ts'
import { BLACKJACK_DECKS, BLACKJACK_MOVES, DEALER_STANDS, MOST_HANDS, TWENTY_ONE } from './rules.ts'
import { blackjackGame, movesOfEvents, tableAfter } from './story.ts'
import { tableOfEvents } from './table-of-events.ts'
import { movesOf } from './table.ts'

const { hit, stand, double, split, insure, decline } = BLACKJACK_MOVES
const unit = 10_000n
const stakeOf = (bet: BlackjackBet) => ({ amount: sumOfParts(partsOf(bet, { amount: 0n })), unit })
const two: BlackjackBet = { hands: 2, hand: '10' }
const three: BlackjackBet = { hands: 3, hand: '10' }
const coins = (amount: bigint) => Number(amount) / 1e6

function played(bet: BlackjackBet, cards: string, ...moves: number[]) {
  const floats = floatsThatDeal(cards, floatsOf(bet))
  const stake = stakeOf(bet)
  blackjackGame.check(bet, stake)
  const field = replay(blackjackGame, { bet, moves, ended: false }, floats)
  const raised = moves.reduce((sum, move) => sum + blackjackGame.raise!(newField(bet), move, stake), 0n)
  const { payout, multiplier, events } = blackjackGame.story(field, stake, floats)
  const result = events.find((event) => event.type === 'result')
  return {
    ...{ floats, field, events, multiplier, stake },
    money: [coins(raised), coins(payout)],
    results: result?.hands,
    sides: events.find((event) => event.type === 'sides'),
  }
}

describe('several hands of blackjack', () => {
  it.each([
    ['two hands, one won, one lost', two, 'Ts 8h 7s 9c 8c Td', [stand, stand], 0, 20, ['won', 'lost']],
    [
      'three hands, of which the second is a blackjack and is not played',
      three,
      'Ts Ah 8h 7s 9c Kh 8c Td',
      [stand, stand],
      0,
      20 + 25,
      ['won', 'blackjack', 'lost'],
    ],
    [
      'a dealer with a blackjack, who ends all of them',
      two,
      'Ts Ah Kc 9c Kh As',
      [],
      0,
      10,
      ['lost', 'push'],
    ],
  ] as const)('pays %s', (_name, bet, cards, moves, raised, payout, results) => {
    const round = played(bet, cards, ...moves)
    expect([round.money, round.results]).toEqual([[raised, payout], results])
  })

  it('splits and doubles hand by hand, each hand once', () => {
    // Hand 1: 8 8, split into 8 3 (doubled to 21) and 8 2 (stands); hand 2: 5 6, doubled to 21; dealer 6 T 9.
    const cards = '8s 5h 6s 8d 6h Tc 3c 2d Ts Td 9c'
    const moves = [split, double, stand, double]
    const round = played(two, cards, ...moves)
    expect(round.results).toEqual(['won', 'won', 'won'])
    expect(round.money).toEqual([30, 40 + 20 + 40])
    const offered = (made: number) =>
      movesOf(tableAfter({ bet: two, moves: moves.slice(0, made) }, round.floats))
    expect(offered(0)).toContain(split)
    for (const made of [1, 2]) expect(offered(made)).not.toContain(split)
  })

  it('lets each hand split once: the second pair may be split after the first was', () => {
    const floats = floatsThatDeal('8s 9h 6s 8d 9d Tc 3c 2d 4s', floatsOf(two))
    const after = (...moves: number[]) => movesOf(tableAfter({ bet: two, moves }, floats))
    expect(after(split, stand, stand)).toContain(split)
    expect(after(split, stand, stand, split)).not.toContain(split)
  })

  it('asks each hand about insurance, and pays each by what it took', () => {
    const cards = 'Ts 9h 5c As 9c 9d 5h Kd'
    const all = played(three, cards, insure, decline, insure)
    // Two insurances of 5 return 15 each; all hands lose.
    expect([all.money, all.results]).toEqual([
      [10, 30],
      ['lost', 'lost', 'lost'],
    ])
    expect(played(three, cards, decline, decline, decline).money).toEqual([0, 0])
    const asked = tableAfter({ bet: three, moves: [insure] }, all.floats)
    expect([asked.asksInsurance, asked.active, movesOf(asked)]).toEqual([true, 1, [insure, decline]])
  })

  it('is an abandoned round that takes no insurance and stands on every hand', () => {
    const floats = floatsThatDeal('Ts 9h 5c As 6c 7d 5h 8d', floatsOf(three))
    let field = newField(three)
    while (field.state === 'open')
      field = blackjackGame.play(field, blackjackGame.finish!(field, floats), floats)
    expect(field.moves).toEqual([decline, decline, decline, stand, stand, stand])
  })

  it('tells its moves and its table by its events', () => {
    for (const [bet, cards, moves] of [
      [three, '8s Ah 5h 6s 8d Kh 6h Tc 3c 2d Ts Td 9c', [split, double, stand, double]],
      [three, 'Ts 9h 5c As 9c 9d 5h 8d 4c 3h 2s', [insure, decline, decline, stand, hit, double]],
    ] as const) {
      const { floats, stake } = played(bet, cards, ...moves)
      for (let made = 0; made <= moves.length; made += 1) {
        const part = replay(blackjackGame, { bet, moves: moves.slice(0, made), ended: false }, floats)
        const { events } = blackjackGame.story(part, stake, floats)
        expect(movesOfEvents(events)).toEqual(moves.slice(0, made))
        const [seen, real] = [tableOfEvents(events), tableAfter(part, floats)]
        if (!real.over)
          expect([seen.hands, seen.active, movesOf(seen)]).toEqual([real.hands, real.active, movesOf(real)])
      }
    }
  })

  it('shows of the dealer one card, and of the shoe nothing, while a hand is open', () => {
    const bet = { ...three, pairs: '1', three: '1' }
    const { events } = played(bet, 'Ts 9h 5c 7s 6c 7d 4h Kd', stand, stand)
    expect(events.map(({ type }) => type)).toEqual(['deal', 'sides', 'stand', 'stand'])
    expect(events[0]).toEqual({
      type: 'deal',
      player: [36, 22],
      more: [
        [33, 27],
        [18, 13],
      ],
      dealer: 24,
    })
  })

  it('is advised by all cards that are seen, those of the other hands among them', () => {
    const advised = (bet: BlackjackBet, cards: string, ...moves: number[]) =>
      bestPlay(tableAfter({ bet, moves }, floatsThatDeal(cards, floatsOf(bet))))!
    const alone = advised({}, 'Ts Th 6c 9d')
    expect(alone.play).toBe('hit')
    // Both other hands hold small cards, so that the shoe is richer in tens: hitting 16 gets worse.
    const beside = advised(three, 'Ts 4h 5c Th 6c 4c 5h 9d')
    expect(beside.play).toBe('stand')
    expect(beside.result).not.toBe(alone.result)
  })

  it('never makes insurance worth taking: of what nobody has seen, less than a third are tens', () => {
    const shoe = fullShoe(BLACKJACK_DECKS)
    takeOut(shoe, 1)
    for (let seen = 0; seen < 2 * MOST_HANDS; seen += 1) takeOut(shoe, 5)
    expect((3 * shoe.counts[10]!) / shoe.size).toBeLessThan(1)
  })

  it('never needs more cards than a round has', () => {
    for (const hands of [1, 2, 3]) {
      // Every hand is split; each ends by the card that brings it to 21 or more, and the dealer by one that brings 17.
      let budget = 2 * hands * (TWENTY_ONE - 1) + (DEALER_STANDS - 1)
      let cards = 2 * hands + 1
      for (const value of [1, 2, 3, 4]) {
        const taken = Math.min(4 * BLACKJACK_DECKS, Math.floor(budget / value))
        budget -= taken * value
        cards += taken
      }
      expect(cards).toBeLessThanOrEqual(floatsOf({ hands }))
    }
  })
})

describe('side bets of blackjack', () => {
  const bet: BlackjackBet = { hands: 2, hand: '10', pairs: '2', three: '1' }

  it('are decided by the first two cards of each hand and the open card, and paid with the round', () => {
    // Hand 1: 7s 7s with 7s; hand 2: 9h 9d with 7s.
    const round = played(bet, '7s 9h 7s 7s 9d Tc', stand, stand)
    expect(round.sides).toEqual({
      type: 'sides',
      pairs: ['perfect', 'coloured'],
      three: ['suitedTrips', 'none'],
    })
    expect(round.results).toEqual(['lost', 'won'])
    expect(round.money[1]).toBe(20 + 2 * 26 + 2 * 13 + 101)
    expect(round.multiplier).toBe(Math.floor((199 * 1e6) / 26))
  })

  it('cost nothing for a double, a split or insurance, which are of the hand', () => {
    for (const [move, costs] of [
      [double, 10],
      [split, 10],
      [insure, 5],
    ] as const)
      expect(coins(blackjackGame.raise!(newField(bet), move, stakeOf(bet)))).toBe(costs)
  })

  it('are refused where the parts are not the stake, or no amount in whole coins', () => {
    const refused = (parts: BlackjackBet, amount = stakeOf(bet).amount) =>
      expect(() => blackjackGame.check(parts, { amount, unit })).toThrow('studio.badParts')
    blackjackGame.check(bet, stakeOf(bet))
    blackjackGame.check({}, stakeOf(bet))
    refused(bet, stakeOf(bet).amount + unit)
    refused(bet, stakeOf(bet).amount - unit)
    for (const hands of [0, 4, -1, 1.5, Number.NaN]) refused({ ...bet, hands })
    refused({ hands: 1, pairs: '26' })
    refused({ pairs: '1' })
    refused({ hands: 1, hand: '0', pairs: '26' })
    refused({ ...bet, pairs: '-2', hand: '14' })
    refused({ hands: 1, hand: '25.995', three: '0.005' })
    refused({ hand: '26' })
    expect(blackjackGame.mayBeFree!(bet)).toBe(false)
    expect(blackjackGame.mayBeFree!({})).toBe(true)
  })

  it('belong to the most that a round can pay', () => {
    expect(mostOf({}, { amount: 10_000_000n, unit })).toBe(8_000_000)
    const most = (BigInt(mostOf(bet, stakeOf(bet))) * stakeOf(bet).amount) / 1_000_000n
    expect(coins((most / unit) * unit)).toBe(2 * (80 + 52 + 101))
  })
})
