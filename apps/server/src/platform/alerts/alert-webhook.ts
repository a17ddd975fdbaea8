// SPDX-License-Identifier: Apache-2.0
import { text } from '@tessera/texts'
import type { Chance } from '../chance/chance.ts'
import type { Clock } from '../clock/clock.ts'
import type { Log } from '../log/log.ts'
import type { Outbound } from '../outbound/outbound.ts'
import { textOfAlert } from './alert-kinds.ts'
import { pageOfAlert } from './alert-pages.ts'
import { createWebhookCall } from './call-webhook.ts'
import type { AlertNotice } from './operator-alerts.ts'

export interface AlertWebhookOptions {
  url: string
  /** `whsec_` and a key in base64. */
  secret: string
  outbound: Outbound
  clock: Clock
  chance: Chance
  log: Log
  /** The address of the console. */
  console: string
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

interface Letter {
  id: string
  body: string
  notice: AlertNotice
  tries: number
}

/**
 * Calls an address of the operator for each alert, signed as in Standard Webhooks. Alerts wait in memory and
 * are sent one at a time. A call without a 2xx answer is retried with growing delays and given up after the
 * last one; the alert itself stays in the console and in the log.
 */
export function createAlertWebhook(options: AlertWebhookOptions): AlertWebhook {
  const { log, delaysMs = usualDelaysMs, mostWaiting = usualMostWaiting } = options
  const call = createWebhookCall(options)
  const line: Letter[] = []
  const timers = new Set<NodeJS.Timeout>()
  let underWay: Promise<void> | undefined
  let closed = false

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
      line.push(letterOf(notice, options))
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

/**
 * Calls the webhook once with an alert that says it is a test, as it is called for any other. Throws with the reason when
 * it is not taken.
 */
export async function testAlertWebhook(
  options: Pick<AlertWebhookOptions, 'url' | 'secret' | 'outbound' | 'clock' | 'chance' | 'console'>,
): Promise<void> {
  const nowMs = options.clock.now()
  const notice = {
    kind: 'test',
    reference: 'npm run setup -- status',
    times: 1,
    firstAtMs: nowMs,
    lastAtMs: nowMs,
  }
  await createWebhookCall(options)(letterOf(notice, options))
}

/** A notice as it is sent, with an id that every try has. */
function letterOf(
  notice: AlertNotice,
  { chance, console }: Pick<AlertWebhookOptions, 'chance' | 'console'>,
): Letter {
  const { kind, reference, times, firstAtMs, lastAtMs } = notice
  const data = {
    kind,
    message: text('en', textOfAlert(kind)),
    reference,
    times,
    firstAt: new Date(firstAtMs).toISOString(),
    lastAt: new Date(lastAtMs).toISOString(),
    page: `${console}${pageOfAlert(kind)}`,
  }
  const body = JSON.stringify({ type: 'operator.alert', timestamp: data.lastAt, data })
  return { id: `msg_${chance.bytes(12).toString('hex')}`, body, notice, tries: 0 }
}
