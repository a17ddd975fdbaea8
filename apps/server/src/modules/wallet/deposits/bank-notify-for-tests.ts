// SPDX-License-Identifier: Apache-2.0
import { bankTransferProvider } from '../../../adapters/payments/bank-transfer/index.ts'
import { signatureHeader, signLine, timestampHeader } from '../../../adapters/payments/bank-transfer/sepay.ts'
import { systemChance } from '../../../platform/chance/chance.ts'
import { notifierOwner, openPayAccount, setNotifier } from '../index.ts'
import { requestId, type TestMember, type WalletTestServer } from '../wallet-for-tests.ts'

export const bankAccountNumber = '0123 456 789'
export const notifyKey = 'a key that only the bank and we know, 43 signs'

/** Opens a payment account for bank transfers about which a notification service reports. */
export async function openNotifiedAccount(bank: WalletTestServer, id = 'notified'): Promise<void> {
  const { platform, modules } = bank.server
  const sealedKey = modules.identity.deps.vault.seal(notifyKey, notifierOwner(id))
  await platform.database.transaction(async (tx) => {
    const details = { bankName: 'First Test Bank', accountNumber: bankAccountNumber, holder: 'An Operator' }
    const account = { id, provider: bankTransferProvider, name: 'Bank transfer', type: 'bank' as const }
    await openPayAccount(tx, systemChance, { ...account, currency: 'USD', bank: details }, bank.clock.now())
    await setNotifier(tx, id, { protocol: 'sepay', sealedKey }, bank.clock.now())
  })
}

let lines = 0

/** A line of the statement as SePay sends it. */
export const lineOf = (part: Record<string, unknown> = {}) => ({
  id: ++lines,
  gateway: 'FirstTestBank',
  transactionDate: '2026-01-05 10:00:00',
  accountNumber: '0123456789',
  subAccount: null,
  code: null,
  content: 'transfer',
  transferType: 'in',
  description: '',
  transferAmount: 50,
  accumulated: 19_077_000,
  referenceCode: `MBVCB.${lines}`,
  ...part,
})

interface Sending {
  headers?: Record<string, string>
  account?: string
  /** Seconds by which the signature is older than now. */
  agedSeconds?: number
}

/** Sends a line with a right signature, unless the headers say otherwise. */
export function notify(
  bank: WalletTestServer,
  body: object | string,
  { headers, account = 'notified', agedSeconds = 0 }: Sending = {},
): Promise<Response> {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const timestamp = String(Math.floor(bank.clock.now() / 1000) - agedSeconds)
  return fetch(`${bank.publicUrl}/payments/${account}/notify`, {
    method: 'POST',
    body: text,
    headers: {
      'content-type': 'application/json',
      ...(headers ?? {
        [timestampHeader]: timestamp,
        [signatureHeader]: signLine(notifyKey, timestamp, Buffer.from(text)),
      }),
    },
  })
}

/** A member's open deposit at the notified account, and its code. */
export async function openTransfer(
  member: TestMember,
  { amount = 50, methodId = 'notified' } = {},
): Promise<{ depositId: string; code: string }> {
  const { envelope } = await member.client.call('wallet.deposit', {
    methodId,
    amount,
    requestId: requestId(),
  })
  if (!envelope.success) throw new Error(`The deposit was refused: ${envelope.message}`)
  return { depositId: envelope.value.depositId, code: envelope.value.bankTransfer?.matchCode ?? '' }
}
