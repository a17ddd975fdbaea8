// SPDX-License-Identifier: Apache-2.0
import type { KeyObject } from 'node:crypto'
import { request } from 'node:http'
import { request as requestSecurely } from 'node:https'
import { postSigned, signatureHeader, signatureOf, type Signing } from '../signed.ts'

/** What a wallet answered; fields that are missing or of another type are undefined. */
export interface Answer {
  readonly http: number
  readonly status: string
  readonly requestId: string | undefined
  readonly user: string | undefined
  readonly currency: string | undefined
  readonly balance: bigint | undefined
  readonly text: string
}

/** The calls of one vendor account to one wallet. */
export interface WalletWire {
  readonly key: KeyObject
  send(path: string, body: string, signing?: Signing): Promise<Answer>
  /** Sends a body and hangs up before the answer. */
  hangUp(path: string, body: string): Promise<void>
  /** Any other request, for its HTTP status. */
  statusOf(path: string, method: string, body?: string): Promise<number>
}

/** Speaks the operator side of the Hub88 seamless wallet at this address; a call that takes longer than the limit throws. */
export function createWalletWire(url: string, key: KeyObject, callLimitMs: number): WalletWire {
  return {
    key,
    async send(path, body, signing = { key }) {
      const { http, text } = await postSigned(`${url}${path}`, body, signing, callLimitMs)
      return readAnswer(http, text)
    },
    hangUp: (path, body) =>
      new Promise((done) => {
        const target = new URL(`${url}${path}`)
        const call = (target.protocol === 'https:' ? requestSecurely : request)(target, {
          method: 'POST',
          agent: false,
          headers: {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
            [signatureHeader]: signatureOf(body, key),
          },
        })
        call.on('error', () => undefined)
        call.once('close', done)
        call.end(body, () => call.destroy())
      }),
    async statusOf(path, method, body) {
      const response = await fetch(`${url}${path}`, {
        method,
        ...(body === undefined ? {} : { body }),
        redirect: 'manual',
        signal: AbortSignal.timeout(callLimitMs),
        headers: body === undefined ? {} : { [signatureHeader]: signatureOf(body, key) },
      })
      await response.body?.cancel()
      return response.status
    },
  }
}

/** A number as it was written: a balance must not become a float. */
class Digits {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}
const withDigits = (_key: string, value: unknown, context?: { source?: string }): unknown =>
  typeof value === 'number' ? new Digits(context?.source ?? String(value)) : value

function readAnswer(http: number, text: string): Answer {
  const fields = new Map<string, unknown>()
  try {
    for (const [name, value] of Object.entries(JSON.parse(text, withDigits) as object))
      fields.set(name, value)
  } catch {
    // Then it has no status, which no scenario expects.
  }
  const textOf = (name: string): string | undefined => {
    const value = fields.get(name)
    return typeof value === 'string' ? value : undefined
  }
  const balance = fields.get('balance')
  return {
    http,
    status: textOf('status') ?? '',
    requestId: textOf('request_uuid'),
    user: textOf('user'),
    currency: textOf('currency'),
    balance:
      balance instanceof Digits && /^-?\d{1,19}$/.test(balance.text) ? BigInt(balance.text) : undefined,
    text: text.slice(0, 300),
  }
}
