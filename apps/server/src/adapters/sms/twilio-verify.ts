// SPDX-License-Identifier: Apache-2.0
import type { SmsCarrier } from '../../modules/outbox/ports.ts'
import type { Outbound } from '../../platform/outbound/outbound.ts'
import { postSafely, statusOf } from './post-safely.ts'

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
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  const headers = { 'content-type': 'application/x-www-form-urlencoded', authorization }
  const service = `${baseUrl.replace(/\/$/, '')}/v2/Services/${encodeURIComponent(serviceSid)}`
  const post = (path: string, fields: Record<string, string>): Promise<string> =>
    postSafely(outbound, `${service}/${path}`, headers, new URLSearchParams(fields).toString())
  return {
    name: 'twilio',
    send: () => Promise.reject(new Error('this carrier sends codes of its own only')),
    async test() {
      const status = await statusOf(outbound, service, { method: 'GET', headers: { authorization } })
      if (status === 404) throw new Error('there is no such service in this account (404)')
      if (status !== 200) throw new Error(`the service answers ${status}`)
      return `${new URL(baseUrl).host} knows the service and takes our token`
    },
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
