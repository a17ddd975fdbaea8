// SPDX-License-Identifier: Apache-2.0
import '../../../testing/seeds-of-properties.ts'
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallClient } from '../../../testing/call-client.ts'
import { openTestServer, type TestServer } from '../../../testing/server-for-tests.ts'
import { accountBalance, checkInvariants, operatorAccount } from '../../ledger/index.ts'
import { sql } from '../../../platform/db/index.ts'
import { cardPlayer, meetStudio, type CardPlayer } from './card-rooms-for-tests.ts'
import { finishWithholdings } from './finish-withholding.ts'
import { openTestStudio, type TestStudio } from './studio-for-tests.ts'
import { watchPairs } from './watch-pairs.ts'

// A withheld win goes to those who lost it, once, whatever breaks in between.

let server: TestServer
let studio: TestStudio
let [ada, ben, kim]: CallClient[] = []
let players: CardPlayer[] = []
let number = 0

beforeAll(async () => {
  server = await openTestServer()
  // The ledger stamps its postings with the time of the database, and an account record goes up to now.
  server.clock.advance(Date.now() - server.clock.now() + hourMs)
  studio = await openTestStudio()
  await meetStudio(server, studio)
  ada = await server.operator('ada', 'admin')
  ben = await server.operator('ben', 'finance')
  kim = await server.operator('kim', 'finance')
  for (const name of ['anna', 'berta', 'clara', 'dora']) players.push(await cardPlayer(server, `${name}1`))
})
afterAll(async () => {
  await server.close()
  await studio.close()
})
beforeEach(() => {
  studio.mood = 'well'
  studio.wrongShares = undefined
})

const hourMs = 3_600_000
const unit = 100_000
const stack = 5_000 * unit
/** A hand in which the first player wins what the others lose, in 1/100000 of a unit. */
function deal(losses: readonly number[]): string {
  const id = `hand-${(number += 1)}`
  const won = losses.reduce((sum, loss) => sum + loss, 0)
  studio.hands.set(id, {
    id,
    players: [
      { user: players[0]!.user, before: stack, after: stack + won },
      ...losses.map((loss, index) => ({
        ...{ user: players[index + 1]!.user, before: stack, after: stack - loss },
      })),
    ],
  })
  return id
}
const reason = 'They never bet against each other'
async function freeze(handId: string, who = ada!): Promise<string> {
  const step = { requestId: randomUUID(), handId, memberId: Number(players[0]!.id), reason }
  return (await who.call('backoffice.freezeCardWin', step)).envelope.value.freezeId
}
const decide = async (who: CallClient, freezeId: string, decision: 'release' | 'withhold' = 'withhold') =>
  (await who.call('backoffice.decideCardFreeze', { requestId: randomUUID(), freezeId, decision, reason }))
    .envelope.code
const deps = () => ({ ...server.modules.play.cardRooms, database: server.platform.database })
const cashOf = async ({ client }: CardPlayer) =>
  (await client.call('wallet.balance', {})).envelope.value.mainBalance
const cashOfAll = () => Promise.all(players.map(cashOf))
const paidBy = async () =>
  accountBalance(
    server.platform.database,
    await operatorAccount(server.platform.database, 'vendor:studio', 'USD'),
  )
const alertsOf = (kind: string) =>
  server.platform.database.query<{ reference: string; times: number }>(
    sql`select reference, times from operator_alert where kind = ${kind}`,
  )
const adds = async () =>
  expect((await checkInvariants(server.platform.database, server.clock.now())).differences).toEqual([])

describe('a withheld win', () => {
  it('goes to those who lost it, with an entry in their record and a message, and counts in no turnover', async () => {
    const before = await cashOfAll()
    const freezeId = await freeze(deal([6 * unit, 2 * unit]))
    expect(await decide(ben!, freezeId)).toBe('OK')
    const after = await cashOfAll()
    expect(after.map((cash, index) => Math.round((cash - before[index]!) * 100))).toEqual([0, 600, 200, 0])
    const { client, id } = players[1]!
    expect((await client.call('wallet.transactions', {})).envelope.value.list[0]).toMatchObject({
      ...{ transType: 'PAYOUT', amount: 6, reason: 'cardShare' },
    })
    const [message] = (await client.call('messages.inbox', {})).envelope.value.list
    expect(message?.title).toBe('Money back from a card room')
    const [notice] = (await players[0]!.client.call('messages.inbox', {})).envelope.value.list
    expect(notice?.title).toBe('A win in a card room was withheld')
    const facts = sql`select count(*) as count from bet_fact where member_id = ${id}`
    expect(await server.platform.database.one(facts)).toEqual({ count: 0n })
    await adds()
  })

  it('is paid once, however often and by however many it is decided', async () => {
    const before = await cashOfAll()
    const freezeId = await freeze(deal([5 * unit]))
    const codes = await Promise.all([ben!, kim!, ben!, kim!].map((who) => decide(who, freezeId)))
    expect(codes).toEqual(['OK', 'OK', 'OK', 'OK'])
    await Promise.all([finishWithholdings(deps()), finishWithholdings(deps())])
    expect(await decide(kim!, freezeId)).toBe('OK')
    expect((await cashOf(players[1]!)) - before[1]!).toBeCloseTo(5, 5)
    await adds()
  })

  it('is paid by the job when the answer of the studio was lost', async () => {
    const before = await cashOf(players[1]!)
    const freezeId = await freeze(deal([4 * unit]))
    studio.mood = 'mute'
    expect(await decide(ben!, freezeId)).toBe('STUDIO_AWAY')
    await finishWithholdings(deps())
    expect(await cashOf(players[1]!)).toBe(before)
    studio.mood = 'well'
    await finishWithholdings(deps())
    await finishWithholdings(deps())
    expect((await cashOf(players[1]!)) - before).toBeCloseTo(4, 5)
    await adds()
  })

  it.each([
    ['to nobody we know', () => [{ user: 'nobody-known', amount: unit }]],
    ['to more than was held', () => [{ user: players[1]!.user, amount: 9 * unit }]],
    ['to the winner', () => [{ user: players[0]!.user, amount: unit }]],
  ])('is not paid %s, and operators are alerted', async (_, shares) => {
    const [before, owned] = [await cashOfAll(), await paidBy()]
    const freezeId = await freeze(deal([3 * unit]))
    studio.wrongShares = shares()
    expect(await decide(ben!, freezeId)).toBe('OK')
    await finishWithholdings(deps())
    expect([await cashOfAll(), await paidBy()]).toEqual([before, owned])
    expect(await alertsOf('play.cardShares')).toContainEqual({ reference: freezeId, times: 2 })
    studio.wrongShares = undefined
    await finishWithholdings(deps())
    expect((await cashOf(players[1]!)) - before[1]!).toBeCloseTo(3, 5)
  })

  it('pays to the last unit what was withheld, once, under races, repeats and breaks', async () => {
    const loss = fc.integer({ min: 1, max: stack })
    const step = fc.constantFrom('ben', 'kim', 'job', 'release')
    const mood = fc.constantFrom<TestStudio['mood']>('well', 'well', 'deaf', 'mute')
    const whole = fc.record({
      losses: fc.array(loss, { minLength: 1, maxLength: 3 }),
      rounds: fc.array(fc.record({ mood, steps: fc.array(step, { minLength: 1, maxLength: 3 }) }), {
        maxLength: 4,
      }),
    })
    await fc.assert(
      fc.asyncProperty(whole, async ({ losses, rounds }) => {
        studio.mood = 'well'
        const [owned, before] = [await paidBy(), losses.reduce((sum, one) => sum + one, 0)]
        const freezeId = await freeze(deal(losses))
        for (const { mood: now, steps } of rounds) {
          studio.mood = now
          await Promise.all(steps.map((one) => take(one, freezeId)))
        }
        studio.mood = 'well'
        await decide(ben!, freezeId)
        await Promise.all([finishWithholdings(deps()), finishWithholdings(deps())])
        const { state } = studio.freezes.find(({ freeze_id: id }) => id === freezeId)!
        const moved = -((await paidBy()) - owned)
        expect(moved).toBe(state === 'withheld' ? BigInt(before) * 10n : 0n)
        const stored = await server.platform.database.one<{ sum: bigint }>(
          sql`select coalesce(sum(amount), 0)::bigint as sum from card_share where freeze_id = ${freezeId}`,
        )
        expect(stored?.sum).toBe(moved)
      }),
      { numRuns: 12 },
    )
    await adds()
  })
})

function take(step: string, freezeId: string): Promise<unknown> {
  if (step === 'job') return finishWithholdings(deps())
  if (step === 'release') return decide(kim!, freezeId, 'release')
  return decide(step === 'ben' ? ben! : kim!, freezeId)
}

describe('a pair that stands out', () => {
  const pairOf = (value: number) => ({
    ...{ users: [players[1]!.user, players[2]!.user], game: 'holdem', currency: 'USD', hands: 40 },
    signals: [{ kind: 'softPlay', value, limit: 60 }],
    ...{ flow: 0, from: players[1]!.user, hand_ids: [] },
  })
  it('is an alert once a day, and none below its limit', async () => {
    const reference = `${players[1]!.id}:${players[2]!.id}`
    studio.pairs = [pairOf(59)]
    await watchPairs(deps())
    expect(await alertsOf('play.cardPairs')).toEqual([])
    studio.pairs = [pairOf(60)]
    await Promise.all([watchPairs(deps()), watchPairs(deps())])
    expect(await alertsOf('play.cardPairs')).toEqual([{ reference, times: 1 }])
    server.clock.advance(86_400_000)
    await watchPairs(deps())
    expect(await alertsOf('play.cardPairs')).toEqual([{ reference, times: 2 }])
  })
})
