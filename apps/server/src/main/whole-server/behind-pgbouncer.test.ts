// SPDX-License-Identifier: Apache-2.0
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkInvariants } from '../../modules/ledger/index.ts'
import { sql } from '../../platform/db/index.ts'
import { wireRequests } from '../../testing/fuzz/wire-requests.ts'
import { openTestServer } from '../../testing/server-for-tests.ts'
import { openTestPooler, type TestPooler } from '../../testing/pgbouncer-for-tests.ts'
import { openRightsSetup, vendorAccount, type RightsSetup } from '../../testing/rights/people.ts'
import { testDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { requireSafeDatabase } from '../start/require-safe-database.ts'

/** PgBouncer comes with the system, not with npm: these are among the long tests. */
const long = Boolean(process.env['LONG_TESTS'])

describe.runIf(long)('a platform behind PgBouncer in transaction mode', () => {
  let database: TestDatabase
  let pooler: TestPooler
  let at: RightsSetup
  const login = `pooled_${randomBytes(4).toString('hex')}`

  beforeAll(async () => {
    database = await testDatabase()
    const owner = new pg.Client({ connectionString: database.url })
    await owner.connect()
    await owner.query(`create role ${login} login in role tessera_app`)
    await owner.end()
    pooler = await openTestPooler(database.url, login)
    at = await openRightsSetup({ databaseUrl: database.url, poolerUrl: pooler.url })
  }, 180_000)
  afterAll(async () => {
    await at?.server.close()
    await pooler?.close()
    await database.close()
  })

  it("really connects through it, as a login with only the application's rights", async () => {
    const { database: people, log } = at.server.platform
    expect(await people.one(sql`select current_user::text as name`)).toEqual({ name: login })
    await expect(requireSafeDatabase(people, log)).resolves.toBeUndefined()
  })

  it('answers vendors side by side, loses nothing and doubles nothing', async () => {
    const { id } = at.people.brand1.member
    const play = await at.server.modules.play.sessions.open({
      memberId: id,
      vendorAccountId: vendorAccount,
      currency: 'USD',
      gameCode: 'g-1',
    })
    const asked = fc.sample(wireRequests({ user: play.playerRef, token: play.token }), {
      seed: 20_261_122,
      numRuns: 600,
    })
    const statuses: number[] = []
    for (let first = 0; first < asked.length; first += 30) {
      const answers = await Promise.all(
        asked.slice(first, first + 30).map(({ path, body, signed }) =>
          at.server.app.inject({
            method: 'POST',
            url: `/vendors/hub88/${vendorAccount}${path}`,
            payload: body,
            headers: { 'content-type': 'application/json', ...(signed ? at.vendorHeaders(body) : {}) },
          }),
        ),
      )
      statuses.push(...answers.map(({ statusCode }) => statusCode))
    }
    expect(statuses.filter((status) => status >= 500)).toEqual([])
    expect((await checkInvariants(at.server.platform.database, at.server.clock.now())).differences).toEqual(
      [],
    )
  })

  it("receives other processes' messages, over connections that bypass it", async () => {
    const second = await openTestServer({
      databaseUrl: database.url,
      poolerUrl: pooler.url,
      vaultKeyFile: join(at.server.dataDir, 'vault.key'),
    })
    for (const server of [at.server, second]) server.start()
    // Nobody polls here: each reaction proves that the other's message arrived.
    await expect.poll(() => [at.server, second].every(({ platform }) => platform.live.isOpen(-1n))).toBe(true)
    await second.close()
  })

  it('answers members and vendors 503, not an internal error, while the pooler reaches no database', async () => {
    const cut = await openTestServer({
      databaseUrl: database.url,
      poolerUrl: pooler.awayUrl,
      opensKeys: false,
    })
    const asked = await Promise.all([
      cut.app.inject({ method: 'GET', url: '/wps/system/whitelabel' }),
      cut.app.inject({
        method: 'POST',
        url: `/vendors/hub88/${vendorAccount}/user/balance`,
        payload: '{}',
        headers: { 'content-type': 'application/json' },
      }),
    ])
    expect(asked.map(({ statusCode, headers }) => [statusCode, Number(headers['retry-after']) > 0])).toEqual([
      [503, true],
      [503, true],
    ])
    await cut.close()
  })

  it('does not trust a pooler with money that logs in as the owner', async () => {
    const owners = await openTestPooler(database.url, new URL(database.url).username)
    const server = await openTestServer({
      databaseUrl: database.url,
      poolerUrl: owners.url,
      opensKeys: false,
    })
    await expect(requireSafeDatabase(server.platform.database, server.platform.log)).rejects.toThrow(
      'its sessions may change postings',
    )
    await server.close()
    await owners.close()
  })
})
