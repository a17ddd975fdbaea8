// SPDX-License-Identifier: Apache-2.0
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { ReportingSettings } from '@tessera/telemetry'
import type { z } from 'zod'
import { findConflicts } from './find-conflicts.ts'
import type { LiveServers } from './read-live-servers.ts'
import { rootFolder } from './root-folder.ts'
import { variables, type Role, type Variables } from './variables.ts'

export { everyRole, type Role } from './variables.ts'
export { rootFolder } from './root-folder.ts'

export type Mode = 'demo' | 'production'
export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent'

/** A bucket of a store that speaks S3. */
export interface FileBucket {
  endpoint: string
  bucket: string
  region: string
  accessKey: string
  secretKey: string
  pathStyle: boolean
}

/** The process environment, parsed. Every variable is described in .env.example. */
export interface Environment extends ReportingSettings {
  mode: Mode
  /** What a single platform process is for. */
  roles: readonly Role[]
  host: string
  port: number
  studioPort: number
  /** Origins without a slash at the end, as browsers send them. */
  publicUrl: string
  studioUrl: string
  /** Origins besides studioUrl whose games may be shown in the site's frame: those of outside vendors. */
  gameOrigins: string[]
  /**
   * Origins that the installation may ask although they are plain or stand in a private network, besides
   * studioUrl; the studio's own port of this machine is one.
   */
  outboundOrigins: string[]
  /** Absolute path. */
  dataDir: string
  /** Undefined means: the built-in PostgreSQL inside dataDir. */
  databaseUrl: string | undefined
  /**
   * PgBouncer in transaction mode in front of the same database; undefined means that all connect to the
   * database itself.
   */
  poolerUrl?: string | undefined
  /** Over which processes tell each other what open pages must show; undefined means: the database alone. */
  liveServers?: LiveServers | undefined
  /**
   * Where counts of requests are added up over several processes: memory (each by itself), database, or a
   * redis:// address.
   */
  limitsStore?: string | undefined
  /** A streaming standby, which answers reports while it lags at most so many seconds. */
  replicaUrl?: string | undefined
  replicaLagSeconds?: number | undefined
  /** How long a process that is told to end sends everybody elsewhere before it takes nothing new. */
  drainMilliseconds: number
  logLevel: LogLevel
  /** Addresses or networks of proxies whose X-Forwarded-For is believed; empty believes none. */
  trustedProxies: string[]
  /**
   * Where pictures are kept that people put in; undefined means: in dataDir, where other machines do not see
   * them.
   */
  fileBucket?: FileBucket | undefined
  /** Absolute path of a table of countries by address; undefined means the built-in one. */
  geoTable?: string | undefined
  /** How many games the demo catalogue has, about; undefined means all of them. */
  seedGames?: number | undefined
  /** Whether the pictures of the lobbies' first pages are drawn before somebody asks. */
  drawAhead: boolean
  /**
   * Where the vault key comes from, at most one of them; all undefined means: vault.key in dataDir. The
   * file's path is absolute.
   */
  vaultKey?: string | undefined
  vaultKeyFile?: string | undefined
  vaultKeyCommand?: string | undefined
  /**
   * Where our key for signing calls to vendors comes from, at most one of them; both undefined means:
   * operator-key.pem in dataDir.
   */
  operatorPrivateKey?: string | undefined
  operatorPrivateKeyFile?: string | undefined
  /** With less room on the disk of dataDir the process is not ready; 256 MiB unless told. */
  leastFreeDiskBytes?: number | undefined
  /** Where figures are gathered; undefined opens no port and counts no requests. */
  metrics?: { host: string; port: number } | undefined
  /** Whether each request is a line of the log. */
  accessLog: boolean
  /**
   * Who is called when an alert is raised, of one cause at most every so many minutes; undefined calls
   * nobody.
   */
  alertWebhook?: { url: string; secret: string; minutes: number } | undefined
}

/**
 * The message lists everything that is wrong at once. It repeats no value, for some hold passwords and keys.
 */
export class EnvironmentError extends Error {
  readonly problems: string[]
  constructor(problems: string[]) {
    super(
      `The environment has ${problems.length === 1 ? 'a problem' : `${problems.length} problems`} (.env.example describes each variable):\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    )
    this.name = 'EnvironmentError'
    this.problems = problems
  }
}

/** Adds what a file `.env` in the root says to process.env; what the caller's shell says wins. */
export function loadEnvironmentFile(): void {
  const file = join(rootFolder, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}

/**
 * Parses the process environment once. An empty variable counts as absent. Throws EnvironmentError with the
 * whole list.
 */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const present = Object.fromEntries(
    Object.entries(source).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  )
  const parsed = variables.safeParse(present)
  const problems = parsed.success ? findConflicts(parsed.data) : parsed.error.issues.map(describe)
  if (!parsed.success || problems.length > 0) throw new EnvironmentError([...new Set(problems)])
  const found = parsed.data
  const studioPort = found.STUDIO_PORT ?? found.PORT + 1
  return {
    mode: found.MODE,
    roles: found.ROLES,
    host: found.HOST,
    port: found.PORT,
    studioPort,
    publicUrl: found.PUBLIC_URL ?? `http://localhost:${found.PORT}`,
    studioUrl: found.STUDIO_URL ?? `http://localhost:${studioPort}`,
    gameOrigins: found.GAME_ORIGINS,
    outboundOrigins: [...found.OUTBOUND_ORIGINS, ...ownStudio(studioPort)],
    dataDir: resolve(rootFolder, found.DATA_DIR),
    databaseUrl: found.DATABASE_URL,
    poolerUrl: found.DATABASE_POOLER_URL,
    liveServers: liveServersOf(found),
    drainMilliseconds: found.DRAIN_SECONDS * 1_000,
    limitsStore: found.LIMITS_STORE,
    replicaUrl: found.DATABASE_REPLICA_URL,
    replicaLagSeconds: found.DATABASE_REPLICA_LAG_SECONDS,
    logLevel: found.LOG_LEVEL,
    trustedProxies: found.TRUSTED_PROXIES,
    geoTable: pathFrom(found.GEO_TABLE),
    seedGames: found.SEED_GAMES,
    fileBucket: bucketOf(found),
    drawAhead: found.DRAW_AHEAD === 'yes',
    vaultKey: found.VAULT_KEY,
    vaultKeyFile: pathFrom(found.VAULT_KEY_FILE),
    vaultKeyCommand: found.VAULT_KEY_COMMAND,
    operatorPrivateKey: found.OPERATOR_PRIVATE_KEY,
    operatorPrivateKeyFile: pathFrom(found.OPERATOR_PRIVATE_KEY_FILE),
    leastFreeDiskBytes:
      found.LEAST_FREE_DISK_MB === undefined ? undefined : found.LEAST_FREE_DISK_MB * 2 ** 20,
    sentryDsn: found.SENTRY_DSN,
    traces: tracesOf(found),
    metrics:
      found.METRICS_PORT === undefined ? undefined : { host: found.METRICS_HOST, port: found.METRICS_PORT },
    accessLog: found.ACCESS_LOG === 'yes',
    alertWebhook: webhookOf(found),
  }
}

function liveServersOf({
  LIVE_URL: servers,
  LIVE_CREDENTIALS_FILE: credentialsFile,
  LIVE_CA_FILE: caFile,
}: Variables): LiveServers | undefined {
  return servers && { ...servers, credentialsFile: pathFrom(credentialsFile), caFile: pathFrom(caFile) }
}

function tracesOf({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_EXPORTER_OTLP_HEADERS: headers = {},
  OTEL_TRACES_SAMPLER_ARG: part,
}: Variables): Environment['traces'] {
  return endpoint === undefined ? undefined : { endpoint, headers, part }
}

function webhookOf({
  ALERT_WEBHOOK_URL: url,
  ALERT_WEBHOOK_SECRET: secret,
  ALERT_WEBHOOK_MINUTES: minutes,
}: Variables): Environment['alertWebhook'] {
  return url === undefined || secret === undefined ? undefined : { url, secret, minutes }
}

const pathFrom = (path: string | undefined): string | undefined =>
  path === undefined ? undefined : resolve(rootFolder, path)

function bucketOf({
  FILES_ENDPOINT: endpoint,
  FILES_BUCKET: bucket,
  FILES_REGION: region,
  FILES_ACCESS_KEY: accessKey,
  FILES_SECRET_KEY: secretKey,
  FILES_PATH_STYLE: style,
}: Variables): FileBucket | undefined {
  if (endpoint === undefined || bucket === undefined || accessKey === undefined || secretKey === undefined)
    return undefined
  return { endpoint, bucket, region, accessKey, secretKey, pathStyle: style === 'yes' }
}

function describe(issue: z.core.$ZodIssue): string {
  return `${String(issue.path[0])} ${issue.message}`
}

/** Where npm start runs the studio, beside the proxy through which browsers reach it. */
const ownStudio = (port: number): string[] =>
  ['localhost', '127.0.0.1'].map((host) => `http://${host}:${port}`)
