// SPDX-License-Identifier: Apache-2.0
import type { KeyObject } from 'node:crypto'
import { CurrencyRefused, VendorBusy, type VendorAccount } from '../../../modules/play/ports.ts'
import { OutboundRefused, type Outbound } from '../../../platform/outbound/outbound.ts'
import { signatureHeader, signatureOf } from './signature.ts'

/** A player waits for this answer, and an open request must not outlast their patience. */
const replyTimeoutMs = 5_000
const maxReplyBytes = 8 * 1024 * 1024

export interface VendorClientDeps {
  operatorKey: () => KeyObject
  outbound: Outbound
  /** Tests of timeouts replace it. */
  timeoutMs?: number
}

/** Signed requests to a vendor. */
export interface VendorClient {
  /** The vendor's response, whatever it is; throws when there is none. */
  send(account: VendorAccount, path: string, payload: object, timeoutMs?: number): Promise<Response>
  /** The vendor's answer; throws when it is none. */
  post(
    account: VendorAccount,
    path: string,
    payload: object,
    timeoutMs?: number,
  ): Promise<Record<string, unknown>>
}

export function createVendorClient(deps: VendorClientDeps): VendorClient {
  const send: VendorClient['send'] = async (account, path, payload, timeoutMs = replyTimeoutMs) => {
    if (account.baseUrl === '') throw new Error(`the vendor account ${account.id} has no Games API address`)
    const body = JSON.stringify(payload)
    return deps
      .outbound(`${account.baseUrl.replace(/\/$/, '')}/operator/generic/v2${path}`, {
        method: 'POST',
        body,
        mostBytes: maxReplyBytes,
        signal: AbortSignal.timeout(deps.timeoutMs ?? timeoutMs),
        headers: {
          'content-type': 'application/json',
          [signatureHeader]: signatureOf(body, deps.operatorKey()),
        },
      })
      .catch((error: unknown) => {
        throw new Error(
          `the vendor ${account.id} could not be reached${error instanceof OutboundRefused ? `: ${error.message}` : ''}`,
          { cause: error },
        )
      })
  }
  return {
    send,
    post: async (account, path, payload, timeoutMs) =>
      readAnswer(await send(account, path, payload, timeoutMs), path),
  }
}

/** The JSON object of a response; throws CurrencyRefused when the vendor does not know the currency, VendorBusy when it takes nobody more. */
export async function readAnswer(response: Response, path: string): Promise<Record<string, unknown>> {
  const answer = await readJson(response)
  if (response.status >= 400 && response.status < 500 && /currency/i.test(text(answer['error'])))
    throw new CurrencyRefused(`the vendor answered ${path} with ${text(answer['error']).slice(0, 100)}`)
  if (response.status === 429) throw new VendorBusy(`the vendor answered ${path} with HTTP 429`)
  if (!response.ok) throw new Error(`the vendor answered ${path} with HTTP ${response.status}`)
  return answer
}

async function readJson(response: Response): Promise<Record<string, unknown>> {
  const text = await response.text()
  try {
    const value = JSON.parse(text) as unknown
    if (value !== null && typeof value === 'object') return value as Record<string, unknown>
  } catch {
    /* said below */
  }
  throw new Error(`the vendor answered HTTP ${response.status} without a JSON object`)
}

export const text = (value: unknown): string => (typeof value === 'string' ? value : '')
