// SPDX-License-Identifier: Apache-2.0
import { Button } from '@tessera/ui/forms/button.tsx'
import { useCallQuery } from '../../shared/api/use-call-query.ts'
import { t } from '../../shared/texts/texts.ts'
import type { Withdrawal } from './status-badge.tsx'
import { useReceived } from './use-received.ts'

/** A payment that we are looking for, with the member's pictures; it can still be confirmed as arrived. */
export function DisputedPayment({ withdrawal: { withdrawalId: id } }: { withdrawal: Withdrawal }) {
  const { data } = useCallQuery('wallet.withdrawalProof', { id }, { member: true })
  const received = useReceived(id)
  return (
    <div className="mt-3 flex flex-col gap-3 rounded-control border border-line bg-surface-1 p-3">
      <p className="text-sm">{t('dispute.open')}</p>
      {data && data.images.length > 0 && (
        <ul className="grid max-w-96 grid-cols-3 gap-2">
          {data.images.map((image, index) => (
            <li key={index}>
              <img
                src={image}
                alt={t('dispute.picture', { number: index + 1 })}
                className="aspect-4/3 w-full rounded-control bg-bg object-contain"
              />
            </li>
          ))}
        </ul>
      )}
      <Button busy={received.busy} onClick={received.say} className="self-start max-sm:w-full">
        {t('dispute.arrived')}
      </Button>
    </div>
  )
}
