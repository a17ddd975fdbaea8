// SPDX-License-Identifier: Apache-2.0
import { requestHeaders, type Metrics } from '@tessera/telemetry'
import type { KeyObject } from 'node:crypto'
import { signatureHeader, signatureOf } from '../keys.ts'
import { isOwnWireCode } from './wire-bodies.ts'
import { readWireAnswer, type WireAnswer } from './wire-answer.ts'

/**
 * The contracts with the operator: the studio's own games, the slots of demonstration vendors,
 * and the same for players with a transfer wallet here.
 */
export type WalletAccount = 'own' | 'sandbox' | 'transfer'
export function walletAccountOf(of: { wireCode: string; transfer: boolean }): WalletAccount {
  if (of.transfer) return 'transfer'
  return isOwnWireCode(of.wireCode) ? 'own' : 'sandbox'
}

export type WirePath =
  | '/wallet/check'
  | '/user/balance'
  | '/transaction/bet'
  | '/transaction/win'
  | '/transaction/rollback'

/**
 * The operator's wallet. Undefined means that the result of the call is unknown: no answer, or an invalid
 * one.
 */
export interface WalletClient {
  send(path: WirePath, body: string, account: WalletAccount): Promise<WireAnswer | undefined>
}

export interface WalletClientOptions {
  /** Base address of the wire of each contract, without a slash at the end. */
  readonly walletUrls: Readonly<Record<WalletAccount, string>>
  readonly key: KeyObject
  readonly timeoutMs: number
  readonly metrics: Metrics
}

const MAXIMUM_ANSWER_CHARACTERS = 16_384

/** Calls an operator's Hub88 wallet over HTTP, each body signed with the studio's key. Never throws. */
export function createWalletClient(options: WalletClientOptions): WalletClient {
  const calls = options.metrics.counter(
    'tessera_studio_wallet_calls_total',
    "Calls to the operator's wallet, by command and result",
    ['command', 'result'],
  )
  const durations = options.metrics.timing(
    'tessera_studio_wallet_call_duration_seconds',
    "How long calls to the operator's wallet took, by command",
    ['command'],
  )
  const answered = (
    path: WirePath,
    began: number,
    answer: WireAnswer | undefined,
  ): WireAnswer | undefined => {
    calls.of(path.slice(1), answer?.status ?? 'no answer').add()
    durations.of(path.slice(1)).observe((performance.now() - began) / 1_000)
    return answer
  }
  return {
    async send(path, body, account) {
      const began = performance.now()
      try {
        const response = await fetch(`${options.walletUrls[account]}${path}`, {
          method: 'POST',
          body,
          redirect: 'error',
          signal: AbortSignal.timeout(options.timeoutMs),
          headers: {
            ...requestHeaders(),
            'content-type': 'application/json',
            [signatureHeader]: signatureOf(body, options.key),
          },
        })
        const text = await response.text()
        return answered(
          path,
          began,
          response.ok && text.length <= MAXIMUM_ANSWER_CHARACTERS ? readWireAnswer(text) : undefined,
        )
      } catch {
        return answered(path, began, undefined)
      }
    },
  }
}
