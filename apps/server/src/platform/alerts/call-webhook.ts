// SPDX-License-Identifier: Apache-2.0
import { createHmac } from 'node:crypto'
import type { Clock } from '../clock/clock.ts'
import type { Outbound } from '../outbound/outbound.ts'

const patienceMs = 5_000
const mostAnswerBytes = 16 * 1024

/**
 * The signature that a receiver checks: Standard Webhooks, HMAC-SHA-256 over id, time and body. `key` holds
 * the bytes after `whsec_`.
 */
export const signWebhook = (
  key: Buffer,
  { id, seconds, body }: { id: string; seconds: number; body: string },
): string => `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`

/** Calls the address of an operator with a signed body; throws without a 2xx answer. */
export function createWebhookCall({
  url,
  secret,
  outbound,
  clock,
}: {
  url: string
  secret: string
  outbound: Outbound
  clock: Clock
}): (letter: { id: string; body: string }) => Promise<void> {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  return async ({ id, body }) => {
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
}
