// SPDX-License-Identifier: Apache-2.0
import { Button } from '@tessera/ui/forms/button.tsx'
import { useState } from 'react'
import { t } from '../../shared/texts/texts.ts'
import { ProofForm } from './proof-form.tsx'
import type { Withdrawal } from './status-badge.tsx'
import { useReceived } from './use-received.ts'

/** Asks whether a payment has arrived. Members who say no add proof. */
export function Arrival({
  withdrawal: { withdrawalId },
  until,
}: {
  withdrawal: Withdrawal
  until: string | undefined
}) {
  const [missing, setMissing] = useState(false)
  const received = useReceived(withdrawalId)
  return (
    <div className="mt-3 flex flex-col gap-3 rounded-control border border-line bg-surface-1 p-3">
      <div>
        <p className="font-bold">{t('wallet.withdraw.arrived')}</p>
        {until !== undefined && (
          <p className="text-xs text-muted">{t('wallet.withdraw.until', { time: until })}</p>
        )}
      </div>
      {missing ? (
        <ProofForm withdrawalId={withdrawalId} onCancel={() => setMissing(false)} />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button look="primary" busy={received.busy} onClick={received.say} className="max-sm:flex-1">
            {t('wallet.withdraw.received')}
          </Button>
          <Button disabled={received.busy} onClick={() => setMissing(true)} className="max-sm:flex-1">
            {t('dispute.notReceived')}
          </Button>
        </div>
      )}
    </div>
  )
}
