// SPDX-License-Identifier: Apache-2.0
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fields, isWebAddress, listOf } from '@tessera/server-kit/environment/fields'
import { readVariables, tracesOf } from '@tessera/server-kit/environment/read-variables'
import type { ReportingSettings } from '@tessera/telemetry'
import { z } from 'zod'

const rootFolder = fileURLToPath(new URL('../../../..', import.meta.url))

/** The process environment of the studio, parsed once. */
export interface StudioEnvironment extends ReportingSettings {
  /** A demonstration: the live table has robots, marked as such. */
  readonly demonstration?: boolean
  readonly databaseUrl: string
  /**
   * PgBouncer in transaction mode in front of the same database; undefined means that everything connects to
   * the database directly.
   */
  readonly poolerUrl: string | undefined
  /**
   * Where counts of calls are added up over several processes: memory (each alone), database, or a redis://
   * address.
   */
  readonly limitsStore?: string | undefined
  readonly host: string
  readonly port: number
  /** Origin under which browsers reach the studio, without a slash at the end. */
  readonly studioUrl: string
  /** Where other processes of this studio reach this one; undefined means the address that it listens on. */
  readonly ownUrl: string | undefined
  /** Base of the operator's Hub88 wallet, without a slash at the end. */
  readonly operatorWalletUrl: string
  readonly operatorId: string
  /**
   * The second contract: the slot that replaces the games of demonstration vendors, with its own wallet
   * address and id.
   */
  readonly sandboxWalletUrl: string
  readonly sandboxOperatorId: string
  /** The third contract: the same slot for players with a transfer wallet here; its wallet address serves their sessions only. */
  readonly transferWalletUrl: string
  readonly transferOperatorId: string
  /** Origins that may show the games in a frame. */
  readonly operatorOrigins: readonly string[]
  readonly operatorPublicKeyFile: string
  readonly studioPrivateKeyFile: string
  readonly clientFolder: string
  readonly logLevel: string
  /** How long a stopping process directs everybody elsewhere before it accepts nothing new. */
  readonly drainMilliseconds: number
  /** The metrics port; undefined opens none. */
  readonly metrics?: { readonly host: string; readonly port: number } | undefined
  /** Whether each request writes a line to the log. */
  readonly accessLog?: boolean
  /** Addresses or networks of proxies whose X-Forwarded-For is trusted. */
  readonly trustedProxies: readonly string[]
}

const address = z
  .string()
  .refine(isWebAddress, 'must be an http or https address')
  .transform((text) => text.replace(/\/+$/, ''))

const variables = z.object({
  DATABASE_URL: z
    .string('must be set: postgresql://user:password@host:5432/database')
    .pipe(fields.databaseUrl),
  DATABASE_POOLER_URL: fields.databaseUrl.optional(),
  LIMITS_STORE: fields.limitsStore.optional(),
  MODE: z.enum(['demo', 'production'], 'must be demo or production').optional(),
  HOST: fields.host.default('127.0.0.1'),
  PORT: fields.port.default(3000),
  STUDIO_PORT: fields.port.optional(),
  STUDIO_URL: fields.origin.optional(),
  STUDIO_OWN_URL: fields.origin.optional(),
  PUBLIC_URL: fields.origin.optional(),
  OPERATOR_WALLET_URL: address.optional(),
  OPERATOR_ID: z.string().min(1).max(255).default('brand1'),
  SANDBOX_WALLET_URL: address.optional(),
  SANDBOX_OPERATOR_ID: z.string().min(1).max(255).optional(),
  TRANSFER_WALLET_URL: address.optional(),
  TRANSFER_OPERATOR_ID: z.string().min(1).max(255).optional(),
  OPERATOR_ORIGINS: listOf(fields.origin).optional(),
  OPERATOR_PUBLIC_KEY_FILE: z.string().optional(),
  STUDIO_PRIVATE_KEY_FILE: z.string().optional(),
  DATA_DIR: z.string().default('.data'),
  STUDIO_CLIENT_FOLDER: z.string().default('apps/studio/dist'),
  TRUSTED_PROXIES: listOf(fields.network).default([]),
  SENTRY_DSN: fields.errorDsn.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: fields.traceEndpoint.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: fields.traceHeaders.optional(),
  OTEL_TRACES_SAMPLER_ARG: fields.tracePart.default(1),
  METRICS_PORT: fields.port.optional(),
  STUDIO_METRICS_PORT: fields.port.optional(),
  METRICS_HOST: fields.host.default('127.0.0.1'),
  ACCESS_LOG: fields.yesOrNo.default('no'),
  DRAIN_SECONDS: fields.drainSeconds.default(0),
  LOG_LEVEL: fields.logLevel.default('info'),
})

/**
 * Parses the environment; an empty variable counts as absent. Throws EnvironmentError with everything that is
 * wrong.
 */
export function readStudioEnvironment(
  source: Readonly<Record<string, string | undefined>>,
): StudioEnvironment {
  const found = readVariables(variables, source)
  const port = found.STUDIO_PORT ?? found.PORT + 1
  const dataDir = resolve(rootFolder, found.DATA_DIR)
  const operatorWalletUrl = found.OPERATOR_WALLET_URL ?? `http://localhost:${found.PORT}/vendors/hub88/studio`
  return {
    demonstration: found.MODE === 'demo',
    databaseUrl: found.DATABASE_URL,
    poolerUrl: found.DATABASE_POOLER_URL,
    limitsStore: found.LIMITS_STORE,
    host: found.HOST,
    port,
    studioUrl: found.STUDIO_URL ?? `http://localhost:${port}`,
    ownUrl: found.STUDIO_OWN_URL,
    operatorWalletUrl,
    operatorId: found.OPERATOR_ID,
    sandboxWalletUrl: found.SANDBOX_WALLET_URL ?? operatorWalletUrl.replace(/[^/]+$/, 'sandbox'),
    sandboxOperatorId: found.SANDBOX_OPERATOR_ID ?? `${found.OPERATOR_ID}-sandbox`,
    transferWalletUrl: found.TRANSFER_WALLET_URL ?? operatorWalletUrl.replace(/[^/]+$/, 'sandbox-transfer'),
    transferOperatorId: found.TRANSFER_OPERATOR_ID ?? `${found.OPERATOR_ID}-transfer`,
    operatorOrigins: found.OPERATOR_ORIGINS ?? [found.PUBLIC_URL ?? `http://localhost:${found.PORT}`],
    operatorPublicKeyFile: resolve(
      rootFolder,
      found.OPERATOR_PUBLIC_KEY_FILE ?? resolve(dataDir, 'operator-key.pub.pem'),
    ),
    studioPrivateKeyFile: resolve(
      rootFolder,
      found.STUDIO_PRIVATE_KEY_FILE ?? resolve(dataDir, 'studio-key.pem'),
    ),
    clientFolder: resolve(rootFolder, found.STUDIO_CLIENT_FOLDER),
    sentryDsn: found.SENTRY_DSN,
    traces: tracesOf(found),
    metrics: metricsOf(found),
    accessLog: found.ACCESS_LOG === 'yes',
    drainMilliseconds: found.DRAIN_SECONDS * 1_000,
    logLevel: found.LOG_LEVEL,
    trustedProxies: found.TRUSTED_PROXIES,
  }
}

/** A machine that runs both servers names one port: the studio uses the next. */
function metricsOf({
  METRICS_PORT: port,
  STUDIO_METRICS_PORT: own,
  METRICS_HOST: host,
}: z.infer<typeof variables>): StudioEnvironment['metrics'] {
  const chosen = own ?? (port === undefined ? undefined : port + 1)
  return chosen === undefined ? undefined : { host, port: chosen }
}
