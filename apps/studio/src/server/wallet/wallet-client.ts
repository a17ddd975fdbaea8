import type { KeyObject } from 'node:crypto'
import type { GameCode } from '../../protocol.ts'
import { signatureHeader, signatureOf } from '../keys.ts'
import { readWireAnswer, type WireAnswer } from './wire-answer.ts'

/** The studio's own games, or the slot that stands in for demonstration vendors: two contracts with the operator. */
export type WalletAccount = 'own' | 'sandbox'
export const walletAccountOf = (game: GameCode): WalletAccount => (game === 'sample' ? 'sandbox' : 'own')

export type WirePath = '/wallet/check' | '/user/balance' | '/transaction/bet' | '/transaction/win' | '/transaction/rollback'

/** The operator's wallet. Undefined means that nobody knows what became of the call: no answer, or none that is one. */
export interface WalletClient {
  send(path: WirePath, body: string, account: WalletAccount): Promise<WireAnswer | undefined>
}

export interface WalletClientOptions {
  /** Base of the wire of each contract, without a slash at the end. */
  readonly walletUrls: Readonly<Record<WalletAccount, string>>
  readonly key: KeyObject
  readonly timeoutMs: number
}

const MAXIMUM_ANSWER_CHARACTERS = 16_384

/** Speaks the operator side of Hub88 over HTTP, each body signed with the studio's key. Never throws. */
export function createWalletClient(options: WalletClientOptions): WalletClient {
  return {
    async send(path, body, account) {
      try {
        const response = await fetch(`${options.walletUrls[account]}${path}`, {
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
