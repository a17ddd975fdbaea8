// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { bankTransferProvider } from '../../adapters/payments/bank-transfer/index.ts'
import { units } from '@tessera/rules/money'
import { operatorAccount, post } from '../../modules/ledger/index.ts'
import { openPayAccount } from '../../modules/wallet/index.ts'
import { sql } from '../../platform/db/index.ts'
import { freshIp } from './fresh-ip.ts'
import type { Thing } from './thing.ts'

const account = {
  id: 'transfer',
  provider: bankTransferProvider,
  name: 'Bank transfer',
  type: 'bank',
  currency: 'USD',
  bank: { bankName: 'First Test Bank', accountNumber: '12345678', holder: 'An Operator' },
} as const

/** Deposits that operators decide about. */
export const depositKinds = {
  bankTransfer: {
    owner: 'platform',
    async make({ server }, { client }) {
      const { database, chance, clock } = server.platform
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
  suspensePayment: {
    owner: 'platform',
    async make({ server }) {
      const { database, chance, clock } = server.platform
      const eventId = `line:${randomUUID()}`
      return database.transaction(async (tx) => {
        await openPayAccount(tx, chance, account, clock.now())
        const from = await operatorAccount(tx, `deposits:${account.id}`, 'USD')
        const to = await operatorAccount(tx, 'suspense', 'USD')
        await post(tx, [
          { from, to, amount: units(50), cause: 'test', externalId: eventId, kind: 'suspense' },
        ])
        await tx.query(sql`
          insert into payment_event (account_id, event_id, state, amount, currency, body_hash, received_at)
          values (${account.id}, ${eventId}, 'paid', ${units(50)}, 'USD', 'x', ${new Date(clock.now())})`)
        const row = await tx.one<{ id: string }>(sql`
          insert into suspense_payment (id, account_id, event_id, reason, amount, currency, created_at)
          values (gen_random_uuid(), ${account.id}, ${eventId}, 'unknownPayment', ${units(50)}, 'USD', ${new Date(clock.now())})
          returning id`)
        return row?.id
      })
    },
  },
} satisfies Record<string, Thing>
