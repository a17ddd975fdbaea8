// SPDX-License-Identifier: Apache-2.0
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readVariables, tracesOf } from '@tessera/server-kit/environment/read-variables'
import type { ReportingSettings } from '@tessera/telemetry'
import { findConflicts } from './find-conflicts.ts'
import type { LiveServers } from './read-live-servers.ts'
import { rootFolder } from './root-folder.ts'
import { variables, type Role, type Variables } from './variables.ts'

export { everyRole, type Role } from './variables.ts'
export { rootFolder } from './root-folder.ts'

export type Mode = 'demo' | 'production'
export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent'

/** A bucket of an S3-compatible store. */
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
   * Origins that the installation may call although they are plain HTTP or in a private network, besides
   * studioUrl; the studio's own port on this machine is one of them.
   */
  outboundOrigins: string[]
  /** Absolute path. */
  dataDir: string
  /** Undefined: the built-in PostgreSQL in dataDir. */
  databaseUrl: string | undefined
  /** The range from which a new database takes its ids. */
  cell: number
  /**
   * PgBouncer in transaction mode in front of the same database; undefined: everything connects to the
   * database itself.
   */
  poolerUrl?: string | undefined
  /** The servers over which processes exchange what open pages must show; undefined: the database alone. */
  liveServers?: LiveServers | undefined
  /**
   * Where request counts of several processes are added up: memory (each process by itself), database, or a
   * redis:// address.
   */
  limitsStore?: string | undefined
  /** A streaming standby that answers reports while it is at most `replicaLagSeconds` behind. */
  replicaUrl?: string | undefined
  replicaLagSeconds?: number | undefined
  /** How long a stopping process sends clients to other processes before it accepts nothing new. */
  drainMilliseconds: number
  logLevel: LogLevel
  /** Addresses or networks of proxies whose X-Forwarded-For is trusted; empty trusts none. */
  trustedProxies: string[]
  /** The bucket for uploaded pictures; undefined: dataDir, where other machines do not see them. */
  fileBucket?: FileBucket | undefined
  /** Absolute path of a table of countries by address; undefined: the built-in one. */
  geoTable?: string | undefined
  /** The approximate number of games in the demo catalogue; undefined: all of them. */
  seedGames?: number | undefined
  /** Whether the pictures of the lobbies' first pages are drawn before somebody requests them. */
  drawAhead: boolean
  /**
   * Where the vault key comes from, at most one of these; all undefined: vault.key in dataDir. The path of
   * the file is absolute.
   */
  vaultKey?: string | undefined
  vaultKeyFile?: string | undefined
  vaultKeyCommand?: string | undefined
  /**
   * Where the key that signs our calls to vendors comes from, at most one of these; both undefined:
   * operator-key.pem in dataDir.
   */
  operatorPrivateKey?: string | undefined
  operatorPrivateKeyFile?: string | undefined
  /** With less free disk space in dataDir the process is not ready; 256 MiB by default. */
  leastFreeDiskBytes?: number | undefined
  /** Where metrics are served; undefined opens no port and counts no requests. */
  metrics?: { host: string; port: number } | undefined
  /** Whether each request is logged. */
  accessLog: boolean
  /**
   * The address that is called when an alert is raised, at most once in `minutes` per cause; undefined calls
   * nobody.
   */
  alertWebhook?: { url: string; secret: string; minutes: number } | undefined
}

/** Adds the variables of a file `.env` in the root to process.env; variables of the shell win. */
export function loadEnvironmentFile(): void {
  const file = join(rootFolder, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}

/**
 * Parses the process environment once. Empty variables count as absent. Throws EnvironmentError with all
 * problems.
 */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const found = readVariables(variables, source, findConflicts)
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
    cell: found.CELL_NUMBER,
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

/** The origins at which npm start runs the studio, beside the proxy through which browsers reach it. */
const ownStudio = (port: number): string[] =>
  ['localhost', '127.0.0.1'].map((host) => `http://${host}:${port}`)
