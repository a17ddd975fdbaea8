// SPDX-License-Identifier: Apache-2.0
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  BLACKJACK_ROOM,
  driveTable,
  hasNoBlackjack,
  type StateIn,
  type TableDriver,
} from '../testing/box-players.ts'
import { testStudio, type TestStudio } from '../testing/test-studio.ts'

const OPEN_MS = 18_000
const DECIDE_MS = 12_000
/** The title that the demonstration launch opens. */
const room = `${BLACKJACK_ROOM}:LUM/jade-harbour`

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

const call = (path: string, body: object) => server.operator(path, { operator_id: 'brand1', room, ...body })
const voids = (round: string) => call('/room/void', { round, by: 'Ada', reason: 'The shoe was open' })

describe('a blackjack round that operators make void', () => {
  it('pays back bets, doubles and what followed them, once, and none of its hands is paid', async () => {
    const [ann, ben] = [await table.join('ann'), await table.join('ben')]
    await table.open(ann)
    await ann.box(0)
    const { roundId } = await table.roundWith(ann, [0], hasNoBlackjack)
    const before = [ann, ben].map(({ balance }) => balance())
    const sent = (path: string) => server.wallet.calls.filter((one) => one.path === path).length
    const wins = sent('/transaction/win')
    await ann.lay(roundId, [{ box: 0, hand: '10', pairs: '1' }])
    await ben.lay(roundId, [{ box: 0, hand: '4', behind: true, follow: true }])
    await table.pass(OPEN_MS)
    await table.until(ann, 'drawn')
    const { step } = (await table.toDecision(ann)) as StateIn<'drawn'>
    expect((await ann.decide(roundId, step, 0, 'double')).status).toBe(200)
    await table.until(ann, 'drawn', ({ stage }) => stage === 'drawing')
    expect([ann, ben].map(({ balance }, index) => before[index]! - balance())).toEqual([21, 8])
    expect((await call('/room/hold', { round: roundId })).status).toBe(200)
    await table.pass(DECIDE_MS)
    expect(await Promise.all([voids(roundId), voids(roundId), voids(roundId)])).toMatchObject(
      Array.from({ length: 3 }, () => ({ status: 200 })),
    )
    await server.recover()
    await server.recover()
    expect([ann, ben].map(({ balance }) => balance())).toEqual(before)
    expect([sent('/transaction/rollback'), sent('/transaction/win')]).toEqual([4, wins])
  })
})
