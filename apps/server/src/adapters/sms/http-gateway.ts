// SPDX-License-Identifier: Apache-2.0
import type { SmsCarrier } from '../../modules/outbox/ports.ts'
import type { Outbound } from '../../platform/outbound/outbound.ts'
import { postSafely, statusOf } from './post-safely.ts'

export interface HttpGateway {
  url: string
  /** Value of the Authorization header; empty sends none. */
  authorization: string
  /** With {to} and {text}; JSON when it begins with a brace, else form-encoded. */
  body: string
}

/** A value escaped for a JSON text or a form. */
const fill = (body: string, isJson: boolean, values: Record<string, string>): string =>
  body.replace(/\{(to|text)\}/g, (_, name: string) =>
    isJson ? JSON.stringify(values[name]).slice(1, -1) : encodeURIComponent(values[name] ?? ''),
  )

/** Any gateway that accepts a POST: the operator defines the body. */
export function createHttpGateway({ url, authorization, body }: HttpGateway, outbound: Outbound): SmsCarrier {
  const isJson = body.trimStart().startsWith('{"') || body.trimStart().startsWith('{ ')
  const headers = {
    'content-type': isJson ? 'application/json' : 'application/x-www-form-urlencoded',
    ...(authorization === '' ? {} : { authorization }),
  }
  return {
    name: 'http',
    async send({ to, text }) {
      await postSafely(outbound, url, headers, fill(body, isJson, { to, text }))
    },
    async test() {
      if (!body.includes('{to}') || !body.includes('{text}'))
        throw new Error('the body of the request names no {to} or no {text}')
      const status = await statusOf(outbound, url, {
        method: 'HEAD',
        headers: authorization === '' ? {} : { authorization },
      })
      if (status === 401 || status === 403) throw new Error(`the gateway refuses our key (${status})`)
      if (status >= 500) throw new Error(`the gateway answers ${status}`)
      return `${new URL(url).host} answers; only a first message shows whether it takes ours`
    },
  }
}
