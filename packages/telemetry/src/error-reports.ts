// SPDX-License-Identifier: Apache-2.0
import { hideSecrets } from './hide-secrets.ts'

/** Sends errors to a collector. */
export interface ErrorReports {
  /** Takes the fields and the message of a log line about an error. Never throws and never waits. */
  take(fields: Record<string, unknown>, message: string): void
  /** Waits a moment for reports that are being sent. */
  close(): Promise<void>
}

export interface ErrorReportOptions {
  /** A DSN as of Sentry: https://KEY@HOST/PROJECT. */
  dsn: string
  /** The program, and its instance. */
  service: string
  environment: string
  release: string
  log: { warn(fields: object, message: string): void }
  now(): number
  hex(bytes: number): string
}

interface Address {
  url: string
  key: string
}
interface Given {
  name: string
  message: string
  stack: string
  cause?: unknown
}

const patienceMs = 5_000
const mostUnderWay = 10
const mostEachMinute = 60
const usualPauseMs = 60_000
const mostCauses = 5

/** Where reports go; undefined for anything that is not a DSN. */
export function addressOf(dsn: string): Address | undefined {
  const url = URL.parse(dsn)
  const [, path = '', project] = /^(.*)\/(\d+)$/.exec(url?.pathname ?? '') ?? []
  if (!url || !/^https?:$/.test(url.protocol) || url.username === '' || project === undefined)
    return undefined
  return { url: `${url.protocol}//${url.host}${path}/api/${project}/envelope/`, key: url.username }
}

/**
 * Sends Sentry envelopes, which other error collectors understand, too. A report contains the fields of the
 * log line, after secrets are hidden, and nothing of a request besides its id. At most 60 a minute are sent;
 * after "too many requests" sending pauses for a while. What is not accepted is dropped, because the log has
 * it.
 */
export function createErrorReports({ dsn, log, now, hex, ...about }: ErrorReportOptions): ErrorReports {
  const address = addressOf(dsn)
  if (!address) throw new Error('the address for error reports is none')
  const underWay = new Set<Promise<void>>()
  let [minute, sent, quietUntilMs] = [0, 0, 0]

  function mayReport(): boolean {
    const nowMs = now()
    if (Math.floor(nowMs / 60_000) !== minute) [minute, sent] = [Math.floor(nowMs / 60_000), 0]
    if (nowMs < quietUntilMs || underWay.size >= mostUnderWay || sent >= mostEachMinute) return false
    sent += 1
    return true
  }

  async function send(to: Address, body: string): Promise<void> {
    try {
      const answer = await fetch(to.url, {
        method: 'POST',
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMs),
        headers: {
          'content-type': 'application/x-sentry-envelope',
          'x-sentry-auth': `Sentry sentry_version=7, sentry_client=tessera/1, sentry_key=${to.key}`,
        },
      })
      await answer.body?.cancel()
      if (answer.ok) return
      if (answer.status === 429)
        quietUntilMs = now() + (Number(answer.headers.get('retry-after')) * 1_000 || usualPauseMs)
      log.warn({ status: answer.status }, 'an error report was not taken')
    } catch (error) {
      quietUntilMs = now() + usualPauseMs
      log.warn(
        { reason: error instanceof Error ? error.name : 'unknown' },
        'error reports cannot be sent; they stay in the log',
      )
    }
  }

  return {
    take(fields, message) {
      if (!mayReport()) return
      const work: Promise<void> = send(
        address,
        envelopeOf(eventOf(hideSecrets(fields), message, { ...about, id: hex(16), nowMs: now() })),
      ).finally(() => {
        underWay.delete(work)
      })
      underWay.add(work)
    },
    async close() {
      await Promise.all(underWay)
    },
  }
}

function envelopeOf(event: { event_id: string }): string {
  const written = JSON.stringify(event)
  return `${JSON.stringify({ event_id: event.event_id })}\n${JSON.stringify({ type: 'event', content_type: 'application/json', length: Buffer.byteLength(written) })}\n${written}\n`
}

function eventOf(
  fields: Record<string, unknown>,
  message: string,
  {
    id,
    nowMs,
    service,
    environment,
    release,
  }: { id: string; nowMs: number; service: string; environment: string; release: string },
) {
  const { error, request, reference, ...more } = fields
  return {
    event_id: id,
    timestamp: nowMs / 1_000,
    platform: 'node',
    level: 'error',
    logger: service,
    environment,
    release,
    message: { formatted: message },
    tags: Object.fromEntries(
      Object.entries({ service, request, reference }).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value]] : [],
      ),
    ),
    extra: more,
    ...(isNotified(error) && { exception: { values: exceptionsOf(error) } }),
  }
}

const isNotified = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && 'message' in value

/** The first cause first, as the protocol requires. */
function exceptionsOf(error: Given): object[] {
  const values: object[] = []
  for (let given: unknown = error; isNotified(given) && values.length < mostCauses; given = given.cause) {
    values.unshift({
      type: given.name,
      value: given.message,
      stacktrace: { frames: framesOf(String(given.stack)) },
    })
  }
  return values
}

const frame = /^\s*at (?:(.*?) \()?(.*?):(\d+):(\d+)\)?$/

/** The frames of a stack trace, the outermost call first. */
const framesOf = (stack: string): object[] =>
  stack
    .split('\n')
    .flatMap((line) => {
      const [, name = '?', file = '', row, column] = frame.exec(line) ?? []
      return file === ''
        ? []
        : [
            {
              function: name,
              filename: file,
              lineno: Number(row),
              colno: Number(column),
              in_app: !file.includes('node_modules') && !file.startsWith('node:'),
            },
          ]
    })
    .reverse()
