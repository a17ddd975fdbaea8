// SPDX-License-Identifier: Apache-2.0
import { createHash, createPublicKey, randomUUID, type KeyObject } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { withDatabase } from '../../../../server/src/testing/connection-urls.ts'
import { studioTestDatabase } from '../../../../server/src/testing/test-database.ts'
import type {
  GameCode,
  HistoryView,
  OpenSessionAnswer,
  RefusalBody,
  RotateAnswer,
  RoundAnswer,
  SeedsView,
  SessionView,
} from '../../protocol.ts'
import type { Clock } from '../clock.ts'
import { linksFrom } from '../rooms/chain.ts'
import { publicKeyFileOf, studioKey } from '../keys.ts'
import type { Log } from '../log.ts'
import { recoverRounds } from '../rounds/recover-rounds.ts'
import { startStudio, type RunningStudio, type StudioParts } from '../studio.ts'
import type { StudioEnvironment } from '../environment.ts'
import { startOperatorWallet, type OperatorWallet } from './operator-wallet.ts'

/** How long the studio waits for the wallet: on a busy machine, a wallet that answers needs more than a moment. */
const WALLET_TIMEOUT_MS = 2_000

/** A clock for tests that stands still until it is moved. */
export function manualClock(startMs = Date.UTC(2026, 0, 5, 3)): Clock & { advance(ms: number): void } {
  let nowMs = startMs
  return {
    now: () => nowMs,
    advance: (ms) => {
      nowMs += ms
    },
  }
}

/** Every body that the studio may answer: a test names the fields that it expects. */
export type AnswerBody = RoundAnswer &
  RefusalBody &
  SessionView &
  RotateAnswer &
  HistoryView &
  SeedsView &
  OpenSessionAnswer & {
    readonly url: string
    readonly games: { game_code: string; languages: string[]; rtp: string }[]
  }
export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly body: AnswerBody
}

/**
 * A studio with a real database and an operator's wallet on the real wire, used through its public routes.
 */
export interface TestStudio {
  studio: RunningStudio
  readonly wallet: OperatorWallet
  readonly clock: ReturnType<typeof manualClock>
  /** Everything in the studio's log. */
  readonly logged: string[]
  readonly environment: StudioEnvironment
  /** The database as its owner sees it. */
  readonly ownerUrl: string
  /** Signs a call as the operator would. */
  operator(path: string, body: object | string, headers?: Record<string, string>): Promise<Answer>
  /** Gives a player money and opens a game, a slot by its title; returns the session. */
  launch(
    game: GameCode,
    user?: string,
    balance?: number,
    title?: string,
    playMoney?: boolean,
  ): Promise<string>
  /** The same with the demonstration title "Jade Harbour", which plays like this. */
  launchDemo(user: string, plays?: string): Promise<string>
  /** Spends the ticket of a launch address; returns the session. */
  open(url: string): Promise<string>
  ask(
    session: string | undefined,
    method: string,
    path: string,
    body?: unknown,
    address?: string,
  ): Promise<Answer>
  /** One more process of the same studio, on the same database; it is closed with the first. */
  beside(parts?: StudioParts): Promise<RunningStudio>
  /** A new studio process on the same database; with `killed` the old one is not closed properly. */
  restart(parts?: StudioParts): Promise<void>
  recover(): Promise<void>
  rows(statement: string, values?: unknown[]): Promise<Record<string, unknown>[]>
  /** Replaces the active seeds of a player, as nobody can in production. The hash is that of the seed unless named. */
  setSeeds(user: string, serverSeed: string, hash?: string): Promise<void>
  /** The secret seed of the pair with this hash, opened with the studio's key. */
  secretSeed(serverSeedHash: string): Promise<string>
  /** The latest chain of the live table with its secret links, and the position of its round. */
  secretChain(): Promise<{ links: string[]; salt: string; position: number }>
  /** Closes the database to everybody and ends all connections; returns a function that opens it again. */
  takeDatabaseAway(): Promise<() => Promise<void>>
  close(): Promise<void>
}

export async function testStudio(
  parts: StudioParts = {},
  surroundings: Partial<StudioEnvironment> = {},
): Promise<TestStudio> {
  const database = await studioTestDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'studio-'))
  const keyFile = join(folder, 'studio-key.pem')
  studioKey(keyFile)
  let publicKey: KeyObject | undefined
  const wallet = await startOperatorWallet(
    () => (publicKey ??= createPublicKey(readFileSync(publicKeyFileOf(keyFile), 'utf8'))),
  )
  const operatorKeyFile = join(folder, 'operator-key.pub.pem')
  writeFileSync(operatorKeyFile, wallet.publicKeyPem)
  const owner = new pg.Pool({ connectionString: database.url, max: 2 })
  owner.on('error', () => {})
  const logged: string[] = []
  const write = (facts: object, message: string) => void logged.push(`${message} ${JSON.stringify(facts)}`)
  const log: Log = { debug: write, info: write, warn: write, error: write }
  const clock = manualClock()
  const environment: StudioEnvironment = {
    databaseUrl: database.appUrl,
    poolerUrl: undefined,
    host: '127.0.0.1',
    port: 0,
    studioUrl: 'http://studio.test',
    operatorWalletUrl: wallet.url,
    operatorId: 'brand1',
    ownUrl: undefined,
    sandboxWalletUrl: wallet.url,
    sandboxOperatorId: 'brand1-sandbox',
    transferWalletUrl: wallet.url,
    transferOperatorId: 'brand1-transfer',
    operatorOrigins: ['http://site.test', 'http://second.test'],
    operatorPublicKeyFile: operatorKeyFile,
    studioPrivateKeyFile: keyFile,
    clientFolder: join(folder, 'no-client'),
    logLevel: 'silent',
    drainMilliseconds: 0,
    trustedProxies: [],
    ...surroundings,
  }
  const start = async (more: StudioParts): Promise<RunningStudio> => {
    const studio = await startStudio(environment, log, {
      clock,
      timers: false,
      walletTimeoutMs: WALLET_TIMEOUT_MS,
      // A busy machine may hold a test up; tests end leases themselves.
      leaseTimes: { leaseMs: 600_000 },
      ...parts,
      ...more,
    })
    let closing: Promise<void> | undefined
    // A test may end one of several before all are ended.
    return { ...studio, close: () => (closing ??= studio.close()) }
  }
  const others: RunningStudio[] = []
  const self: TestStudio = {
    studio: await start({}),
    wallet,
    clock,
    logged,
    environment,
    ownerUrl: database.url,

    async operator(path, body, headers = {}) {
      const text = typeof body === 'string' ? body : JSON.stringify(body)
      return answerOf(
        await fetch(`${self.studio.address}/operator/generic/v2${path}`, {
          method: 'POST',
          body: text,
          headers: { 'content-type': 'application/json', 'x-hub88-signature': wallet.sign(text), ...headers },
        }),
      )
    },

    async launch(game, user = 'u-1', balance = 1_000, title = 'lantern_tide', playMoney = false) {
      const token = randomUUID()
      wallet.tokens.set(token, user)
      if (!wallet.balances.has(user)) wallet.balances.set(user, balance * 100_000)
      const named = { operator_id: 'brand1', game_code: `inh_${game === 'slot' ? title : game}` }
      const answer = await self.operator('/game/url', {
        ...named,
        ...(playMoney && { meta: { play_money: true } }),
        user,
        token,
        currency: 'USD',
        lang: 'en',
        platform: 'GPL_DESKTOP',
      })
      return self.open(answer.body.url)
    },

    async launchDemo(user, plays = 'lines20-high:96') {
      const token = randomUUID()
      wallet.tokens.set(token, user)
      if (!wallet.balances.has(user)) wallet.balances.set(user, 100_000_000)
      const answer = await self.operator('/game/url', {
        ...demoLaunch(plays),
        user,
        token,
        currency: 'USD',
        lang: 'en',
        platform: 'GPL_DESKTOP',
      })
      return self.open(answer.body.url)
    },

    async open(url) {
      const ticket = new URL(url).searchParams.get('ticket')
      return (await self.ask(undefined, 'POST', '/api/sessions', { ticket })).body.session
    },

    async ask(session, method, path, body, address = self.studio.address) {
      return answerOf(
        await fetch(`${address}${path}`, {
          method,
          ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
          headers: {
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...(session === undefined ? {} : { authorization: `Bearer ${session}` }),
          },
        }),
      )
    },

    async beside(more = {}) {
      const other = await start(more)
      others.push(other)
      return other
    },

    async restart(more = {}) {
      await self.studio.close()
      self.studio = await start(more)
    },

    recover: () => recoverRounds(self.studio.deps),
    rows: async (statement, values = []) =>
      (await owner.query<Record<string, unknown>>(statement, values)).rows,

    async setSeeds(user, serverSeed, hash = createHash('sha256').update(serverSeed).digest('hex')) {
      const sealed = self.studio.deps.seedSeal.seal(serverSeed, hash)
      await self.rows(
        `update studio.seed_pair set sealed_seed = $1, client_seed = 'chosen', server_seed_hash = $2
        where state = 'active' and player_id = (select id from studio.player where operator_user = $3)`,
        [sealed, hash, user],
      )
    },
    async secretSeed(hash) {
      const [row] = await self.rows('select sealed_seed from studio.seed_pair where server_seed_hash = $1', [
        hash,
      ])
      return self.studio.deps.seedSeal.open(row!['sealed_seed'] as Buffer, hash)
    },
    async secretChain() {
      const [row] = await self.rows('select * from studio.room_chain order by id desc limit 1')
      const about = String(row!['terminal_hash'])
      const seed = self.studio.deps.seedSeal.open(row!['sealed_seed'] as Buffer, about)
      return {
        links: linksFrom(seed, Number(row!['length'])),
        salt: String(row!['salt']),
        position: Number(row!['last_position']),
      }
    },

    async takeDatabaseAway() {
      const name = new URL(database.url).pathname.slice(1)
      const admin = new pg.Client({ connectionString: withDatabase(database.url, 'postgres') })
      await admin.connect()
      await admin.query(`alter database ${pg.escapeIdentifier(name)} allow_connections false`)
      await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
      return async () => {
        await admin.query(`alter database ${pg.escapeIdentifier(name)} allow_connections true`)
        await admin.end()
      }
    },

    async close() {
      for (const other of others) await other.close()
      await self.studio.close()
      await wallet.close()
      await owner.end()
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  return self
}

async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') === true
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: (isJson ? JSON.parse(text) : {}) as AnswerBody,
  }
}

/** What the operator says of the demonstration title "Jade Harbour". */
export const demoLaunch = (plays: string) => ({
  operator_id: 'brand1-sandbox',
  game_code: 'jade-harbour',
  meta: {
    title: 'Jade Harbour',
    vendor: 'Lumen',
    vendor_code: 'LUM',
    theme: 'ocean',
    picture: 'http://site.test/art/1.avif',
    plays,
  },
})

/** The code under which its rounds are played. */
export const demoCodeOf = (plays: string): string => `demo:${plays}:ocean:LUM/jade-harbour`

/** The body of a bet with a new request id. */
export function bet(stake: string, more: object): Record<string, unknown> {
  return { requestId: randomUUID(), stake, ...more }
}
