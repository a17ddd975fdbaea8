// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import type { BoxMove, BoxParameters } from '../../blackjack-room-protocol.ts'
import { movesAt } from '../../games/blackjack/room/box-table.ts'
import { boxGame } from './box-game.ts'
import { boxRules } from './box-rules.ts'
import { boxBetOf, needsStake, playedOf, type BoxState } from './box-state.ts'
import { boxTimes } from './box-times.ts'
import { payByModel, type ModelBet, type Wish, type Wishes } from './model-apart-for-tests.ts'

/** A hundred thousand rounds with LONG_TESTS. */
const ROUNDS = process.env['LONG_TESTS'] === '1' ? 100_000 : 1_500
const HUNDREDTH = 10_000n
const times = boxTimes.usual
const rules = boxRules(times)
const game = boxGame(times)
const WISHES: readonly Wish[] = ['hit', 'hit', 'stand', 'double', 'split', 'split']

/** The same in every run. */
const numbersOf = (text: string): Buffer => createHash('sha256').update(text).digest()

function wishesOf(round: number): Wishes {
  const draw = (text: string) => numbersOf(`${round} ${text}`)[0]!
  return {
    of: (box, hand, cards) => WISHES[draw(`${box} ${hand} ${cards}`) % WISHES.length]!,
    insures: (box) => draw(`insures ${box}`) % 2 === 0,
  }
}

function betsOf(round: number): ModelBet[] {
  const numbers = numbersOf(`bets ${round}`)
  const boxes = Array.from({ length: 7 }, (_, box) => box).filter(
    (box) => numbers[box]! % 2 === 0 || box === 3,
  )
  return boxes.flatMap((box): ModelBet[] => {
    const number = numbers[7 + box]!
    const own = {
      id: `own${box}`,
      box,
      behind: false,
      follow: false,
      hand: 10,
      pairs: number % 3,
      three: number % 5,
    }
    const behind = {
      id: `behind${box}`,
      box,
      behind: true,
      follow: number % 2 === 0,
      hand: 4,
      pairs: 0,
      three: 1,
    }
    return number % 4 === 0 ? [own] : [own, behind]
  })
}

const written = (amount: number): string => amount.toFixed(2)
const parametersOf = ({ box, behind, follow, hand, pairs, three }: ModelBet): BoxParameters => ({
  ...{ box, hands: 1, hand: written(hand) },
  ...(pairs > 0 && { pairs: written(pairs) }),
  ...(three > 0 && { three: written(three) }),
  ...(behind && { behind: true }),
  ...(follow && { follow: true }),
})

/** Plays a round by the rules of the room; every wish that is possible is decided and paid. */
function playRound(outcome: string, bets: readonly ModelBet[], wishes: Wishes): BoxState {
  let nowMs = 0
  let state = rules.begin({ roundId: 'r', position: 1 }, nowMs)
  const move = (input: Parameters<typeof rules.apply>[1]['input'], playerId: string) => {
    state = rules.apply(state, { roundId: 'r', playerId, input }, nowMs).state
  }
  for (const bet of bets) {
    const stake = BigInt(Math.round((bet.hand + bet.pairs + bet.three) * 100)) * HUNDREDTH
    const joining = {
      ...{ id: bet.id, playerId: bet.id, currency: 'USD', stake: String(stake) },
      ...{ parameters: parametersOf(bet), playMoney: false, startedAtMs: 0 },
    }
    move({ type: 'bet', bet: joining }, bet.id)
  }
  const decide = (betId: string, step: number, hand: number, wish: BoxMove) => {
    move({ type: 'act', betId, action: { type: 'decide', step, hand, move: wish } }, betId)
    if (needsStake(wish))
      move({ type: 'act', betId, action: { type: 'paid', step, hand, transactionId: 't' } }, betId)
  }
  while (state.phase !== 'settling') {
    const played = playedOf(state)
    if (played?.stage === 'raising')
      for (const { betId, hand } of played.following)
        move(
          { type: 'act', betId, action: { type: 'paid', step: played.step, hand, transactionId: 't' } },
          betId,
        )
    const isAsking = played?.stage === 'deciding' || played?.stage === 'insurance'
    for (const one of isAsking && played.decided.length === 0 ? played.table.hands : []) {
      const owner = boxBetOf(state.bets, one.box)!
      const wish = played!.stage === 'insurance' ? null : wishes.of(one.box, one.hand, one.cards.length)
      if (wish === null) decide(owner.id, played!.step, 0, wishes.insures(one.box) ? 'insure' : 'decline')
      // Nobody decides: the hand stands.
      else if (movesAt(one).includes(wish)) decide(owner.id, played!.step, one.hand, wish)
    }
    nowMs += 1_000
    state = rules.advance(state, nowMs, { outcome, awaited: 0 }).state
  }
  return state
}

it('pays every bet as a model that was written apart', { timeout: 900_000 }, () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const outcome = numbersOf(`boxes ${round}`).toString('hex')
    const [bets, wishes] = [betsOf(round), wishesOf(round)]
    const state = playRound(outcome, bets, wishes)
    if (state.phase !== 'settling') throw new Error('not over')
    const paid = state.bets.map((bet) => [bet.id, Number(game.storyOf(bet, state.result).payout) / 1_000_000])
    const expected = payByModel(outcome, bets, wishes)
    expect({ round, paid: Object.fromEntries(paid) }).toEqual({ round, paid: Object.fromEntries(expected) })
  }
})
