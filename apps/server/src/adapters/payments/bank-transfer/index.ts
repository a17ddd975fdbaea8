// SPDX-License-Identifier: Apache-2.0
import { drawMatchCode } from '@tessera/rules/wallet/match-code'
import type { PaymentProvider } from '../../../modules/wallet/ports.ts'
import type { Chance } from '../../../platform/chance/chance.ts'

export const bankTransferProvider = 'bank-transfer'

/**
 * Plain bank transfers: payers are shown a bank account of the operator and a code, and an operator records
 * what came in. Nobody outside is asked, and nobody notifies.
 */
export const createBankTransfer = ({ chance }: { chance: Chance }): PaymentProvider => ({
  provider: bankTransferProvider,
  answersAtOnce: true,
  async createDeposit(account) {
    if (!account.bank) throw new Error(`the payment account ${account.id} has no bank account`)
    return { providerRef: drawMatchCode(chance.below), view: { kind: 'details', bank: account.bank } }
  },
  verifyNotification: () => false,
  parseNotification: () => undefined,
  acknowledge: () => ({ status: 404, body: '' }),
})
