// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { allCalls, type Call, type CallName } from '@tessera/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/index.ts'
import { actorsOf, expectedEntry, entryOf, type Actor } from '../../testing/rights/actors.ts'
import { sharedFields } from '../../testing/rights/fields.ts'
import { rights } from '../../testing/rights/index.ts'
import { freshIp } from '../../testing/rights/fresh-ip.ts'
import { kinds } from '../../testing/rights/kinds.ts'
import {
  brands,
  openRightsSetup,
  otherBrand,
  type Brand,
  type Person,
  type RightsSetup,
} from '../../testing/rights/people.ts'
import type { Right } from '../../testing/rights/right.ts'
import { changedTables, readStates, type StateReader } from '../../testing/rights/state.ts'
import { smallestInput } from '../../testing/schema-values.ts'

let at: RightsSetup
let states: StateReader
let actors: Actor[]
beforeAll(async () => {
  at = await openRightsSetup()
  states = await readStates(at.server.ownerUrl)
  actors = actorsOf(at)
})
afterAll(async () => {
  await states.close()
  await at.server.close()
})

const calls = allCalls.map((call) => [call.name as CallName, call] as const)
const seed = 20_261_122

describe('the table of rights', () => {
  it('has a line for every call, and no other', () => {
    expect(Object.keys(rights).toSorted()).toEqual(allCalls.map(({ name }) => name).toSorted())
  })

  it.each(calls)('says of every field of %s whose it is', (name, { input }) => {
    const { ids = {}, keys = [], unread = [], fresh = [], with: sent = {} } = rights[name]
    const given = new Set([...Object.keys(ids), ...keys, ...unread, ...fresh])
    expect(Object.keys(input.shape).filter((field) => !given.has(field) && !sharedFields.has(field))).toEqual(
      [],
    )
    expect([...given, ...Object.keys(sent)].filter((field) => !(field in input.shape))).toEqual([])
  })
})

describe('anybody, with any id', () => {
  it.each(calls)('%s gives everybody what is theirs and nobody anything else', async (name, call) => {
    const line = rights[name]
    const wrong = [
      ...(await askWithoutRight(call, line)),
      ...(await askForOthers(call, line)),
      ...(await askForOwn(call, line)),
    ]
    await letInAgain(call)
    expect(wrong, wrong.join('\n')).toEqual([])
  })
})

describe('the id of a request', () => {
  // The calls before came from one address, which may make only so many in a minute. Once, because operators are
  // logged out when they are away for long.
  beforeAll(() => at.server.clock.advance(61_000))
  beforeEach(() => endExclusions())

  it.each(calls.filter(([, { once, who }]) => once && who === 'member'))(
    '%s gives nobody the answer that somebody else got under it',
    async (name, call) => {
      const { victim, member } = at.people.brand1
      const input = await inputOf(call, rights[name], victim)
      const first = await victim.client.callWith(name, input, { ip: freshIp() })
      const again = await member.client.callWith(name, input, { ip: freshIp() })
      expect([first.status, again.envelope.code], JSON.stringify(first.envelope)).toEqual([
        200,
        expect.not.stringMatching('REQUEST_REUSED'),
      ])
      expect(JSON.stringify(again.envelope)).not.toMatch(/victim/i)
      if (first.envelope.success && !rights[name].alike)
        expect(again.envelope.value).not.toEqual(first.envelope.value)
    },
  )
})

/** Everybody without access, with the id of a victim of that brand. Nothing may change. */
async function askWithoutRight(call: Call, line: Right): Promise<string[]> {
  const refused = actors.filter((actor) => expectedEntry(line.may, actor) !== 'in')
  const inputs = Object.fromEntries(
    await Promise.all(
      brands.map(async (brand) => [brand, await inputOf(call, line, at.people[brand].victim)] as const),
    ),
  )
  await entriesRest()
  const before = await states.whole()
  const wrong: string[] = []
  for (const actor of refused)
    wrong.push(
      ...(await ask(call, actor, inputs[actor.at] ?? {}, ({ status, code }) =>
        compare(entryOf(status, code), expectedEntry(line.may, actor)),
      )),
    )
  return [...wrong, ...changes('somebody who may not come in', before, await states.whole())]
}

/** Entries of results, which earlier calls began, go on in the background. */
const entriesRest = (): Promise<void> =>
  expect
    .poll(
      () =>
        at.server.platform.database.query(
          sql`select id from sportsbook_result_entry where status in ('planning', 'running')`,
        ),
      { timeout: 20_000 },
    )
    .toEqual([])

/** Those with access, with ids of others: another member's, another line's, another brand's. */
async function askForOthers(call: Call, line: Right): Promise<string[]> {
  const owners = Object.values(line.ids ?? {}).map((kind) => kinds[kind].owner)
  if (owners.length === 0 || owners.includes('platform') || call.who === 'operator') return []
  const wrong: string[] = []
  for (const brand of brands) {
    const attackers = allowedAt(brand, line)
    for (const victim of [
      ...(owners.includes('member') ? [at.people[brand].victim] : []),
      at.people[otherBrand(brand)].victim,
    ]) {
      const input = await inputOf(call, line, victim)
      wrong.push(
        ...(await victimsKeepAll(brand, async () => {
          for (const actor of attackers.filter(
            ({ person }) =>
              !(call.who === 'agent' && victim.brand === brand && person === at.people[brand].agent),
          )) {
            wrong.push(
              ...(await ask(call, actor, input, ({ status, code }) =>
                compare(
                  status >= 500 ? String(status) : code,
                  line.foreign === 'empty' ? 'OK' : (line.foreign ?? 'what the table says of it'),
                ),
              )),
            )
          }
        })),
      )
    }
  }
  return wrong
}

/**
 * Those with access, with their own ids. Victims lose nothing, unless the caller is an operator or the agent
 * above.
 */
async function askForOwn(call: Call, line: Right): Promise<string[]> {
  const wrong: string[] = []
  const askAs = async (actor: Actor): Promise<void> => {
    const input = await inputOf(call, line, actor.person ?? at.people[actor.at].beside)
    wrong.push(
      ...(await ask(call, actor, input, ({ status, code }) => {
        if (status === 429 || status >= 500) return `${status} ${code}`
        return actor.deadToken || (line.ids === undefined && line.own === undefined)
          ? compare(entryOf(status, code), 'in')
          : compare(code, line.own ?? 'OK')
      })),
    )
  }
  for (const brand of brands) {
    const mayChange = ({ person }: Actor): boolean =>
      call.who === 'operator' || (line.changesTeam === true && person === at.people[brand].agent)
    // A trial account has nothing of its own that a call could name.
    const welcome = allowedAt(brand, line).filter(
      ({ standing }) =>
        standing !== 'trial' || !Object.values(line.ids ?? {}).some((kind) => kinds[kind].owner === 'member'),
    )
    const harmless = welcome.filter((actor) => !mayChange(actor))
    if (harmless.length > 0)
      wrong.push(
        ...(await victimsKeepAll(brand, async () => {
          for (const actor of harmless) await askAs(actor)
        })),
      )
    for (const actor of welcome.filter(mayChange)) await askAs(actor)
  }
  return wrong
}

/**
 * Those with access at a brand. For calls that are open to everybody, the caller makes no difference to the
 * id.
 */
const allowedAt = (brand: Brand, { may, ids }: Right): Actor[] =>
  actors.filter(
    (actor) =>
      actor.at === brand &&
      expectedEntry(may, actor) === 'in' &&
      (may !== 'everyone' ||
        ids === undefined ||
        (!actor.deadToken && !actor.signs && ['visitor', 'member'].includes(actor.standing))),
  )

/** What people at one brand did has changed nothing of its victim, and nothing of the other brand. */
async function victimsKeepAll(brand: Brand, work: () => Promise<void>): Promise<string[]> {
  const whose = [[at.people[brand].victim.id], [otherBrand(brand)]] as const
  const before = await states.of(...whose)
  await work()
  return changes(`somebody at ${brand}`, before, await states.of(...whose))
}

const compare = (found: string, expected: string): string | undefined =>
  found === expected ? undefined : `${found} in place of ${expected}`
const changes = (
  whose: string,
  before: Parameters<typeof changedTables>[0],
  after: Parameters<typeof changedTables>[1],
): string[] => changedTables(before, after).map((table) => `${whose} has changed ${table}`)

let made = 0
async function inputOf(
  call: Call,
  { ids = {}, with: sent = {}, fresh = [] }: Right,
  person: Person,
): Promise<Record<string, unknown>> {
  const named = Object.fromEntries(
    await Promise.all(
      Object.entries(ids).map(async ([field, kind]) => {
        const id: unknown = await kinds[kind].make(at, person)
        // The calls take members by number.
        return [field, typeof id === 'bigint' ? Number(id) : id] as const
      }),
    ),
  )
  const others = Object.fromEntries([
    ...fresh.map((field) => [field, `fresh${1_000 + (made += 1)}`]),
    ...(call.once ? [['requestId', randomUUID()]] : []),
  ])
  const input = smallestInput(call, { ...sent, ...named, ...others }, seed)
  if (input === undefined)
    throw new Error(
      `no valid input was found: say more of ${call.name} under \`with\`; known are ${JSON.stringify({ ...sent, ...named })}`,
    )
  return input
}

interface Given {
  status: number
  code: string
}
/**
 * Makes the call, and reports what is wrong with the answer: its status or code, or a mark of somebody else
 * in it.
 */
async function ask(
  call: Call,
  actor: Actor,
  input: Record<string, unknown>,
  judge: (given: Given) => string | undefined,
): Promise<string[]> {
  const headers = actor.signs ? at.vendorHeaders(JSON.stringify(input)) : {}
  const { status, envelope } = await actor.client.callWith(call.name as CallName, input, {
    ip: freshIp(),
    headers,
  })
  const text = JSON.stringify(envelope)
  const problems = [judge({ status, code: envelope.code }), ...marksIn(text, call, actor)]
  return problems
    .filter((problem) => problem !== undefined)
    .map((problem) => `${actor.name}: ${problem} (${status} ${text.slice(0, 200)})`)
}

/** Only operators and the agent above may read anything of another brand or of a victim. */
function marksIn(text: string, { who }: Call, actor: Actor): string[] {
  if (who === 'operator')
    return expectedEntry(rights['backoffice.me'].may, actor) === 'in'
      ? []
      : /victim/i.test(text)
        ? ['reads of a victim']
        : []
  const other = new RegExp(`(agent|victim|beside|below|member|Open)${otherBrand(actor.at)}`, 'i').exec(text)
  const victim =
    who === 'agent' && actor.person === at.people[actor.at].agent ? null : /victimhouse\d/i.exec(text)
  return [
    ...(other ? [`reads ${other[0]} of another brand`] : []),
    ...(victim ? [`reads of ${victim[0]}`] : []),
  ]
}

/** Some calls end sessions, as they should. */
async function letInAgain({ method }: Call): Promise<void> {
  if (method === 'GET') return
  await at.server.platform.database.query(sql`delete from identity_passkey`)
  // Five wrong codes in all lock a person out, whichever calls they were for.
  await at.server.platform.database.query(sql`delete from identity_attempt`)
  await endExclusions()
  for (const person of brands.flatMap((brand) => Object.values(at.people[brand]))) {
    if ((await person.client.call('members.info', {})).status === 401) await at.revive(person)
  }
  if ((await at.trial.call('members.info', {})).status === 401) await at.reviveTrial()
  for (const operator of Object.values(at.operators))
    if ((await operator.call('backoffice.me', {})).status === 401) await at.reviveOperators()
}

/** Whoever has excluded themselves may play again, so that the next calls have somebody to make them. */
const endExclusions = () =>
  at.server.platform.database.query(sql`update player_exclusion set kind = 'break', until_at = from_at`)
