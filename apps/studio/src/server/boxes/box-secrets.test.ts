// SPDX-License-Identifier: Apache-2.0
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { outcomeHash } from '../../fair/chain.ts'
import {
  driveTable,
  expectBalanced,
  hasNoBlackjack,
  type StateIn,
  type TableDriver,
} from '../testing/box-players.ts'
import { testStudio, type TestStudio } from '../testing/test-studio.ts'

const OPEN_MS = 18_000
const DECIDE_MS = 12_000

let server: TestStudio
let table: TableDriver
beforeEach(async () => {
  server = await testStudio({ chainLength: 400 })
  table = driveTable(server)
})
afterEach(async () => {
  await table.leaveAll()
  await server.close()
})

describe('what pages are sent', () => {
  it('has no card that does not lie open, and no link of the round, before the round has ended', async () => {
    const [ann, ben] = [await table.join('ann'), await table.join('ben')]
    await table.open(ann)
    await ann.box(0)
    await ben.box(6)
    const { roundId, shoe } = await table.roundWith(ann, [0, 6], hasNoBlackjack)
    const { links, salt, position } = await server.secretChain()
    await ann.lay(roundId, [{ box: 0, hand: '10' }])
    await ben.lay(roundId, [{ box: 6, hand: '10' }])
    await table.pass(OPEN_MS)
    await table.until(ann, 'drawn')
    const { step } = (await table.toDecision(ann)) as StateIn<'drawn'>
    await ann.decide(roundId, step, 0, 'hit')
    await ben.decide(roundId, step, 6, 'stand')
    await table.toDecision(ann)
    await table.toEnd(ann)
    const sent = [...ann.live.messages, ...ben.live.messages]
    const secrets = [links[position]!, await outcomeHash({ hash: links[position]!, salt })]
    let seen = 0
    for (const message of sent) {
      const state = message.type === 'boxState' ? message.state : undefined
      if (state && 'roundId' in state && state.roundId === roundId) {
        if (state.phase === 'open' || state.phase === 'closing')
          expect(Object.keys(state).toSorted()).toEqual(
            (state.phase === 'open'
              ? ['boxes', 'closesAt', 'opensAt', 'phase', 'position', 'roundId']
              : ['boxes', 'phase', 'position', 'roundId']
            ).toSorted(),
          )
        if (state.phase === 'drawn' && state.stage !== 'dealer') {
          seen += 1
          expect(state.dealer).toEqual([shoe[2]])
          const cards = state.hands.flatMap((hand) => hand.cards)
          expect(cards.length).toBeLessThanOrEqual(state.step <= step && state.stage !== 'drawing' ? 4 : 5)
          expect(Object.keys(state).toSorted()).toEqual(
            [
              ...['boxes', 'dealer', 'endsAt', 'hands', 'phase', 'position', 'roundId', 'stage', 'startedAt'],
              'step',
            ].toSorted(),
          )
        }
      }
      const text = JSON.stringify(message)
      // A bet that has ended names its link.
      if (message.type !== 'round') for (const secret of secrets) expect(text).not.toContain(secret)
    }
    expect(seen).toBeGreaterThan(2)
  })
})

describe('money in play', () => {
  it('equals the ledger after rounds in which everybody does anything', { timeout: 120_000 }, async () => {
    const names = ['ann', 'ben', 'cid']
    const players = [await table.join('ann'), await table.join('ben'), await table.join('cid')]
    await table.open(players[0]!)
    let number = 7
    const draw = (most: number): number => {
      number = (number * 48_271) % 2_147_483_647
      return number % most
    }
    for (const [index, player] of players.entries()) await player.box(index * 2)
    const moves = ['hit', 'stand', 'double', 'split', 'insure', 'decline'] as const
    for (let round = 0; round < 6; round += 1) {
      const roundId = await table.open(players[0]!)
      for (const [index, player] of players.entries())
        await player.lay(
          roundId,
          [
            { box: index * 2, hand: String(1 + draw(20)), ...(draw(2) === 0 && { pairs: '1' }) },
            { box: ((index + 1) % 3) * 2, hand: '2', behind: true, ...(draw(2) === 0 && { follow: true }) },
          ],
          round + 1,
        )
      await table.pass(OPEN_MS)
      await table.until(players[0]!, 'drawn')
      for (;;) {
        const state = await table.toDecision(players[0]!)
        if (state.phase === 'settling') break
        await Promise.all(
          state.hands.map(({ box, hand }) =>
            players[box / 2]!.decide(roundId, state.step, box, moves[draw(moves.length)]!, hand),
          ),
        )
        server.clock.advance(DECIDE_MS)
        await table.until(
          players[0]!,
          'drawn',
          (now) => now.step !== state.step || now.stage === 'drawing' || now.stage === 'dealer',
        )
      }
      await expectBalanced(server, names)
      await table.pass(5_000)
    }
  })
})
