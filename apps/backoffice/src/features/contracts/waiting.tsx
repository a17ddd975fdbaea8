// SPDX-License-Identifier: Apache-2.0
import { usePermission } from '../../shared/permissions.ts'
import { WaitingOffers } from './waiting-offers.tsx'
import { WaitingPayments } from './waiting-payments.tsx'

/** What waits for a decision: offers for a second operator, and large payments. */
export default function Waiting() {
  const readsOffers = usePermission('read')
  return (
    <div className="flex flex-col gap-6">
      {readsOffers && <WaitingOffers />}
      <WaitingPayments />
    </div>
  )
}
