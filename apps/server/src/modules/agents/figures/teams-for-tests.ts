// SPDX-License-Identifier: Apache-2.0
import { units } from '@tessera/rules/money'
import type { CallClient } from '../../../testing/call-client.ts'
import { openTestServer, type TestServer } from '../../../testing/server-for-tests.ts'
import { recordFact } from '../../bets/index.ts'
import { openAccounts, operatorAccount, ownerOfMember, post } from '../../ledger/index.ts'
import type { MemberType } from '../../members/index.ts'
import { rollUp } from './roll-up.ts'

const password = 'Correct-horse-9'
const dayMs = 86_400_000

/** A platform on which lines are opened and days pass. */
export interface TeamsForTests {
  server: TestServer
  /** Account ids by name. */
  ids: Record<string, bigint>
  open(username: string, type: MemberType, upline?: string): Promise<void>
  logIn(username: string): Promise<CallClient>
  /** A settled bet of so many currency units, all of it valid; below zero: one that is voided. */
  bet(username: string, stake: number): Promise<void>
  /** A bonus of so many currency units. */
  pay(username: string, amount: number): Promise<void>
  /** An operator, logged in; another one after time has passed. */
  operator(): Promise<CallClient>
  /** Lets time pass to noon (UTC) some days later, and brings the figures up to date. */
  days(count: number): Promise<void>
  rollUp(): Promise<void>
  close(): Promise<void>
}

/** It is noon of Monday 15 March 2027, at UTC and at the site. */
export async function openTeams(): Promise<TeamsForTests> {
  const server = await openTestServer()
  server.clock.advance(Date.UTC(2027, 2, 15, 12) - server.clock.now())
  await server.platform.settings.write('identity.botCheck', false, 'test')
  await server.platform.settings.write('site.timeZone', 'UTC', 'test')
  const ids: Record<string, bigint> = {}
  // It stops early while somebody takes long over a transaction, as on a busy machine, and is asked again.
  const countAll = async (): Promise<void> => {
    while (!(await rollUp(server.modules.rollUpDeps)));
  }
  let [facts, operators] = [0, 0]
  let signedIn: { atMs: number; operator: Promise<CallClient> } | undefined
  return {
    server,
    ids,
    async open(username, type, upline) {
      const made = await server.modules.identity.openAccount({
        username,
        password,
        type,
        currency: 'USD',
        ...(upline === undefined ? {} : { uplineId: ids[upline]! }),
      })
      ids[username] = made?.id ?? 0n
    },
    async logIn(username) {
      const client = server.program()
      const { envelope } = await client.call('identity.login', { type: 'username', username, password })
      client.token = envelope.value.token
      return client
    },
    async bet(username, stake) {
      facts += 1
      await server.platform.database.transaction((tx) =>
        recordFact(tx, {
          memberId: ids[username]!,
          vendor: 'studio',
          gameCode: 'dice',
          roundId: `r${facts}`,
          kind: 'stake',
          amount: units(Math.max(0, stake)),
          validBet: units(stake),
          currency: 'USD',
          closed: true,
          atMs: server.clock.now(),
          reference: `r${facts}`,
        }),
      )
    },
    async pay(username, amount) {
      facts += 1
      await server.platform.database.transaction(async (tx) => {
        const { cash } = await openAccounts(tx, ownerOfMember(ids[username]!), 'USD')
        const from = await operatorAccount(tx, 'promotions', 'USD')
        const reference = { cause: 'test', externalId: `p${facts}` }
        await post(tx, [{ from, to: cash, amount: units(amount), kind: 'bonus', ...reference }])
      })
    },
    operator() {
      const atMs = server.clock.now()
      // Sessions of operators do not live for long; the clock stands still until a test moves it.
      if (signedIn?.atMs !== atMs)
        signedIn = { atMs, operator: server.operator(`chief${++operators}`, 'admin') }
      return signedIn.operator
    },
    async days(count) {
      server.clock.advance(count * dayMs)
      await countAll()
    },
    rollUp: countAll,
    close: () => server.close(),
  }
}
