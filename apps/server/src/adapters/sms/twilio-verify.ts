// SPDX-License-Identifier: Apache-2.0
import type { SmsCarrier } from '../../modules/outbox/ports.ts'
import type { Outbound } from '../../platform/outbound/outbound.ts'
import { postSafely } from './post-safely.ts'

export interface TwilioVerify {
  baseUrl: string
  serviceSid: string
  accountSid: string
  authToken: string
}

/** Twilio Verify and compatible services: they make the codes, send them and check them. */
export function createTwilioVerify(
  { baseUrl, serviceSid, accountSid, authToken }: TwilioVerify,
  outbound: Outbound,
): SmsCarrier {
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
  }
  const post = (path: string, fields: Record<string, string>): Promise<string> =>
    postSafely(
      outbound,
      `${baseUrl.replace(/\/$/, '')}/v2/Services/${encodeURIComponent(serviceSid)}/${path}`,
      headers,
      new URLSearchParams(fields).toString(),
    )
  return {
    name: 'twilio',
    send: () => Promise.reject(new Error('this carrier sends codes of its own only')),
    verification: {
      async start(to) {
        await post('Verifications', { To: to, Channel: 'sms' })
      },
      async check(to, code) {
        return (
          (JSON.parse(await post('VerificationCheck', { To: to, Code: code })) as { status?: unknown })
            .status === 'approved'
        )
      },
    },
  }
}
