// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { bankTransferProvider } from '../../adapters/payments/bank-transfer/index.ts'
import { units } from '@tessera/rules/money'
import { operatorAccount, post } from '../../modules/ledger/index.ts'
import { openPayAccount } from '../../modules/wallet/index.ts'
import { sql } from '../../platform/db/index.ts'
import type { Platform } from '../../platform/platform.ts'
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

/** A compared statement with one open difference. */
async function statement({ platform }: { platform: Platform }) {
  const { database, chance, clock } = platform
  const [statementId, differenceId] = [randomUUID(), randomUUID()]
  const now = new Date(clock.now())
  await database.transaction(async (tx) => {
    await openPayAccount(tx, chance, account, clock.now())
    await tx.query(sql`
      insert into payment_statement (id, account_id, file_name, digest, from_day, to_day, lines, outside, matched, uploaded_by, uploaded_at)
      values (${statementId}, ${account.id}, 'x', ${statementId}, '2020-01-01', '2020-01-01', 1, 0, 0, 'x', ${now})`)
    await tx.query(sql`
      insert into payment_difference (id, statement_id, number, kind, reason, reference, content, their_amount, their_currency, happened_at)
      values (${differenceId}, ${statementId}, 0, 'missingHere', 'unknown', 'x', '', ${units(5)}, 'USD', ${now})`)
  })
  return { statementId, differenceId }
}

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
  paymentAccount: {
    owner: 'platform',
    async make({ server }) {
      const { database, chance, clock } = server.platform
      await database.transaction((tx) => openPayAccount(tx, chance, account, clock.now()))
      return account.id
    },
  },
  paymentStatement: { owner: 'platform', make: async ({ server }) => (await statement(server)).statementId },
  paymentDifference: {
    owner: 'platform',
    make: async ({ server }) => (await statement(server)).differenceId,
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
