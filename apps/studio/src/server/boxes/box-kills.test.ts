// SPDX-License-Identifier: Apache-2.0
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { outcomeHash } from '../../fair/chain.ts'
import { openDatabase } from '../database.ts'
import { driveTable, hasNoBlackjack, type StateIn, type TableDriver } from '../testing/box-players.ts'
import { dyingDatabase } from '../testing/dying-database.ts'
import { testStudio, type TestStudio } from '../testing/test-studio.ts'

const OPEN_MS = 18_000
const DECIDE_MS = 12_000
const START = 100_000_000

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

/** No bet is in play, and what the operator booked is what the studio stored. */
async function expectBalanced(users: readonly string[]): Promise<void> {
  await expect
    .poll(async () => {
      await server.recover()
      const rows = await server.rows(`
        select operator_user as name, sum(case when state = 'settled' then payout - stake - raised else 0 end)::float8 / 10 as moved,
          count(*) filter (where state not in ('settled', 'voided', 'refused'))::int as unfinished
        from studio.round join studio.player on player.id = player_id group by 1`)
      return users.map((name) => {
        const row = rows.find((one) => one['name'] === name)
        return [name, row?.['unfinished'] ?? 0, row?.['moved'] ?? 0, server.wallet.moved(name)]
      })
    })
    .toEqual(
      users.map((name) => {
        const moved = server.wallet.balances.get(name)! - START
        return [name, 0, moved, moved]
      }),
    )
}

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
    await expect.poll(async () => (await server.rows(`select from studio.round where state = 'open'`)).length).toBe(1)
    await kill()
    release()
    await recover()
    const again = await table.join('ann', { session: ann.session, studio: server.studio })
    expect(again.room.state).toMatchObject({ phase: 'open', roundId })
    await table.pass(OPEN_MS)
    await table.until(again, 'drawn')
    await table.toEnd(again)
    server.clock.advance(30_000)
    await expectBalanced(['ann', 'ben'])
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
    await expectBalanced(['ann', 'ben'])
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
    const pressed = ann.decide(roundId, step, 0, 'double')
    await expect.poll(async () => (await server.rows('select from studio.raise')).length).toBe(1)
    expect((await ann.decide(roundId, step, 0, 'stand')).body.error.code).toBe('studio.alreadyDecided')
    await kill()
    release()
    await pressed
    await recover()
    const again = await table.join('ann', { session: ann.session, studio: server.studio })
    expect(again.room.own.decided).toEqual([])
    expect((await again.decide(roundId, step, 0, 'stand')).status).toBe(200)
    await table.toEnd(again)
    server.clock.advance(30_000)
    await expectBalanced(['ann'])
    expect((await server.rows('select state from studio.raise')).map(({ state }) => state)).toEqual(['voided'])
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
    await expectBalanced(['ann'])
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
    await expectBalanced(['ann'])
  })
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
        await table.until(players[0]!, 'drawn', (now) => now.step !== state.step || now.stage === 'drawing' || now.stage === 'dealer')
      }
      await expectBalanced(names)
      await table.pass(5_000)
    }
  })
})
