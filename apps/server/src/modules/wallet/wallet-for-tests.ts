// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CallInput, TopicName } from '@tessera/contract'
import { units, type Amount } from '@tessera/rules/money'
import type { OperatorRole } from '@tessera/rules/operators/permissions'
import { inject } from 'vitest'
import { createPlatformServer, type PlatformServer } from '../../main/start/create-platform-server.ts'
import { sandboxBankProvider } from '../../adapters/payments/sandbox-bank/index.ts'
import { systemChance } from '../../platform/chance/chance.ts'
import { manualClock } from '../../platform/clock/clock.ts'
import type { LiveConnection } from '../../platform/live/index.ts'
import { silentLog } from '../../platform/log/log.ts'
import { createCallClient, type CallClient } from '../../testing/call-client.ts'
import { freePort } from '../../testing/free-port.ts'
import { payAlone } from '../../testing/pay-alone.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { createTestBeacon } from '../lottery/beacon/beacon-for-tests.ts'
import { createOperator } from '../backoffice/index.ts'
import { checkInvariants, operatorAccount, openAccounts, ownerOfMember, post } from '../ledger/index.ts'
import { openPayAccount } from './index.ts'

export interface TestMember {
  id: bigint
  name: string
  client: CallClient
}

/** The whole platform on a real database and a real port, with a sandbox bank and a clock that stands still. */
export interface WalletTestServer {
  server: PlatformServer
  clock: ReturnType<typeof manualClock>
  publicUrl: string
  ownerUrl: string
  /** A logged-in member with a payment password and this much cash. */
  member(cash?: Amount, currency?: string): Promise<TestMember>
  operator(role: OperatorRole): Promise<CallClient>
  program(): CallClient
  balance(member: TestMember): Promise<{ cash: number; held: number }>
  /** A bank account of the member, ready for withdrawals. */
  bankAccount(member: TestMember): Promise<string>
  /** The events that a page of this member receives from now on. */
  listen(member: TestMember): { topic: TopicName; payload: Record<string, unknown> }[]
  alerts(kind: string): Promise<Record<string, unknown>[]>
  /** Nothing when the ledger adds up. */
  ledgerDifferences(): Promise<unknown[]>
  /** The files in the platform's private store, by path. */
  privateFiles(): string[]
  close(): Promise<void>
}

export const paymentPassword = '482915'
const password = 'correct-horse-9'
export const requestId = (): string => randomUUID()

/** Deposits through the sandbox bank, and pays on its page as a browser does. */
export async function payIn(
  { server }: Pick<WalletTestServer, 'server'>,
  { client }: Pick<TestMember, 'client'>,
  amount: number,
): Promise<void> {
  const { payUrl } = (
    await client.call('wallet.deposit', { methodId: 'sandbox', amount, requestId: requestId() })
  ).envelope.value
  const page = (await fetch(payUrl ?? '', { redirect: 'manual' })).headers.get('location') ?? ''
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  await fetch(page, { method: 'POST', redirect: 'manual', headers, body: 'choice=pay' })
  await server.modules.bank.deliverDue()
}

export async function openWalletTestServer(): Promise<WalletTestServer> {
  const { url, close } = await testDatabase()
  const clock = manualClock()
  const port = await freePort()
  const publicUrl = `http://127.0.0.1:${port}`
  const dataDir = mkdtempSync(join(tmpdir(), 'wallet-server-'))
  const server = await createPlatformServer({
    publicUrl,
    studioUrl: 'http://127.0.0.1:1',
    dataDir,
    trustedProxies: [],
    databaseUrl: url,
    log: silentLog(),
    clock,
    beacons: createTestBeacon(clock),
    operatorPrivateKey: inject('operatorKeyPem'),
  })
  await server.openKeys()
  const { database, settings, live } = server.platform
  const { identity } = server.modules
  await server.app.listen({ host: '127.0.0.1', port })
  await settings.write('identity.botCheck', false, 'test')
  await payAlone(settings)
  await database.transaction((tx) =>
    openPayAccount(
      tx,
      systemChance,
      { id: 'sandbox', provider: sandboxBankProvider, name: 'Sandbox bank', type: 'bank', currency: 'USD' },
      clock.now(),
    ),
  )
  const program = (): CallClient => createCallClient(server.app, clock)
  let number = 0

  return {
    server,
    clock,
    publicUrl,
    ownerUrl: url,
    program,
    async member(cash = units(0), currency = 'USD') {
      const name = `member${++number}`
      const account = await identity.openAccount({ username: name, password, currency })
      if (!account) throw new Error(`${name} was not made`)
      if (cash > 0n)
        await database.transaction(async (tx) => {
          const { cash: to } = await openAccounts(tx, ownerOfMember(account.id), currency)
          await post(tx, [
            {
              from: await operatorAccount(tx, 'test', currency),
              to,
              amount: cash,
              cause: 'test',
              externalId: name,
              kind: 'deposit',
            },
          ])
        })
      const client = program()
      client.token = (await client.call('identity.login', { username: name, password })).envelope.value.token
      await client.call('identity.setPaymentPassword', {
        newPassword: paymentPassword,
        confirmNewPassword: paymentPassword,
      })
      return { id: account.id, name, client }
    },
    async operator(role) {
      const name = `${role}${++number}`
      const passwordHash = await identity.hashPassword(password)
      await database.transaction((tx) =>
        createOperator(tx, { nowMs: clock.now() }, { name, passwordHash, role }),
      )
      const client = program()
      client.token = (await client.call('backoffice.login', { name, password })).envelope.value.token
      return client
    },
    async balance({ client }) {
      const { mainBalance, heldBalance } = (await client.call('wallet.balance', {})).envelope.value
      return { cash: mainBalance, held: heldBalance }
    },
    async bankAccount({ client }) {
      const account: CallInput<'wallet.addBankAccount'> = {
        bankName: 'First Test Bank',
        accountNumber: '1234567890',
        holder: 'A MEMBER',
        password: paymentPassword,
      }
      return (await client.call('wallet.addBankAccount', account)).envelope.value.bankAccountId
    },
    listen({ id, name }) {
      const received: { topic: TopicName; payload: Record<string, unknown> }[] = []
      const page: LiveConnection = {
        actor: undefined,
        send: (frame) => void received.push(JSON.parse(frame)),
        close: () => undefined,
      }
      live.identify(page, {
        kind: 'member',
        memberId: id,
        username: name,
        agent: false,
        trial: false,
        provenAtMs: null,
        strongAtMs: null,
        sessionKey: 'test',
      })
      return received
    },
    async alerts(kind) {
      const { rows } = await database.pool.query<{ details: Record<string, unknown> }>(
        'select details from operator_alert where kind = $1 order by id',
        [kind],
      )
      return rows.map((row) => row.details)
    },
    ledgerDifferences: async () => (await checkInvariants(database, clock.now())).differences,
    privateFiles: () => filesIn(join(dataDir, 'files', 'private')),
    async close() {
      await server.close()
      await close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}
