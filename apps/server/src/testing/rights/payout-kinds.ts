// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { freshIp } from './fresh-ip.ts'
import type { Thing } from './thing.ts'

/** What withdrawals are paid over. */
export const payoutKinds = {
  payoutAccount: {
    owner: 'platform',
    async make({ operators: { admin } }) {
      const id = `spare-${randomUUID().slice(0, 8)}`
      await admin.call(
        'backoffice.addPayoutAccount',
        {
          ...{ id, provider: 'sandbox-payouts', name: 'Spare', currency: 'USD' },
          ...{ url: 'https://payouts.example', secret: randomUUID() },
        },
        { ip: freshIp() },
      )
      return id
    },
  },
  refusedPayee: {
    owner: 'platform',
    async make({ operators: { admin } }, { brand }) {
      const { envelope } = await admin.call(
        'backoffice.refusePayee',
        { brandCode: brand, kind: 'account', label: randomUUID(), reason: 'a reason' },
        { ip: freshIp() },
      )
      return envelope.value[0]?.id
    },
  },
} satisfies Record<string, Thing>
