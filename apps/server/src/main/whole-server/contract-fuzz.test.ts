// SPDX-License-Identifier: Apache-2.0
import type { Who } from '@tessera/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkInvariants } from '../../modules/ledger/index.ts'
import { sql } from '../../platform/db/index.ts'
import type { CallClient } from '../../testing/call-client.ts'
import { problemOf } from '../../testing/fuzz/judge.ts'
import { requests, type FuzzRequest } from '../../testing/fuzz/requests.ts'
import { sendRequest } from '../../testing/fuzz/send.ts'
import { wireRequests, type WireRequest } from '../../testing/fuzz/wire-requests.ts'
import { kinds } from '../../testing/rights/kinds.ts'
import { openRightsSetup, vendorAccount, type RightsSetup } from '../../testing/rights/people.ts'

const long = Boolean(process.env['LONG_TESTS'])
/** How many requests each actor sends. */
const requestsEach = Number(process.env['FUZZ_REQUESTS'] ?? (long ? 20_000 : 250))
/**
 * The daily run sends the same requests each day. A long one sends new ones each time and prints their seed;
 * FUZZ_SEED repeats them.
 */
const seed = Number(process.env['FUZZ_SEED'] ?? (long ? Date.now() % 2 ** 31 : 20_261_122))
const chunk = 250
/** Nothing that is asked may keep the process busy for so long, however much else the machine does. */
const longestAnswerMs = 60_000

const actors = [
  'visitor',
  'member',
  'agent',
  'trial',
  'admin',
  'finance',
  'supervisor',
  'support',
  'content',
] as const
type ActorName = (typeof actors)[number]

let at: RightsSetup
let known: unknown[]
let sent = 0
beforeAll(async () => {
  at = await openRightsSetup()
  known = await knownThings()
  console.log(`requests of the fuzz: ${requestsEach} of each, FUZZ_SEED=${seed}`)
})
afterAll(() => at.server.close())

describe('any request to any call', { timeout: long ? 3_600_000 : 120_000 }, () => {
  it.each(actors)(
    'by %s is answered without an internal error, in time, and reveals nothing internal',
    async (actor) => {
      for (let first = 0; first < requestsEach; first += chunk) {
        // Rate limits count by the minute, and no clock may stand still for twenty thousand requests.
        at.server.clock.advance(61_000)
        const asked = fc.sample(requests(known, standingOf(actor)), {
          seed: seed + first + actors.indexOf(actor) * 1_000_003,
          numRuns: Math.min(chunk, requestsEach - first),
        })
        for (const request of asked) await ask(actor, request)
      }
    },
  )

  it('by a vendor on its wire is answered without an internal error, in time', async () => {
    const { id } = at.people.brand1.member
    const { sessions } = at.server.modules.play
    const play = await sessions.open({
      memberId: id,
      vendorAccountId: vendorAccount,
      currency: 'USD',
      gameCode: 'g-1',
    })
    const asked = fc.sample(wireRequests({ user: play.playerRef, token: play.token }), {
      seed,
      numRuns: requestsEach,
    })
    for (const request of asked) await askOnWire(request)
  })

  it('leaves a ledger that adds up', async () => {
    const { database } = at.server.platform
    expect((await checkInvariants(database, at.server.clock.now())).differences).toEqual([])
  })

  it('leaves no password in the log', () => {
    expect(at.server.hasLogged('Correct-horse-9')).toBe(false)
  })
})

async function ask(actor: ActorName, request: FuzzRequest): Promise<void> {
  const client = clientOf(actor)
  const answer = await sendRequest(at.server.app, client, request, (sent += 1))
  if (answer.status === 401 && request.call.who !== 'anyone') await letInAgain(actor)
  const problem = problemOf(answer)
  if (problem === undefined) return
  const {
    call: { name },
    how,
    ...rest
  } = request
  const given = at.server
    .logged()
    .split('\n')
    .slice(-40)
    .filter((line) => line.includes('"error":'))
    .join('\n')
  expect.fail(
    `${actor} at ${name} (${how}, FUZZ_SEED=${seed}): ${problem}\n${JSON.stringify(rest).slice(0, 2_000)}\n${answer.body.slice(0, 500)}\n${given.slice(0, 3_000)}`,
  )
}

async function askOnWire({ path, body, signed }: WireRequest): Promise<void> {
  const startedMs = performance.now()
  const headers = { 'content-type': 'application/json', ...(signed ? at.vendorHeaders(body) : {}) }
  const answer = await at.server.app.inject({
    method: 'POST',
    url: `/vendors/hub88/${vendorAccount}${path}`,
    headers,
    payload: body,
  })
  const tookMs = performance.now() - startedMs
  if (answer.statusCode < 500 && tookMs < longestAnswerMs) return
  // The log of a long run is long: it is read only if something went wrong.
  const given = at.server
    .logged()
    .split('\n')
    .slice(-20)
    .filter((line) => line.includes('"error"'))
    .join('\n')
  const said = {
    path,
    signed,
    body: body.slice(0, 1_000),
    status: answer.statusCode,
    tookMs,
    answer: answer.body.slice(0, 300),
  }
  expect.fail(`FUZZ_SEED=${seed} ${JSON.stringify(said)}\n${given.slice(-3_000)}`)
}

/** These actors send the most requests: visitors, and those with the most rights. */
const standingOf = (actor: ActorName): Who[] =>
  actor === 'visitor'
    ? ['anyone']
    : actor === 'agent'
      ? ['anyone', 'member', 'agent']
      : actor === 'member' || actor === 'trial'
        ? ['anyone', 'member']
        : ['anyone', 'operator']

const isMember = (actor: ActorName): actor is 'member' | 'agent' => actor === 'member' || actor === 'agent'
function clientOf(actor: ActorName): CallClient {
  if (actor === 'visitor') return at.server.program()
  if (actor === 'trial') return at.trial
  return isMember(actor) ? at.people.brand1[actor].client : at.operators[actor]
}

/** Sessions end, and some requests close what they find: actors continue with new ones. */
async function letInAgain(actor: ActorName): Promise<void> {
  if (actor === 'visitor') return
  const probe =
    isMember(actor) || actor === 'trial'
      ? await clientOf(actor).call('members.info', {})
      : await clientOf(actor).call('backoffice.me', {})
  if (probe.status !== 401) return
  const { database } = at.server.platform
  for (const statement of [
    sql`update member set enabled = true`,
    sql`delete from identity_attempt`,
    sql`delete from identity_passkey`,
    sql`delete from identity_totp`,
  ])
    await database.query(statement)
  if (isMember(actor)) await at.revive(at.people.brand1[actor])
  else if (actor === 'trial') await at.reviveTrial()
  else await at.reviveOperators()
}

async function knownThings(): Promise<unknown[]> {
  const { member, beside } = at.people.brand1
  const made: unknown[] = [
    member.name,
    member.id,
    beside.name,
    'brand1',
    'brand2',
    'localhost',
    'site.name',
    'sandbox',
    1,
    2,
    3,
  ]
  for (const { make } of Object.values(kinds))
    for (const person of [member, beside]) made.push(await make(at, person))
  return made.filter((thing) => typeof thing === 'string' || typeof thing === 'number')
}
