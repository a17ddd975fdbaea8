// SPDX-License-Identifier: Apache-2.0
import { generateKeyPairSync, randomUUID, type KeyObject } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { units, type Amount } from '@tessera/rules/money'
import { createPlatform } from '../../../main/start/create-platform.ts'
import { moneyConnections, openPools } from '../../../main/start/open-pools.ts'
import {
  balances,
  checkInvariants,
  operatorAccount,
  openAccounts,
  ownerOfMember,
  post,
} from '../../../modules/ledger/index.ts'
import { confirmAge, createMember, type Member } from '../../../modules/members/index.ts'
import { addVendor, createPlay, readBareLobby, type Play } from '../../../modules/play/index.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import { sql, type Database } from '../../../platform/db/index.ts'
import { createHttpServer, createStrangers } from '../../../platform/http/index.ts'
import { silentLog } from '../../../platform/log/log.ts'
import type { Platform } from '../../../platform/platform.ts'
import { createHub88Adapter } from './adapter.ts'
import { hub88Routes } from './routes.ts'
import { signatureOf } from './signature.ts'
import { createOutbound } from '../../../platform/outbound/outbound.ts'

export interface WireTestServer {
  url: string
  platform: Platform
  play: Play
  close(): Promise<void>
}

export interface WireTestServerOptions {
  databaseUrl: string
  clock?: Clock
  onBalance?: () => void
  /** The type of a game by its code; in-house unless given. */
  gameTypeOf?: (gameCode: string) => string
}

/** The real wire over real HTTP: platform, play and Hub88's routes, and nothing else of the platform. */
export async function startWireTestServer({
  databaseUrl,
  clock,
  onBalance = () => undefined,
  gameTypeOf = () => 'INHOUSE',
}: WireTestServerOptions): Promise<WireTestServer & { operatorKey: KeyObject }> {
  const pools = openPools({ databaseUrl, log: silentLog() })
  const platform = createPlatform({ database: pools.people, log: silentLog(), clock })
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const outbound = createOutbound({ anywhere: true })
  const play = createPlay({
    pushBalance: () => {},
    ...platform,
    adapters: [createHub88Adapter({ operatorKey: () => privateKey, clock: platform.clock, outbound })],
    outbound,
    batcherPool: pools.bets.pool,
    money: { database: pools.money, atOnce: moneyConnections },
    onBalance,
    onBonuses: () => undefined,
    onBonusRefused: () => undefined,
    onPlayRefused: () => undefined,
    beginPlay: () => Promise.resolve(undefined),
    gameTypes: { refresh: () => Promise.resolve(), of: (_, code) => gameTypeOf(code) },
    // Every launch here has a valid session.
    loginSessions: {
      livesUntil: () => Promise.resolve(platform.clock.now() + 12 * 3_600_000),
      noteUses: () => Promise.resolve(),
    },
    ...readBareLobby(platform),
    countryOf: () => Promise.resolve(undefined),
    trialOf: () => Promise.reject(new Error('nobody tries games here')),
    lotteryAddress: () => Promise.reject(new Error('no lotteries here')),
    siteAt: ({ brandCode }) =>
      Promise.resolve({ lobbyUrl: 'http://site/', depositUrl: 'http://site/deposit', brandId: brandCode }),
  })
  const app = createHttpServer({
    log: silentLog(),
    chance: platform.chance,
    trustedProxies: [],
    headers: { frames: [], secure: false },
  })
  await hub88Routes(app, {
    answer: play.answer('hub88'),
    strangers: createStrangers(platform.clock, 'hub88'),
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    platform,
    play,
    /** Signs our calls to Games APIs. */
    operatorKey: privateKey,
    close: async () => {
      await app.close()
      await play.close()
      await pools.close()
    },
  }
}

/** A vendor with its private key, as an outside client holds it. */
export interface WireVendor {
  id: string
  key: KeyObject
}

export async function registerVendor(
  db: Database,
  id: string,
  games = ['g-1', 'g-2'],
  more: { declaresRake?: boolean } = {},
): Promise<WireVendor> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const publicKeyPem = publicKey.export({ type: 'spki', format: 'pem' }).toString()
  await db.transaction((tx) =>
    addVendor(tx, {
      id,
      protocol: 'hub88',
      publicKeyPem,
      operatorId: 'brand1',
      games: games.map((code) => ({ code, name: code })),
      ...more,
    }),
  )
  return { id, key: privateKey }
}

/** A member with money. */
export async function fundedMember(
  db: Database,
  username: string,
  paidIn: Amount = units(1_000),
  currency = 'USD',
): Promise<Member> {
  return db.transaction(async (tx) => {
    const member = await createMember(tx, { nowMs: Date.now() }, { username, currency })
    if (!member) throw new Error(`${username} is taken`)
    await confirmAge(tx, { memberId: member.id, age: 18, how: 'operator', nowMs: Date.now() })
    const bank = await operatorAccount(tx, 'deposits:test', currency)
    const { cash } = await openAccounts(tx, ownerOfMember(member.id), currency)
    await post(tx, [
      { from: bank, to: cash, amount: paidIn, cause: 'test.deposit', externalId: username, kind: 'deposit' },
    ])
    return member
  })
}

export interface Wire {
  member: Member
  user: string
  token: string
  vendor: WireVendor
}
export type WireAnswer = Record<string, unknown>
export type WireFields = Record<string, unknown>

/** Sends an unchanged body, signed by the vendor. */
export async function sendRaw(
  server: Pick<WireTestServer, 'url'>,
  vendor: WireVendor,
  path: string,
  body: string,
  signature = signatureOf(body, vendor.key),
): Promise<WireAnswer> {
  const headers = { 'content-type': 'application/json', ...(signature && { 'x-hub88-signature': signature }) }
  const response = await fetch(`${server.url}/vendors/hub88/${vendor.id}${path}`, {
    method: 'POST',
    body,
    headers,
  })
  return { http: response.status, ...((await response.json()) as WireAnswer) }
}

/** A player's session at a vendor, as a client of the wire. Amounts are in 1/100000 of a unit. */
export function wireClient(
  server: Pick<WireTestServer, 'url'>,
  { user, token, vendor }: Omit<Wire, 'member'> & Partial<Wire>,
) {
  const send = (path: string, fields: WireFields) => sendRaw(server, vendor, path, JSON.stringify(fields))
  const common = () => ({
    user,
    token,
    transaction_uuid: randomUUID(),
    request_uuid: randomUUID(),
    round: 'r-1',
    game_code: 'g-1',
  })
  return {
    info: () => send('/user/info', { user, request_uuid: randomUUID() }),
    balance: (fields: WireFields = {}) =>
      send('/user/balance', { user, token, request_uuid: randomUUID(), game_code: 'g-1', ...fields }),
    bet: (transaction: string, amount: unknown, fields: WireFields = {}) =>
      send('/transaction/bet', {
        ...common(),
        transaction_uuid: transaction,
        currency: 'USD',
        amount,
        ...fields,
      }),
    win: (transaction: string, bet: string, amount: unknown, fields: WireFields = {}) =>
      send('/transaction/win', {
        ...common(),
        transaction_uuid: transaction,
        reference_transaction_uuid: bet,
        currency: 'USD',
        amount,
        ...fields,
      }),
    rollback: (transaction: string, target: string, fields: WireFields = {}) =>
      send('/transaction/rollback', {
        ...common(),
        transaction_uuid: transaction,
        reference_transaction_uuid: target,
        ...fields,
      }),
  }
}

export type WireClient = ReturnType<typeof wireClient>

/**
 * Everything that must hold whatever was sent: the ledger adds up, and each vendor id has exactly one
 * outcome.
 */
export async function auditBooks(
  db: Database,
  memberId: bigint,
): Promise<{ differences: unknown[]; twice: unknown[]; cash: bigint; bonus: bigint }> {
  const { differences } = await checkInvariants(db, Date.now())
  const twice = await db.query(
    sql`select vendor_account_id, scope, tx_id from play_transaction group by 1, 2, 3 having count(*) > 1`,
  )
  const { cash, bonus } = await balances(db, ownerOfMember(memberId), 'USD')
  return { differences, twice, cash, bonus }
}
