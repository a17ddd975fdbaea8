// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { act, choicesNow } from './act.ts'
import { beginHand } from './begin-hand.ts'
import { chipsOf, type Action, type Hand } from './hand.ts'
import { plainStakes } from './hands-for-tests.ts'
import { payByModel, type ModelPlayer } from './model-apart-for-tests.ts'
import { createRandom, shuffledDeck, type Random } from './random-for-tests.ts'
import { omahaValue } from '../cards/omaha-value.ts'
import { handValue } from '../cards/hand-value.ts'

/** A hundred thousand hands with LONG_TESTS. */
const HANDS = process.env['LONG_TESTS'] === '1' ? 100_000 : 2_000
const RAKE_CAP = 60

function randomHand(random: Random, id: string): Hand {
  const count = 2 + random.below(8)
  const twice = random.below(3) === 0
  const order = Array.from({ length: count }, (_, chair) => chair)
  const button = random.below(count)
  const small = count === 2 ? button : (button + 1) % count
  const big = (small + 1) % count
  const entry =
    count > 4 && random.below(4) === 0 ? [{ chair: (big + 2) % count, dead: random.below(2) === 0 }] : []
  const straddle = count > 3 && random.below(4) === 0 ? (big + 1) % count : null
  return beginHand({
    ...{ id, deck: shuffledDeck(random), chairs: count, button, small, big, entries: entry, straddle },
    stakes: {
      ...plainStakes,
      ...{ smallBlind: 10n, bigBlind: 20n, rakePercent: random.below(2) === 0 ? 0n : 5n },
      variant: random.below(10) === 0 ? 'omaha' : 'holdem',
    },
    players: order.map((chair) => ({
      ...{ chair, runsTwice: twice },
      stack: BigInt(1 + (random.below(3) === 0 ? random.below(45) : random.below(600))),
    })),
  }).hand
}

/** A legal action, often a bold one. */
export function randomAction(random: Random, hand: Hand): Action {
  const { call, raise } = choicesNow(hand)!
  const draw = random.below(100)
  if (raise && draw < 35) {
    const span = Number(raise.most - raise.least)
    const to = draw < 12 ? raise.most : raise.least + BigInt(random.below(Math.max(1, Math.min(span, 120))))
    return { type: 'raise', to }
  }
  if (draw > 82) return { type: 'fold' }
  return { type: call === null ? 'check' : 'call' }
}

/** What was put in before the hand ended, by the chips that left the stacks. */
function modelOf(before: Hand, start: readonly bigint[], ended: Hand): ModelPlayer[] {
  const result = ended.result!
  const value =
    ended.stakes.variant === 'omaha'
      ? omahaValue
      : (own: readonly number[], board: readonly number[]) => handValue([...own, ...board])
  const isContested = ended.players.filter(({ folded }) => !folded).length > 1
  const values = ended.players.map(({ cards }) =>
    result.boards.map((board) => (isContested ? value(cards, board) : 0)),
  )
  return ended.players.map(({ folded }, who) => ({
    put: Number(start[who]! - before.players[who]!.stack - before.players[who]!.dead),
    dead: Number(before.players[who]!.dead),
    folded,
    ranks: values[who]!.map((own, board) => values.filter((other) => other[board]! > own).length),
  }))
}

it('pays pots, side pots and odd chips as a model that was written apart', { timeout: 1_800_000 }, () => {
  const random = createRandom('pots')
  for (let index = 0; index < HANDS; index += 1) {
    let hand = randomHand(random, String(index))
    const start = hand.players.map(({ stack, committed, dead }) => stack + committed + dead)
    const chips = hand.result ? null : chipsOf(hand)
    let before = hand
    while (hand.actor !== null) {
      before = hand
      const { actor } = hand
      const step = act(hand, hand.players[actor]!.chair, randomAction(random, hand))
      const acted = step.events.find((event) => event.type === 'acted')!
      const put = acted.amount
      before = {
        ...before,
        players: before.players.map((player, at) =>
          at === actor ? { ...player, stack: player.stack - put } : player,
        ),
      }
      hand = step.hand
      if (chips !== null && hand.actor !== null) expect(chipsOf(hand)).toBe(chips)
    }
    // Blinds that end a hand before anybody acts are looked at by examples.
    const paid = hand.players.map(({ stack }) => stack)
    const total = paid.reduce((sum, stack) => sum + stack, hand.result!.rake)
    if (chips !== null) expect(total).toBe(chips)
    if (chips === null) continue
    const players = modelOf(before, start, hand)
    const isRaked = hand.stakes.rakePercent > 0n && hand.result!.boards[0]!.length >= 3
    const expected = payByModel(players, hand.result!.boards.length, isRaked ? RAKE_CAP : null)
    const stacks = before.players.map(({ stack }, who) => Number(stack) + expected.back[who]!)
    expect({ index, paid: paid.map(Number), rake: Number(hand.result!.rake) }).toEqual({
      ...{ index, paid: stacks, rake: expected.rake },
    })
  }
})
