// SPDX-License-Identifier: Apache-2.0
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { EnvironmentError } from '@tessera/server-kit/environment/read-variables'
import { readEnvironment, rootFolder } from './environment.ts'

function problemsOf(source: Record<string, string>): string[] {
  try {
    readEnvironment(source)
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems
    throw error
  }
  return []
}

it('starts a demo installation on this machine alone when nothing is set', () => {
  expect(readEnvironment({})).toEqual({
    mode: 'demo',
    roles: ['api', 'live', 'worker'],
    host: '127.0.0.1',
    port: 3000,
    studioPort: 3001,
    publicUrl: 'http://localhost:3000',
    studioUrl: 'http://localhost:3001',
    gameOrigins: [],
    outboundOrigins: ['http://localhost:3001', 'http://127.0.0.1:3001'],
    dataDir: join(rootFolder, '.data'),
    cell: 0,
    databaseUrl: undefined,
    drainMilliseconds: 0,
    logLevel: 'info',
    trustedProxies: [],
    drawAhead: true,
    accessLog: false,
  })
})

it('puts the studio on the next port and follows PORT in both addresses', () => {
  expect(readEnvironment({ PORT: '4100' })).toMatchObject({
    studioPort: 4101,
    publicUrl: 'http://localhost:4100',
    studioUrl: 'http://localhost:4101',
  })
})

it('reads every variable', () => {
  expect(
    readEnvironment({
      MODE: 'production',
      HOST: '0.0.0.0',
      PORT: '80',
      STUDIO_PORT: '81',
      PUBLIC_URL: 'https://play.example.com/',
      STUDIO_URL: 'https://games.example.com',
      GAME_ORIGINS: 'https://games.acme.example, https://play.other.example/',
      OUTBOUND_ORIGINS: 'http://games.internal:3001',
      DATA_DIR: '/srv/tessera',
      CELL_NUMBER: '7',
      DATABASE_URL: 'postgresql://owner:secret@db.internal/tessera',
      LOG_LEVEL: 'warn',
      TRUSTED_PROXIES: '10.0.0.0/8, 127.0.0.1',
      DRAW_AHEAD: 'no',
      ROLES: 'live, worker, live',
      LEAST_FREE_DISK_MB: '100',
      DRAIN_SECONDS: '10',
      METRICS_PORT: '9464',
      METRICS_HOST: '0.0.0.0',
      ACCESS_LOG: 'yes',
      SENTRY_DSN: 'https://key@errors.example.com/1',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20key, x-team = one',
      OTEL_TRACES_SAMPLER_ARG: '0.1',
    }),
  ).toEqual({
    mode: 'production',
    roles: ['live', 'worker'],
    host: '0.0.0.0',
    port: 80,
    studioPort: 81,
    publicUrl: 'https://play.example.com',
    studioUrl: 'https://games.example.com',
    gameOrigins: ['https://games.acme.example', 'https://play.other.example'],
    outboundOrigins: ['http://games.internal:3001', 'http://localhost:81', 'http://127.0.0.1:81'],
    dataDir: '/srv/tessera',
    cell: 7,
    databaseUrl: 'postgresql://owner:secret@db.internal/tessera',
    logLevel: 'warn',
    trustedProxies: ['10.0.0.0/8', '127.0.0.1'],
    drawAhead: false,
    drainMilliseconds: 10_000,
    leastFreeDiskBytes: 100 * 2 ** 20,
    metrics: { host: '0.0.0.0', port: 9464 },
    accessLog: true,
    sentryDsn: 'https://key@errors.example.com/1',
    traces: {
      endpoint: 'http://127.0.0.1:4318',
      headers: { authorization: 'Bearer key', 'x-team': 'one' },
      part: 0.1,
    },
  })
})

it('treats an empty variable as absent', () => {
  expect(readEnvironment({ PORT: '', DATABASE_URL: '  ' })).toMatchObject({
    port: 3000,
    databaseUrl: undefined,
  })
})

it('names every bad value at once', () => {
  const problems = problemsOf({
    MODE: 'live',
    ROLES: 'api,boss',
    HOST: 'a b',
    PORT: '80a',
    STUDIO_PORT: '70000',
    PUBLIC_URL: 'play.example.com',
    STUDIO_URL: 'https://x.example/games',
    GAME_ORIGINS: 'https://a.example, b.example',
    OUTBOUND_ORIGINS: 'games.internal',
    DATABASE_URL: 'mysql://db/tessera',
    LOG_LEVEL: 'loud',
    TRUSTED_PROXIES: '10.0.0.1, everybody',
    DRAW_AHEAD: 'perhaps',
  })
  expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
    'MODE',
    'ROLES',
    'HOST',
    'PORT',
    'STUDIO_PORT',
    'PUBLIC_URL',
    'STUDIO_URL',
    'GAME_ORIGINS',
    'OUTBOUND_ORIGINS',
    'DATABASE_URL',
    'LOG_LEVEL',
    'DRAW_AHEAD',
    'TRUSTED_PROXIES',
  ])
})

it('refuses a network that no address can be compared with', () => {
  for (const network of ['10.0.0.0/33', '999.1.1.1', '10.0.0.0/'])
    expect(problemsOf({ TRUSTED_PROXIES: network })).toEqual([expect.stringMatching(/^TRUSTED_PROXIES must/)])
})

it('lists all problems in the message', () => {
  expect(() => readEnvironment({ PORT: '0', LOG_LEVEL: 'loud' })).toThrow(
    /2 problems.*\n {2}- PORT must be .*\n {2}- LOG_LEVEL must be /,
  )
})

it('never repeats the database address, which may hold a password', () => {
  expect(problemsOf({ DATABASE_URL: 'mysql://owner:hunter2@db/tessera' }).join()).not.toContain('hunter2')
})

it.each<Record<string, string>>([{ PORT: '4000', STUDIO_PORT: '4000' }, { PORT: '65535' }])(
  'refuses ports that leave no room for the studio: %o',
  (source) => {
    expect(problemsOf(source)).toHaveLength(1)
  },
)

describe('the alert webhook', () => {
  const url = 'https://alerts.example.com/tessera'
  it('needs a secret of enough random bytes', () => {
    expect(
      readEnvironment({
        ALERT_WEBHOOK_URL: url,
        ALERT_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 1).toString('base64')}`,
      }).alertWebhook,
    ).toMatchObject({ url, minutes: 10 })
    expect(() => readEnvironment({ ALERT_WEBHOOK_URL: url })).toThrow('ALERT_WEBHOOK_SECRET must be set')
    const weak = () => readEnvironment({ ALERT_WEBHOOK_URL: url, ALERT_WEBHOOK_SECRET: 'whsec_c2hvcnQ=' })
    expect(weak).toThrow('24 to 64 random bytes')
    expect(weak).not.toThrow('c2hvcnQ')
    expect(() => readEnvironment({ ALERT_WEBHOOK_URL: 'alerts' })).toThrow(
      'ALERT_WEBHOOK_URL must be an address',
    )
  })
})

it('takes all settings of a bucket or none, and repeats no key', () => {
  const whole = {
    FILES_ENDPOINT: 'https://s3.example.com',
    FILES_BUCKET: 'site-files',
    FILES_ACCESS_KEY: 'key',
    FILES_SECRET_KEY: 'very-secret',
  }
  expect(readEnvironment(whole).fileBucket).toEqual({
    endpoint: 'https://s3.example.com',
    bucket: 'site-files',
    region: 'us-east-1',
    accessKey: 'key',
    secretKey: 'very-secret',
    pathStyle: true,
  })
  expect(readEnvironment({}).fileBucket).toBeUndefined()
  const { FILES_BUCKET: _, ...rest } = whole
  expect(() => readEnvironment(rest)).toThrow('FILES_BUCKET must be set when other FILES_ variables are')
  expect(() => readEnvironment({ ...whole, FILES_BUCKET: 'No Bucket' })).toThrow(
    /^(?!.*very-secret)[\s\S]*FILES_BUCKET must be the name of a bucket/,
  )
})

it('takes NATS servers with their files, and repeats no password', () => {
  expect(
    readEnvironment({ LIVE_URL: 'nats://tessera:pass@a,tls://b:4000', LIVE_CA_FILE: 'package.json' })
      .liveServers,
  ).toEqual({
    addresses: ['a:4222', 'b:4000'],
    tls: true,
    user: 'tessera',
    password: 'pass',
    caFile: join(rootFolder, 'package.json'),
  })
  expect(problemsOf({ LIVE_URL: 'redis://tessera:Top-Secret@a' })).toEqual([
    expect.stringMatching(/^LIVE_URL must look like nats:(?!.*Top-Secret)/),
  ])
  expect(problemsOf({ LIVE_CA_FILE: 'package.json' })).toEqual(['LIVE_CA_FILE needs LIVE_URL'])
  expect(problemsOf({ LIVE_URL: 'nats://a', LIVE_CREDENTIALS_FILE: 'no-such.creds' })).toEqual([
    'LIVE_CREDENTIALS_FILE must be an existing file',
  ])
})

describe('the receiver of metrics, errors and traces', () => {
  it('is refused when it is not an address, and reported without its key', () => {
    const problems = problemsOf({
      METRICS_PORT: 'many',
      ACCESS_LOG: 'perhaps',
      LEAST_FREE_DISK_MB: '-1',
      SENTRY_DSN: 'https://no-project:Top-Secret@errors.example.com',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'collector',
      OTEL_EXPORTER_OTLP_HEADERS: 'Top-Secret',
      OTEL_TRACES_SAMPLER_ARG: '2',
    })
    expect(problems.map((problem) => problem.split(' ')[0]).toSorted()).toEqual([
      'ACCESS_LOG',
      'LEAST_FREE_DISK_MB',
      'METRICS_PORT',
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      'OTEL_EXPORTER_OTLP_HEADERS',
      'OTEL_TRACES_SAMPLER_ARG',
      'SENTRY_DSN',
    ])
    expect(problems.join()).not.toContain('Top-Secret')
  })

  it('has its own port for metrics', () => {
    expect(problemsOf({ METRICS_PORT: '3001' })).toEqual([
      'METRICS_PORT must differ from PORT and STUDIO_PORT',
    ])
  })
})
