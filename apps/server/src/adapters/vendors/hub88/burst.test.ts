// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../../platform/db/index.ts'
import { testDatabase, type TestDatabase } from '../../../testing/test-database.ts'
import {
  auditBooks,
  fundedMember,
  registerVendor,
  startWireTestServer,
  wireClient,
  type WireClient,
  type WireTestServer,
} from './wire-server-for-tests.ts'

let test: TestDatabase
let server: WireTestServer
beforeAll(async () => {
  test = await testDatabase()
  server = await startWireTestServer({ databaseUrl: test.url })
  for (const vendor of ['loud', 'quiet'])
    vendors.set(vendor, await registerVendor(server.platform.database, vendor))
})
afterAll(async () => {
  await server.close()
  await test.close()
})
const vendors = new Map<string, Awaited<ReturnType<typeof registerVendor>>>()

/** A member in a game of the vendor. */
async function player(
  username: string,
  vendorAccountId: string,
): Promise<{ memberId: bigint; client: WireClient }> {
  const member = await fundedMember(server.platform.database, username)
  const { token, playerRef: user } = await server.play.sessions.open({
    memberId: member.id,
    vendorAccountId,
    currency: 'USD',
    gameCode: 'g-1',
  })
  return {
    memberId: member.id,
    client: wireClient(server, { user, token, member, vendor: vendors.get(vendorAccountId)! }),
  }
}

const many = <Result>(count: number, work: (number: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, number) => work(number)))
const answersOf = (answers: readonly Record<string, unknown>[]): string[] => [
  ...new Set(answers.map(({ http, status }) => `${String(http)} ${String(status)}`)),
]

describe('a burst of one vendor', () => {
  it('a hundred rollbacks of one bet at once are all answered, and give the stake back once', async () => {
    const { client, memberId } = await player('burst1', 'loud')
    const bet = randomUUID()
    await client.bet(bet, 100_000)
    expect(answersOf(await many(100, () => client.rollback(randomUUID(), bet)))).toEqual(['200 RS_OK'])
    expect(await auditBooks(server.platform.database, memberId)).toMatchObject({
      differences: [],
      twice: [],
      cash: 1_000_000_000n,
    })
  })

  it('37 rollbacks at once after 37 bets are all answered', async () => {
    const { client, memberId } = await player('burst2', 'loud')
    const bets = Array.from({ length: 37 }, () => randomUUID())
    expect(
      answersOf(
        await Promise.all(bets.map((bet, number) => client.bet(bet, 100_000, { round: `r${number}` }))),
      ),
    ).toEqual(['200 RS_OK'])
    expect(
      answersOf(
        await Promise.all(
          bets.map((bet, number) => client.rollback(randomUUID(), bet, { round: `r${number}` })),
        ),
      ),
    ).toEqual(['200 RS_OK'])
    expect(await auditBooks(server.platform.database, memberId)).toMatchObject({
      differences: [],
      twice: [],
      cash: 1_000_000_000n,
    })
  })

  it("600 rollbacks at once delay neither another vendor nor people's requests", async () => {
    const { client } = await player('burst3', 'loud')
    const bystander = await player('bystander', 'quiet')
    let done = 0
    const burst = many(600, () =>
      client.rollback(randomUUID(), randomUUID()).finally(() => {
        done += 1
      }),
    )
    while (done < 20) await new Promise(setImmediate)
    expect(await bystander.client.balance()).toMatchObject({ http: 200, status: 'RS_OK' })
    await server.platform.database.query(sql`select 1`)
    expect(await bystander.client.rollback(randomUUID(), randomUUID())).toMatchObject({
      http: 200,
      status: 'RS_OK',
    })
    const doneMeanwhile = done
    expect(answersOf(await burst)).toEqual(['200 RS_OK'])
    expect(doneMeanwhile).toBeLessThan(500)
  })
})
