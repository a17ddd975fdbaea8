// SPDX-License-Identifier: Apache-2.0
import { fork, spawn, type ChildProcess } from 'node:child_process'
import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { units } from '@tessera/rules/money'
import { inject } from 'vitest'
import {
  checkInvariants,
  operatorAccount,
  openAccounts,
  ownerOfMember,
  post,
} from '../../modules/ledger/index.ts'
import { addVendor } from '../../modules/play/index.ts'
import { bareEnvironment } from '../bare-environment.ts'
import { freePort } from '../free-port.ts'
import { openTestServer, type TestServer } from '../server-for-tests.ts'
import { studioTestDatabase, testDatabase } from '../test-database.ts'
import type { Flood, FloodAnswers } from './flood.ts'

const script = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** A process of the product as in production. */
export interface RunningProcess {
  port: number
  /** The exit code or signal; undefined while it runs. */
  ended(): string | undefined
  /** Memory in use, in megabytes. */
  memoryMb(): number
  output(): string
}

export interface HostileSetup {
  platform: RunningProcess
  studio: RunningProcess
  vendor: { id: string; key: KeyObject; user: string; token: string }
  /** The session of a member who only looks at their own balance. */
  bystander: string
  /** The session of another member, whom the attacks target. */
  member: string
  /** Connection string of the owner of the platform's tables. */
  ownerUrl: string
  /**
   * Whether the bystander was answered, and how long it took. They use a different address from every flood.
   */
  lookAtBalance(): Promise<{ status: number; tookMs: number }>
  flood(flood: Omit<Flood, 'port'>, port?: number): Promise<FloodAnswers>
  ledgerDifferences(): Promise<unknown[]>
  close(): Promise<void>
}

const password = 'Correct-horse-9'

export async function openHostileSetup(): Promise<HostileSetup> {
  const [database, studioDatabase] = [await testDatabase(), await studioTestDatabase()]
  // Creates accounts over the same database; the attacks target the processes.
  const server = await openTestServer({ databaseUrl: database.url })
  await server.platform.settings.write('identity.botCheck', false, 'test')
  server.clock.advance(Date.now() - server.clock.now())
  const memberId = await openMember(server, 'player')
  const vendor = await openVendor(server, memberId)
  const [port, studioPort] = [await freePort(), await freePort()]
  const shared = {
    DATA_DIR: server.dataDir,
    LOG_LEVEL: 'warn',
    PORT: String(port),
    STUDIO_PORT: String(studioPort),
    TRUSTED_PROXIES: '127.0.0.1',
    DRAW_AHEAD: 'no',
  }
  const platform = start('../../main/start.ts', port, {
    ...shared,
    DATABASE_URL: database.url,
    OPERATOR_PRIVATE_KEY: inject('operatorKeyPem'),
  })
  await ready(platform)
  const studio = start('../../../../studio/src/server/start.ts', studioPort, {
    ...shared,
    DATABASE_URL: studioDatabase.url,
  })
  await ready(studio)
  const [bystander, member] = [
    (await server.member('bystander')).token ?? '',
    (await server.member('crowded')).token ?? '',
  ]
  return {
    platform,
    studio,
    vendor,
    bystander,
    member,
    ownerUrl: database.url,
    async lookAtBalance() {
      const startedMs = performance.now()
      const answer = await fetch(`http://127.0.0.1:${port}/wps/v2/wallets/balance`, {
        headers: { authorization: `Bearer ${bystander}`, 'x-forwarded-for': '203.0.113.9' },
      })
      await answer.arrayBuffer()
      return { status: answer.status, tookMs: performance.now() - startedMs }
    },
    flood: (flood, to = port) => runFlood({ ...flood, port: to }),
    ledgerDifferences: async () => (await checkInvariants(server.platform.database, Date.now())).differences,
    async close() {
      for (const { child } of [platform, studio]) child.kill('SIGKILL')
      await Promise.all([platform, studio].map(({ gone }) => gone))
      await server.close()
      await Promise.all([database.close(), studioDatabase.close()])
    },
  }
}

async function openMember(server: TestServer, username: string): Promise<bigint> {
  const made = await server.modules.identity.openAccount({ username, password, currency: 'USD', ofAge: 18 })
  if (made === undefined) throw new Error(`${username} was not made`)
  await server.platform.database.transaction(async (tx) => {
    const { cash } = await openAccounts(tx, ownerOfMember(made.id), 'USD')
    await post(tx, [
      {
        from: await operatorAccount(tx, 'test', 'USD'),
        to: cash,
        amount: units(1_000),
        cause: 'test',
        externalId: username,
        kind: 'deposit',
      },
    ])
  })
  return made.id
}

async function openVendor(server: TestServer, memberId: bigint): Promise<HostileSetup['vendor']> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const publicKeyPem = publicKey.export({ type: 'spki', format: 'pem' }).toString()
  await server.platform.database.transaction((tx) =>
    addVendor(tx, {
      id: 'hostile',
      protocol: 'hub88',
      publicKeyPem,
      operatorId: 'brand1',
      games: [{ code: 'g-1', name: 'g-1' }],
    }),
  )
  const { token, playerRef } = await server.modules.play.sessions.open({
    memberId,
    vendorAccountId: 'hostile',
    currency: 'USD',
    gameCode: 'g-1',
  })
  return { id: 'hostile', key: privateKey, user: playerRef, token }
}

function start(
  path: string,
  port: number,
  environment: Record<string, string>,
): RunningProcess & { child: ChildProcess; gone: Promise<void> } {
  const child = spawn(process.execPath, [script(path)], {
    env: { ...bareEnvironment, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [output, how] = ['', undefined as string | undefined]
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => {
      output = (output + piece.toString()).slice(-100_000)
    })
  const gone = new Promise<void>((resolve) => {
    child.once('exit', (code, signal) => {
      how = String(code ?? signal)
      resolve()
    })
  })
  const memoryMb = (): number =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024
  return { child, gone, port, ended: () => how, memoryMb, output: () => output }
}

async function ready({ port, output, ended }: RunningProcess): Promise<void> {
  const answers = (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${port}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  for (const endsAtMs = Date.now() + 60_000; !(await answers()); await sleep(100)) {
    if (ended() !== undefined || Date.now() > endsAtMs)
      throw new Error(`a process did not start: ${ended() ?? 'it is not ready'} ${output()}`)
  }
}

/** Runs floods in a separate process. */
function runFlood(flood: Flood): Promise<FloodAnswers> {
  const child = fork(script('./flood.ts'))
  // Attackers have machines of their own: here they get only the CPU time that the attacked leave.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  child.send(flood)
  return new Promise((resolve, reject) => {
    let answers: FloodAnswers | undefined
    child.once('message', (message) => {
      answers = message as FloodAnswers
    })
    child.once('exit', (code) => {
      if (answers) resolve(answers)
      else reject(new Error(`the flood ended with ${code}`))
    })
  })
}
