// SPDX-License-Identifier: Apache-2.0
import { amountText } from '@tessera/rules/money'
import { payoutKinds } from '@tessera/rules/wallet/payout-kinds'
import { z } from 'zod'
import type {
  PayoutAccount,
  PayoutOrder,
  PayoutOutcome,
  PayoutProvider,
} from '../../../modules/wallet/ports.ts'
import type { Outbound } from '../../../platform/outbound/outbound.ts'
import { signatureHeader, signRequest } from './signature.ts'

export const sandboxPayoutProvider = 'sandbox-payouts'

const Answer = z.object({
  id: z.string(),
  amount: z.string(),
  currency: z.string(),
  state: z.enum(['pending', 'paid', 'failed']),
  reason: z.string().default(''),
})
const Absent = z.object({ state: z.literal('absent') })

/** The sandbox payout bank as the wallet sees it: it is reached only over HTTP. */
export function createSandboxPayouts({
  outbound,
  patienceMs = 10_000,
}: {
  outbound: Outbound
  patienceMs?: number
}): PayoutProvider {
  async function request(
    account: PayoutAccount,
    order: PayoutOrder,
    method: 'PUT' | 'GET',
  ): Promise<PayoutOutcome> {
    const url = new URL(`${account.url}/payouts/${account.id}/${order.id}`)
    const body = method === 'PUT' ? bodyOf(order) : ''
    try {
      const response = await outbound(url, {
        method,
        headers: {
          'content-type': 'application/json',
          [signatureHeader]: signRequest(account.secret, method, url.pathname, body),
        },
        ...(method === 'PUT' ? { body } : {}),
        signal: AbortSignal.timeout(patienceMs),
      })
      return outcomeOf(order, response.status, await response.text())
    } catch (error) {
      return unknown(
        error instanceof Error && error.name === 'TimeoutError' ? 'no answer in time' : 'not reached',
      )
    }
  }
  return {
    provider: sandboxPayoutProvider,
    pays: payoutKinds,
    send: (account, order) => request(account, order, 'PUT'),
    status: (account, order) => request(account, order, 'GET'),
  }
}

const unknown = (reason: string): PayoutOutcome => ({ state: 'unknown', reason })

const bodyOf = ({ currency, bankName, accountNumber, holder, ...order }: PayoutOrder): string =>
  JSON.stringify({ amount: amountText(order.amount), currency, bankName, accountNumber, holder })

/** Only an answer about exactly this payment counts; anything else leaves it unknown. */
function outcomeOf(order: PayoutOrder, status: number, text: string): PayoutOutcome {
  const json = parsed(text)
  if (status === 404 && Absent.safeParse(json).success) return { state: 'absent' }
  if (status !== 200) return unknown(`answered ${status}`)
  const { success, data } = Answer.safeParse(json)
  if (!success) return unknown('answered something else')
  if (data.id !== order.id || data.amount !== amountText(order.amount) || data.currency !== order.currency)
    return unknown('answered about another payment')
  return data.state === 'failed' ? { state: 'failed', reason: data.reason } : { state: data.state }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
