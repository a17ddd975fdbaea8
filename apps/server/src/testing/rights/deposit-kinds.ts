// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { bankTransferProvider } from '../../adapters/payments/bank-transfer/index.ts'
import { openPayAccount } from '../../modules/wallet/index.ts'
import { freshIp } from './fresh-ip.ts'
import type { Thing } from './thing.ts'

/** Deposits that operators decide about. */
export const depositKinds = {
  bankTransfer: {
    owner: 'platform',
    async make({ server }, { client }) {
      const { database, chance, clock } = server.platform
      const account = {
        id: 'transfer',
        provider: bankTransferProvider,
        name: 'Bank transfer',
        type: 'bank',
        currency: 'USD',
        bank: { bankName: 'First Test Bank', accountNumber: '12345678', holder: 'An Operator' },
      } as const
      await database.transaction((tx) => openPayAccount(tx, chance, account, clock.now()))
      return (
        await client.call(
          'wallet.deposit',
          { methodId: account.id, amount: 50, requestId: randomUUID() },
          { ip: freshIp() },
        )
      ).envelope.value.depositId
    },
  },
} satisfies Record<string, Thing>
