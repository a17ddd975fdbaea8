// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { outcomeHash, outcomeSeeds } from '../../fair/chain.ts'
import { sha256Hex } from '../../fair/hash.ts'
import { drawFloats } from '../../fair/seeds.ts'
import { recordOf, storyOfBox } from '../../games/blackjack/room/box-record.ts'
import {
  BOX_FLOATS,
  dealBoxes,
  isOver,
  lookBehind,
  movesOfStep,
  playDealer,
  playStep,
  shoeOf,
} from '../../games/blackjack/room/box-table.ts'
import type { HandMove } from '../../blackjack-room-protocol.ts'
import type { RoundOf } from '../../protocol.ts'
import { checkBlackjackBet, checkBlackjackRoom } from './check-blackjack-room.ts'
import type { BlackjackRoundRecord } from './check-room.ts'

const salt = 'a salt'

/** A round of three boxes in which every hand is hit once and then stands. */
async function recordWith(hash: string): Promise<BlackjackRoundRecord> {
  const terminalHash = await sha256Hex(hash)
  const shoe = shoeOf(await drawFloats(outcomeSeeds(await outcomeHash({ hash, salt })), BOX_FLOATS))
  let table = lookBehind(dealBoxes(shoe, [0, 2, 5]))
  const steps: HandMove[][] = []
  while (!isOver(table)) {
    steps.push(movesOfStep(table, ({ cards }) => (cards.length === 2 ? 'hit' : 'stand')))
    table = playStep(table, shoe, steps.at(-1)!)
  }
  return {
    ...{ id: 't', position: 1, hash },
    events: [recordOf(playDealer(table, shoe), steps)],
    chain: { terminalHash, salt, length: 10 },
    room: { game: 'blackjack', pace: 'usual', limits: 'low' },
  }
}
const marks = (steps: readonly { mark: string }[]) => steps.map(({ mark }) => mark)

it('deals a round of a blackjack table again, and finds another card, decision or link', async () => {
  const record = await recordWith('b'.repeat(64))
  expect(marks(await checkBlackjackRoom(record))).toEqual(['right', 'stated', 'stated', 'right'])
  expect(marks(await checkBlackjackRoom({ ...record, hash: 'e'.repeat(64) }))).toContain('wrong')
  const [event] = record.events
  const otherDealer = { ...event, dealer: event.dealer.map((card) => (card + 1) % 52) }
  expect(marks(await checkBlackjackRoom({ ...record, events: [otherDealer] }))).toContain('wrong')
})

it('finds what a bet on a box was paid, and nothing else', async () => {
  const record = await recordWith('c'.repeat(64))
  const [event] = record.events
  const parameters = { box: 2, hands: 1, hand: '10.00', pairs: '1.00' }
  const share = { box: 2, units: [1], insured: false, behind: false }
  const story = storyOfBox(event, share, parameters, { amount: 11_000_000n, unit: 10_000n })
  const round: RoundOf<'blackjack'> = {
    ...{ id: 'r', game: 'blackjack', state: 'settled', currency: 'USD', stake: '11.00', parameters },
    ...{ events: story.events, multiplier: story.multiplier, startedAt: 0, endedAt: 1 },
    payout: (Number(story.payout) / 1_000_000).toFixed(2),
    fairness: {
      ...{ kind: 'chain', tableRoundId: 't', position: 1, terminalHash: record.chain.terminalHash },
      ...{ salt, hash: record.hash },
    },
  }
  expect(marks(await checkBlackjackBet(round, record)).at(-1)).toBe('right')
  expect(marks(await checkBlackjackBet({ ...round, payout: '999.00' }, record)).at(-1)).toBe('wrong')
})
