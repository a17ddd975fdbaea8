// SPDX-License-Identifier: Apache-2.0
import type { OperatorRole } from '@tessera/rules/operators/permissions'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import {
  createPlatformServer,
  type PlatformServer,
  type PlatformServerOptions,
} from '../main/start/create-platform-server.ts'
import { createTestBeacon, type TestBeacon } from '../modules/lottery/beacon/beacon-for-tests.ts'
import { createOperator } from '../modules/backoffice/index.ts'
import { manualClock } from '../platform/clock/clock.ts'
import { createLog } from '@tessera/server-kit/log/create-log'
import { createCallClient, type CallClient } from './call-client.ts'
import { testDatabase } from './test-database.ts'
import { payAlone } from './pay-alone.ts'

export interface TestServer extends PlatformServer {
  clock: ReturnType<typeof manualClock>
  /** The beacon of its lotteries, unless the test has given another. */
  beacon: TestBeacon
  /** Connection string of the owner of the tables, who may break them. */
  ownerUrl: string
  /** Its folder for files. */
  dataDir: string
  /** Everything that was logged. */
  logged(): string
  /** Whether a line of the log contains this text: also in a log too long for one string. */
  hasLogged(text: string): boolean
  program(): CallClient
  /** A client with the session of a new member, who is of age unless their age is unknown. */
  member(username: string, who?: { ageUnknown?: boolean; currency?: string }): Promise<CallClient>
  /** A client with the session of a new operator. */
  operator(name: string, role: OperatorRole): Promise<CallClient>
}

const password = 'Correct-horse-9'
/** All operators of tests have the same one, hashed once. */
let operatorHash: Promise<string> | undefined
/**
 * The least that the setting allows. With the default, tests would do little but solve proofs; journeys use
 * the default.
 */
const leastProofOfWork = 8

/** What a test may change. */
export type TestServerOptions = Partial<
  Pick<
    PlatformServerOptions,
    | 'accessLog'
    | 'alertWebhook'
    | 'beacons'
    | 'built'
    | 'databaseUrl'
    | 'fileBucket'
    | 'geo'
    | 'limitsStore'
    | 'leastFreeDiskBytes'
    | 'liveLimits'
    | 'liveServers'
    | 'measures'
    | 'mode'
    | 'outboundOrigins'
    | 'poolerUrl'
    | 'publicUrl'
    | 'replicaUrl'
    | 'replicaLagSeconds'
    | 'roles'
    | 'trustedProxies'
    | 'vaultKey'
    | 'vaultKeyFile'
    | 'vaultKeyCommand'
    | 'operatorPrivateKey'
    | 'operatorPrivateKeyFile'
  >
> & {
  /** Whether the keys are opened, as at every start; yes by default. */
  opensKeys?: boolean
}

/**
 * A whole platform process on a separate database, with a clock that stands still. Nothing runs by itself.
 */
export async function openTestServer({
  databaseUrl,
  opensKeys = true,
  ...options
}: TestServerOptions = {}): Promise<TestServer> {
  const database =
    databaseUrl === undefined ? await testDatabase() : { url: databaseUrl, close: async () => undefined }
  const dataDir = await mkdtemp(join(tmpdir(), 'tessera-test-'))
  const clock = manualClock()
  const beacon = createTestBeacon(clock)
  const lines: string[] = []
  const log = createLog('trace', {
    write: (line) => {
      lines.push(line)
    },
  })
  const server = await createPlatformServer({
    databaseUrl: database.url,
    log,
    clock,
    dataDir,
    publicUrl: 'http://localhost:3000',
    studioUrl: 'http://localhost:3001',
    trustedProxies: [],
    beacons: beacon,
    operatorPrivateKey: inject('operatorKeyPem'),
    ...options,
  })
  if (opensKeys) await server.openKeys()
  if (databaseUrl === undefined) {
    await server.platform.settings.write('identity.botCheckDifficulty', leastProofOfWork, 'test')
    await payAlone(server.platform.settings)
  }
  const program = (): CallClient => createCallClient(server.app, clock)
  return {
    ...server,
    clock,
    beacon,
    program,
    ownerUrl: database.url,
    dataDir,
    logged: () => lines.join(''),
    hasLogged: (text) => lines.some((line) => line.includes(text)),
    async member(username, { ageUnknown = false, currency = 'USD' } = {}) {
      await server.modules.identity.openAccount({
        username,
        password,
        currency,
        ...(ageUnknown ? {} : { ofAge: 18 }),
      })
      const client = program()
      const { envelope } = await client.call('identity.login', {
        username,
        password,
        ...(await client.botCheck()),
      })
      client.token = envelope.value.token
      return client
    },
    async operator(name, role) {
      const passwordHash = await (operatorHash ??= server.modules.identity.hashPassword(password))
      await server.platform.database.transaction((tx) =>
        createOperator(tx, { nowMs: clock.now() }, { name, passwordHash, role }),
      )
      const client = program()
      const { envelope } = await client.call('backoffice.login', {
        name,
        password,
        ...(await client.botCheck()),
      })
      client.token = envelope.value.token
      return client
    },
    async close() {
      await server.close()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
