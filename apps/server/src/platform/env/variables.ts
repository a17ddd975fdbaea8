// SPDX-License-Identifier: Apache-2.0
import { isLimitsStore } from '@tessera/limits'
import { isHeaderList, isErrorDsn, readHeaders } from '@tessera/telemetry'
import { z } from 'zod'
import { readLiveServers } from './read-live-servers.ts'

/**
 * What a platform process does. api: calls, pages and wires; live: open live connections; worker: jobs and
 * deliveries.
 */
export type Role = 'api' | 'live' | 'worker'
export const everyRole: readonly Role[] = ['api', 'live', 'worker']

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

/** Every variable of the environment as text, and how it is parsed. */
export const variables = z.object({
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
    .refine(isErrorDsn, 'must be an address such as https://KEY@errors.example.com/1')
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .refine(isWebAddress, 'must be an address such as http://127.0.0.1:4318')
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .refine(isHeaderList, 'must look like name=value,name=value')
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

/** The environment after each variable was parsed on its own. */
export type Variables = z.infer<typeof variables>

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

function isDatabaseUrl(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^postgres(ql)?:$/.test(url.protocol) && url.pathname.length > 1
}
