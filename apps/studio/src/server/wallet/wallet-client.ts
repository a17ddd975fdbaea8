import type { KeyObject } from 'node:crypto'
import { signatureHeader, signatureOf } from '../keys.ts'
import { readWireAnswer, type WireAnswer } from './wire-answer.ts'

export type WirePath = '/user/balance' | '/transaction/bet' | '/transaction/win' | '/transaction/rollback'

/** The operator's wallet. Undefined means that nobody knows what became of the call: no answer, or none that is one. */
export interface WalletClient {
  send(path: WirePath, body: string): Promise<WireAnswer | undefined>
}

export interface WalletClientOptions {
  /** Base of the wire, without a slash at the end. */
  readonly walletUrl: string
  readonly key: KeyObject
  readonly timeoutMs: number
}

const MAXIMUM_ANSWER_CHARACTERS = 16_384

/** Speaks the operator side of Hub88 over HTTP, each body signed with the studio's key. Never throws. */
export function createWalletClient(options: WalletClientOptions): WalletClient {
  return {
    async send(path, body) {
      try {
        const response = await fetch(`${options.walletUrl}${path}`, {
          method: 'POST', body, redirect: 'error', signal: AbortSignal.timeout(options.timeoutMs),
          headers: { 'content-type': 'application/json', [signatureHeader]: signatureOf(body, options.key) },
        })
        const text = await response.text()
        return response.ok && text.length <= MAXIMUM_ANSWER_CHARACTERS ? readWireAnswer(text) : undefined
      } catch {
        return undefined
      }
    },
  }
}
