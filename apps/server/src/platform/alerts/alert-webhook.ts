// SPDX-License-Identifier: Apache-2.0
import { createHmac } from 'node:crypto'
import type { Chance } from '../chance/chance.ts'
import type { Clock } from '../clock/clock.ts'
import type { Log } from '../log/log.ts'
import type { Outbound } from '../outbound/outbound.ts'
import type { AlertNotice } from './operator-alerts.ts'

export interface AlertWebhookOptions {
  url: string
  /** `whsec_` and a key in base64. */
  secret: string
  outbound: Outbound
  clock: Clock
  chance: Chance
  log: Log
  /** Where a person reads more: the console's page of alerts. */
  page: string
  /** Waiting time before each further try, in ms. */
  delaysMs?: readonly number[]
  /** How many alerts may wait; one more is dropped, and the log says so. */
  mostWaiting?: number
}

export interface AlertWebhook {
  /** Has the webhook called soon; never throws and never waits. */
  notify(notice: AlertNotice): void
  /** Alerts that wait or are being sent. */
  waiting(): number
  /** Starts no further try and waits for the one under way. */
  close(): Promise<void>
}

const usualDelaysMs = [1_000, 10_000, 60_000, 300_000, 900_000]
const usualMostWaiting = 100
const patienceMs = 5_000
const mostAnswerBytes = 16 * 1024

interface Letter {
  id: string
  body: string
  notice: AlertNotice
  tries: number
}

/**
 * The signature that a receiver checks: Standard Webhooks, HMAC-SHA-256 over id, time and body. `key` holds
 * the bytes after `whsec_`.
 */
export const signWebhook = (
  key: Buffer,
  { id, seconds, body }: { id: string; seconds: number; body: string },
): string => `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`

/**
 * Calls an address of the operator for each alert, signed as in Standard Webhooks. Alerts wait in memory and
 * are sent one at a time. A call without a 2xx answer is retried with growing delays and given up after the
 * last one; the alert itself stays in the console and in the log.
 */
export function createAlertWebhook({
  url,
  secret,
  outbound,
  clock,
  chance,
  log,
  page,
  delaysMs = usualDelaysMs,
  mostWaiting = usualMostWaiting,
}: AlertWebhookOptions): AlertWebhook {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const line: Letter[] = []
  const timers = new Set<NodeJS.Timeout>()
  let underWay: Promise<void> | undefined
  let closed = false

  async function call({ id, body }: Letter): Promise<void> {
    const seconds = Math.floor(clock.now() / 1000)
    const answer = await outbound(url, {
      method: 'POST',
      body,
      mostBytes: mostAnswerBytes,
      signal: AbortSignal.timeout(patienceMs),
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(seconds),
        'webhook-signature': signWebhook(key, { id, seconds, body }),
      },
    })
    if (!answer.ok) throw new Error(`it answered ${answer.status}`)
  }

  async function workOff(): Promise<void> {
    for (let letter = line.shift(); letter && !closed; letter = line.shift()) {
      const at = letter
      await call(at).catch((error: unknown) =>
        tryLater(at, error instanceof Error ? error.message : String(error)),
      )
    }
    underWay = undefined
  }

  function begin(): void {
    if (!closed) underWay ??= workOff()
  }

  function tryLater(letter: Letter, reason: string): void {
    const delayMs = delaysMs[letter.tries]
    letter.tries += 1
    const { kind, reference } = letter.notice
    if (delayMs === undefined)
      return log.error(
        { kind, reference, tries: letter.tries, reason },
        'the alert webhook was not reached; nobody outside was told',
      )
    log.warn(
      { kind, reference, tries: letter.tries, reason },
      'the alert webhook was not reached; it is tried again',
    )
    const timer = setTimeout(() => {
      timers.delete(timer)
      line.push(letter)
      begin()
    }, delayMs)
    timer.unref()
    timers.add(timer)
  }

  const waiting = (): number => line.length + timers.size + (underWay ? 1 : 0)

  return {
    waiting,
    notify(notice) {
      const { kind, reference } = notice
      if (closed || waiting() >= mostWaiting)
        return log.error({ kind, reference }, 'too many alerts wait for the webhook; nobody outside was told')
      const { times, firstAtMs, lastAtMs } = notice
      const data = {
        kind,
        reference,
        times,
        firstAt: new Date(firstAtMs).toISOString(),
        lastAt: new Date(lastAtMs).toISOString(),
        page,
      }
      const body = JSON.stringify({ type: 'operator.alert', timestamp: data.lastAt, data })
      line.push({ id: `msg_${chance.bytes(12).toString('hex')}`, body, notice, tries: 0 })
      begin()
    },
    async close() {
      closed = true
      const left = waiting() - (underWay ? 1 : 0)
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
      if (left > 0)
        log.warn({ alerts: left }, 'this process ends before the alert webhook was told of everything')
      await underWay
    },
  }
}
