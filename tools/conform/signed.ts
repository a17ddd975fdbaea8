// SPDX-License-Identifier: Apache-2.0
import { createPrivateKey, sign, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { CannotRun } from './scenario.ts'

export const signatureHeader = 'x-hub88-signature'

/** Base64 of RSASSA-PKCS1-v1_5 with SHA-256 over the exact bytes of a body. */
export function signatureOf(body: string, key: KeyObject): string {
  return sign('RSA-SHA256', Buffer.from(body), key).toString('base64')
}

/** The private key in a PEM file. */
export function readKey(file: string): KeyObject {
  try {
    return createPrivateKey(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new CannotRun(`The key ${file} cannot be read: ${error instanceof Error ? error.message : ''}`)
  }
}

/** How a body is signed: by the key, by another key, or with this very text; an empty one is left out. */
export type Signing = { readonly key: KeyObject } | { readonly signature: string }

/** Posts a body and answers the text, within a bounded time. Follows no redirect. */
export async function postSigned(
  url: string,
  body: string,
  signing: Signing,
  timeoutMs: number,
): Promise<{ http: number; text: string; headers: Headers }> {
  const signature = 'key' in signing ? signatureOf(body, signing.key) : signing.signature
  const response = await fetch(url, {
    method: 'POST',
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    headers: { 'content-type': 'application/json', ...(signature && { [signatureHeader]: signature }) },
  })
  return { http: response.status, text: await response.text(), headers: response.headers }
}

/** The five ways to sign a body wrongly. */
export function wrongSignings(body: string, key: KeyObject, stranger: KeyObject) {
  const right = signatureOf(body, key)
  return {
    wrongKey: { body, signing: { key: stranger } },
    flippedByte: {
      body: body.replace(/\d(?=[^\d]*$)/, (digit) => String((Number(digit) + 1) % 10)),
      signing: { signature: right },
    },
    noHeader: { body, signing: { signature: '' } },
    respaced: { body: JSON.stringify(JSON.parse(body), undefined, 1), signing: { signature: right } },
    otherSignature: {
      body,
      signing: { signature: right.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')) },
    },
  } satisfies Record<string, { body: string; signing: Signing }>
}
