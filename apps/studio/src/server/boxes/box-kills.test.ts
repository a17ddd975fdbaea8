// SPDX-License-Identifier: Apache-2.0
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../database.ts'
import {
  driveTable,
  expectBalanced,
  hasNoBlackjack,
  type StateIn,
  type TableDriver,
} from '../testing/box-players.ts'
import { dyingDatabase } from '../testing/dying-database.ts'
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

/** A process that can be killed: nothing more of what it does reaches the database, and its lease ends. */
async function mortal() {
  const database = dyingDatabase(openDatabase({ url: server.environment.databaseUrl }, () => {}))
  const leaseTimes = { leaseMs: 600_000, renewEveryMs: 600_000 }
  const studio = await server.beside({ database, leaseTimes })
  table.use(studio)
  return {
    studio,
    async kill() {
      database.dieAt(1, 'before')
      await studio.rooms.tables.tick().catch(() => {})
      await server.rows('update studio.room set leased_until = clock_timestamp()')
      table.use(server.studio)
      await server.recover()
    },
  }
}

/** Takes what others left, as a process does each second. */
const recover = () => server.studio.rooms.tables.recover()

describe('a process that is killed', () => {
  it('while stakes lie in the open round: boxes and stakes stay, bets are taken once more, and all is paid', async () => {
    const { studio, kill } = await mortal()
    const ann = await table.join('ann', { studio })
    await table.open(ann)
    await ann.box(4)
    const { roundId } = await table.roundWith(ann, [4], hasNoBlackjack)
    await ann.lay(roundId, [{ box: 4, hand: '10' }])
    // The first stake is taken, but the round is not drawn yet.
    let release = () => {}
    const until = new Promise<void>((resolve) => {
      release = resolve
    })
    const ben = await table.join('ben', { studio })
    await ben.box(1)
    await ben.lay(roundId, [{ box: 1, hand: '10' }])
    server.wallet.trouble('/transaction/bet', { kind: 'late', ms: 0 })
    server.wallet.trouble('/transaction/bet', { kind: 'hold', until })
    await table.pass(OPEN_MS)
    await expect
      .poll(async () => (await server.rows(`select from studio.round where state = 'open'`)).length)
      .toBe(1)
    await kill()
    release()
    await recover()
    const again = await table.join('ann', { session: ann.session, studio: server.studio })
    expect(again.room.state).toMatchObject({ phase: 'open', roundId })
    await table.pass(OPEN_MS)
    await table.until(again, 'drawn')
    await table.toEnd(again)
    server.clock.advance(30_000)
    await expectBalanced(server, ['ann', 'ben'])
  })

  it('while hands are decided: what was decided stays, the clock begins again, and the same cards come', async () => {
    const { studio, kill } = await mortal()
    const [ann, ben] = [await table.join('ann', { studio }), await table.join('ben', { studio })]
    await table.open(ann)
    await ann.box(0)
    await ben.box(1)
    const { roundId } = await table.roundWith(ann, [0, 1], hasNoBlackjack)
    await ann.lay(roundId, [{ box: 0, hand: '10' }])
    await ben.lay(roundId, [{ box: 1, hand: '10', pairs: '1' }])
    await table.pass(OPEN_MS)
    await table.until(ann, 'drawn')
    const before = (await table.toDecision(ann)) as StateIn<'drawn'>
    expect((await ann.decide(roundId, before.step, 0, 'double')).status).toBe(200)
    server.clock.advance(DECIDE_MS - 100)
    await kill()
    await recover()
    const [one, two] = [
      await table.join('ann', { session: ann.session, studio: server.studio }),
      await table.join('ben', { session: ben.session, studio: server.studio }),
    ]
    expect(one.room.state).toMatchObject({
      ...{ phase: 'drawn', stage: 'deciding', step: before.step, dealer: before.dealer },
      endsAt: server.clock.now() + DECIDE_MS,
    })
    expect(one.room.own).toMatchObject({
      boxes: [0],
      decided: [{ step: before.step, box: 0, hand: 0, move: 'double' }],
    })
    // Another device sees what is open, and nothing of others.
    expect(two.room.own).toMatchObject({ boxes: [1], decided: [] })
    expect((await two.decide(roundId, before.step, 1, 'stand')).status).toBe(200)
    const ended = await table.toEnd(one)
    expect(ended.events[0].steps[0]).toEqual([
      { box: 0, hand: 0, move: 'double' },
      { box: 1, hand: 0, move: 'stand' },
    ])
    await expectBalanced(server, ['ann', 'ben'])
  })

  it('while the stake of a double is taken: it goes back, and the hand decides anew', async () => {
    const { studio, kill } = await mortal()
    const ann = await table.join('ann', { studio })
    await table.open(ann)
    await ann.box(0)
    const { roundId } = await table.roundWith(ann, [0], hasNoBlackjack)
    await ann.lay(roundId, [{ box: 0, hand: '10' }])
    await table.pass(OPEN_MS)
    await table.until(ann, 'drawn')
    const { step } = (await table.toDecision(ann)) as StateIn<'drawn'>
    let release = () => {}
    const until = new Promise<void>((resolve) => {
      release = resolve
    })
    server.wallet.trouble('/transaction/bet', { kind: 'hold', until })
    // A dead process answers nobody.
    ann.decide(roundId, step, 0, 'double').catch(() => {})
    await expect.poll(async () => (await server.rows('select from studio.raise')).length).toBe(1)
    expect((await ann.decide(roundId, step, 0, 'stand')).body.error.code).toBe('studio.alreadyDecided')
    await kill()
    release()
    await recover()
    const again = await table.join('ann', { session: ann.session, studio: server.studio })
    expect(again.room.own.decided).toEqual([])
    expect((await again.decide(roundId, step, 0, 'stand')).status).toBe(200)
    await table.toEnd(again)
    server.clock.advance(30_000)
    await expectBalanced(server, ['ann'])
    expect((await server.rows('select state from studio.raise')).map(({ state }) => state)).toEqual([
      'voided',
    ])
  })
})

describe('the wallet', () => {
  it('that is too slow for a double: the hand stands as before, and what is confirmed later goes back', async () => {
    const ann = await table.join('ann')
    await table.open(ann)
    await ann.box(0)
    const { roundId } = await table.roundWith(ann, [0], hasNoBlackjack)
    await ann.lay(roundId, [{ box: 0, hand: '10' }])
    await table.pass(OPEN_MS)
    await table.until(ann, 'drawn')
    const { step } = (await table.toDecision(ann)) as StateIn<'drawn'>
    let release = () => {}
    const until = new Promise<void>((resolve) => {
      release = resolve
    })
    server.wallet.trouble('/transaction/bet', { kind: 'hold', until })
    const pressed = ann.decide(roundId, step, 0, 'double')
    await expect.poll(async () => (await server.rows('select from studio.raise')).length).toBe(1)
    // The step waits ten seconds longer, and no longer.
    await table.pass(DECIDE_MS + 9_000)
    expect(ann.state()).toMatchObject({ stage: 'deciding' })
    await table.pass(1_001)
    await table.until(ann, 'drawn', ({ stage }) => stage === 'drawing')
    release()
    expect((await pressed).body.error.code).toBe('studio.stepEnded')
    const ended = await table.toEnd(ann)
    expect(ended.events[0]).toMatchObject({ hands: [{ stakes: 1 }], steps: [[{ move: 'stand' }]] })
    await expectBalanced(server, ['ann'])
  })

  it('that refuses a double leaves the hand its other moves', async () => {
    const ann = await table.join('ann')
    await table.open(ann)
    await ann.box(0)
    const { roundId } = await table.roundWith(ann, [0], hasNoBlackjack)
    await ann.lay(roundId, [{ box: 0, hand: '10' }])
    await table.pass(OPEN_MS)
    await table.until(ann, 'drawn')
    const { step } = (await table.toDecision(ann)) as StateIn<'drawn'>
    const rich = server.wallet.balances.get('ann')!
    server.wallet.balances.set('ann', 100_000)
    expect((await ann.decide(roundId, step, 0, 'double')).body.error.code).toBe('studio.notEnoughMoney')
    server.wallet.balances.set('ann', rich)
    expect((await ann.decide(roundId, step, 0, 'hit')).status).toBe(200)
    await table.toEnd(ann)
    await expectBalanced(server, ['ann'])
  })
})
