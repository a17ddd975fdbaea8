// SPDX-License-Identifier: Apache-2.0
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isLimitsStore } from '@tessera/limits'
import { areHeaders, isErrorAddress, readHeaders, type OutsideSettings } from '@tessera/telemetry'
import { z } from 'zod'
import { readLiveServers, type LiveServers } from './read-live-servers.ts'

/** The folder that holds package.json, .env and the default data folder. */
export const rootFolder = fileURLToPath(new URL('../../../../..', import.meta.url)).replace(/[\\/]$/, '')

export type Mode = 'demo' | 'production'
/** What a platform process does: calls, pages and wires; the live line; the timetable and deliveries. */
export type Role = 'api' | 'live' | 'worker'
export const everyRole: readonly Role[] = ['api', 'live', 'worker']
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
export interface Environment extends OutsideSettings {
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
   * Origins that the house may ask although they are plain or stand in a private network, besides studioUrl;
   * the studio's own port of this machine is one.
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

const portNumber = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a whole number from 1 to 65535')
  .transform(Number)
  .refine((port) => port >= 1 && port <= 65_535, 'must be a whole number from 1 to 65535')
const origin = z
  .string()
  .refine(isOrigin, 'must be an address such as https://play.example.com, without a path')
  .transform((text) => new URL(text).origin)
const network = z
  .string()
  .regex(
    /^[0-9a-fA-F.:]+(\/\d{1,3})?$/,
    'must list addresses or networks such as 10.0.0.0/8, separated by commas',
  )

const webhookSecret = z
  .string()
  .refine(
    isWebhookSecret,
    'must be whsec_ and 24 to 64 random bytes in base64, as of: echo whsec_$(openssl rand -base64 32)',
  )

const variables = z.object({
  MODE: z.enum(['demo', 'production'], 'must be demo or production').default('demo'),
  ROLES: z
    .string()
    .transform((list) => [
      ...new Set(
        list
          .split(',')
          .map((entry) => entry.trim())
          .filter(Boolean),
      ),
    ])
    .pipe(
      z.array(
        z.enum(
          ['api', 'live', 'worker'],
          'must list api, live and worker, or some of them, separated by commas',
        ),
      ),
    )
    .default(() => [...everyRole]),
  HOST: z
    .string()
    .regex(/^[a-zA-Z0-9.:-]+$/, 'must be a host name or an address such as 0.0.0.0')
    .default('127.0.0.1'),
  PORT: portNumber.default(3000),
  STUDIO_PORT: portNumber.optional(),
  PUBLIC_URL: origin.optional(),
  STUDIO_URL: origin.optional(),
  GAME_ORIGINS: z
    .string()
    .transform((list) =>
      list
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean),
    )
    .pipe(z.array(origin))
    .default([]),
  OUTBOUND_ORIGINS: z
    .string()
    .transform((list) =>
      list
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean),
    )
    .pipe(z.array(origin))
    .default([]),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z
    .string()
    .refine(isDatabaseUrl, 'must look like postgresql://user:password@host:5432/database')
    .optional(),
  DATABASE_POOLER_URL: z
    .string()
    .refine(isDatabaseUrl, 'must look like postgresql://user:password@host:5432/database')
    .optional(),
  DRAIN_SECONDS: z
    .string()
    .regex(/^([0-9]|[1-9]\d|[12]\d\d|300)$/, 'must be a whole number of seconds from 0 to 300')
    .transform(Number)
    .default(0),
  LIVE_URL: z
    .string()
    .transform(readLiveServers)
    .refine(
      (servers) => servers !== undefined,
      'must look like nats://name:password@a:4222,nats://b:4222, or tls:// where TLS is demanded',
    )
    .optional(),
  LIVE_CREDENTIALS_FILE: z.string().optional(),
  LIVE_CA_FILE: z.string().optional(),
  DATABASE_REPLICA_URL: z
    .string()
    .refine(isDatabaseUrl, 'must look like postgresql://user:password@host:5432/database')
    .optional(),
  DATABASE_REPLICA_LAG_SECONDS: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, 'must be a whole number of seconds from 1 to 9999')
    .transform(Number)
    .optional(),
  LIMITS_STORE: z
    .string()
    .refine(isLimitsStore, 'must be memory, database, or an address such as redis://:password@localhost:6379')
    .optional(),
  LEAST_FREE_DISK_MB: z
    .string()
    .regex(/^\d{1,7}$/, 'must be a whole number of megabytes')
    .transform(Number)
    .optional(),
  LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'silent'],
      'must be trace, debug, info, warn, error or silent',
    )
    .default('info'),
  GEO_TABLE: z.string().optional(),
  SEED_GAMES: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a whole number below 100000')
    .transform(Number)
    .optional(),
  VAULT_KEY: z.string().optional(),
  VAULT_KEY_FILE: z.string().optional(),
  VAULT_KEY_COMMAND: z.string().optional(),
  OPERATOR_PRIVATE_KEY: z.string().optional(),
  OPERATOR_PRIVATE_KEY_FILE: z.string().optional(),
  DRAW_AHEAD: z.enum(['yes', 'no'], 'must be yes or no').default('yes'),
  SENTRY_DSN: z
    .string()
    .refine(isErrorAddress, 'must be an address such as https://KEY@errors.example.com/1')
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .refine(isWebAddress, 'must be an address such as http://127.0.0.1:4318')
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .refine(areHeaders, 'must look like name=value,name=value')
    .transform(readHeaders)
    .optional(),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'must be a number from 0 to 1')
    .transform(Number)
    .default(1),
  METRICS_PORT: portNumber.optional(),
  METRICS_HOST: z
    .string()
    .regex(/^[a-zA-Z0-9.:-]+$/, 'must be a host name or an address such as 0.0.0.0')
    .default('127.0.0.1'),
  ACCESS_LOG: z.enum(['yes', 'no'], 'must be yes or no').default('no'),
  ALERT_WEBHOOK_URL: z
    .string()
    .refine(isWebAddress, 'must be an address such as https://alerts.example.com/tessera')
    .optional(),
  ALERT_WEBHOOK_SECRET: webhookSecret.optional(),
  ALERT_WEBHOOK_MINUTES: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, 'must be a whole number from 1 to 9999')
    .transform(Number)
    .default(10),
  FILES_ENDPOINT: z
    .string()
    .refine(isOrigin, 'must be an address such as https://s3.example.com, without a path')
    .transform((text) => new URL(text).origin)
    .optional(),
  FILES_BUCKET: z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
      'must be the name of a bucket: small letters, digits, dots and hyphens',
    )
    .optional(),
  FILES_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'must be a region such as eu-central-1')
    .default('us-east-1'),
  FILES_ACCESS_KEY: z.string().optional(),
  FILES_SECRET_KEY: z.string().optional(),
  FILES_PATH_STYLE: z.enum(['yes', 'no'], 'must be yes or no').default('yes'),
  TRUSTED_PROXIES: z
    .string()
    .transform((list) =>
      list
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean),
    )
    .pipe(z.array(network))
    .default([]),
})

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
  const given = Object.fromEntries(
    Object.entries(source).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  )
  const parsed = variables.safeParse(given)
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
}: z.infer<typeof variables>): Environment['traces'] {
  return endpoint === undefined ? undefined : { endpoint, headers, part }
}

function webhookOf({
  ALERT_WEBHOOK_URL: url,
  ALERT_WEBHOOK_SECRET: secret,
  ALERT_WEBHOOK_MINUTES: minutes,
}: z.infer<typeof variables>): Environment['alertWebhook'] {
  return url === undefined || secret === undefined ? undefined : { url, secret, minutes }
}

const pathFrom = (path: string | undefined): string | undefined =>
  path === undefined ? undefined : resolve(rootFolder, path)

type Variables = z.infer<typeof variables>

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

/** A bucket is named as a whole, or files would silently go into the folder. */
function missingOfBucket(found: Variables): string[] {
  const names = ['FILES_ENDPOINT', 'FILES_BUCKET', 'FILES_ACCESS_KEY', 'FILES_SECRET_KEY'] as const
  const missing = names.filter((name) => found[name] === undefined)
  return missing.length === names.length
    ? []
    : missing.map((name) => `${name} must be set when other FILES_ variables are`)
}

function findConflicts(found: Variables): string[] {
  const missing = missingOfBucket(found)
  if (missing.length > 0) return missing
  if (found.DATABASE_POOLER_URL !== undefined && found.DATABASE_URL === undefined)
    return ['DATABASE_POOLER_URL needs DATABASE_URL, the way to the same database without the pooler']
  for (const name of ['LIVE_CREDENTIALS_FILE', 'LIVE_CA_FILE'] as const) {
    if (found[name] !== undefined && found.LIVE_URL === undefined) return [`${name} needs LIVE_URL`]
    if (found[name] !== undefined && !existsSync(resolve(rootFolder, found[name])))
      return [`${name} must be an existing file`]
  }
  if (found.STUDIO_PORT === found.PORT) return ['STUDIO_PORT must differ from PORT']
  if (found.GEO_TABLE !== undefined && !existsSync(resolve(rootFolder, found.GEO_TABLE)))
    return ['GEO_TABLE must be an existing file']
  if (
    [found.VAULT_KEY, found.VAULT_KEY_FILE, found.VAULT_KEY_COMMAND].filter((given) => given !== undefined)
      .length > 1
  ) {
    return ['VAULT_KEY, VAULT_KEY_FILE and VAULT_KEY_COMMAND: at most one may be set']
  }
  if (found.OPERATOR_PRIVATE_KEY !== undefined && found.OPERATOR_PRIVATE_KEY_FILE !== undefined)
    return ['OPERATOR_PRIVATE_KEY and OPERATOR_PRIVATE_KEY_FILE: at most one may be set']
  if (
    found.METRICS_PORT !== undefined &&
    [found.PORT, found.STUDIO_PORT ?? found.PORT + 1].includes(found.METRICS_PORT)
  )
    return ['METRICS_PORT must differ from PORT and STUDIO_PORT']
  if (found.ALERT_WEBHOOK_URL !== undefined && found.ALERT_WEBHOOK_SECRET === undefined)
    return ['ALERT_WEBHOOK_SECRET must be set with ALERT_WEBHOOK_URL']
  if (found.STUDIO_PORT === undefined && found.PORT === 65_535)
    return ['STUDIO_PORT must be set when PORT is 65535']
  return []
}

function describe(issue: z.core.$ZodIssue): string {
  return `${String(issue.path[0])} ${issue.message}`
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text)
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.pathname === '/' &&
    !url.search &&
    !url.hash &&
    !url.username
  )
}

function isWebAddress(text: string): boolean {
  return /^https?:$/.test(URL.parse(text)?.protocol ?? '')
}

function isWebhookSecret(text: string): boolean {
  const bytes = Buffer.from(/^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text)?.[1] ?? '', 'base64').length
  return bytes >= 24 && bytes <= 64
}

/** Where npm start runs the studio, beside the proxy through which browsers reach it. */
const ownStudio = (port: number): string[] =>
  ['localhost', '127.0.0.1'].map((host) => `http://${host}:${port}`)

function isDatabaseUrl(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^postgres(ql)?:$/.test(url.protocol) && url.pathname.length > 1
}
