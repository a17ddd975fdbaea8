// SPDX-License-Identifier: Apache-2.0
import { fields, isOrigin, isWebAddress, listOf } from '@tessera/server-kit/environment/fields'
import { z } from 'zod'
import { highestCell } from '../db/cell.ts'
import { readLiveServers } from './read-live-servers.ts'

/**
 * What a platform process does. api: calls, pages and wires; live: open live connections; worker: jobs and
 * deliveries.
 */
export type Role = 'api' | 'live' | 'worker'
export const everyRole: readonly Role[] = ['api', 'live', 'worker']

const webhookSecret = z
  .string()
  .refine(
    isWebhookSecret,
    'must be whsec_ and 24 to 64 random bytes in base64, as of: echo whsec_$(openssl rand -base64 32)',
  )

const cellSays = `must be a whole number from 0 to ${highestCell}`

/** Every variable of the environment as text, and how it is parsed. */
export const variables = z.object({
  MODE: z.enum(['demo', 'production'], 'must be demo or production').default('demo'),
  ROLES: listOf(
    z.enum(['api', 'live', 'worker'], 'must list api, live and worker, or some of them, separated by commas'),
  )
    .transform((roles) => [...new Set(roles)])
    .default(() => [...everyRole]),
  HOST: fields.host.default('127.0.0.1'),
  PORT: fields.port.default(3000),
  STUDIO_PORT: fields.port.optional(),
  PUBLIC_URL: fields.origin.optional(),
  STUDIO_URL: fields.origin.optional(),
  GAME_ORIGINS: listOf(fields.origin).default([]),
  OUTBOUND_ORIGINS: listOf(fields.origin).default([]),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: fields.databaseUrl.optional(),
  DATABASE_POOLER_URL: fields.databaseUrl.optional(),
  CELL_NUMBER: z
    .string()
    .regex(/^\d{1,4}$/, cellSays)
    .transform(Number)
    .refine((number) => number <= highestCell, cellSays)
    .default(0),
  DRAIN_SECONDS: fields.drainSeconds.default(0),
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
  DATABASE_REPLICA_URL: fields.databaseUrl.optional(),
  DATABASE_REPLICA_LAG_SECONDS: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, 'must be a whole number of seconds from 1 to 9999')
    .transform(Number)
    .optional(),
  LIMITS_STORE: fields.limitsStore.optional(),
  LEAST_FREE_DISK_MB: z
    .string()
    .regex(/^\d{1,7}$/, 'must be a whole number of megabytes')
    .transform(Number)
    .optional(),
  LOG_LEVEL: fields.logLevel.default('info'),
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
  DRAW_AHEAD: fields.yesOrNo.default('yes'),
  SENTRY_DSN: fields.errorDsn.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: fields.traceEndpoint.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: fields.traceHeaders.optional(),
  OTEL_TRACES_SAMPLER_ARG: fields.tracePart.default(1),
  METRICS_PORT: fields.port.optional(),
  METRICS_HOST: fields.host.default('127.0.0.1'),
  ACCESS_LOG: fields.yesOrNo.default('no'),
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
  FILES_PATH_STYLE: fields.yesOrNo.default('yes'),
  TRUSTED_PROXIES: listOf(fields.network).default([]),
})

/** The environment after each variable was parsed on its own. */
export type Variables = z.infer<typeof variables>

function isWebhookSecret(text: string): boolean {
  const bytes = Buffer.from(/^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text)?.[1] ?? '', 'base64').length
  return bytes >= 24 && bytes <= 64
}
