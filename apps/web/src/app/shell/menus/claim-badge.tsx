// SPDX-License-Identifier: Apache-2.0
import { CountBadge } from '@tessera/ui/data/badge.tsx'
import { useClaimable, type Claimable } from '../../../shared/rewards/use-claimable.ts'
import { t } from '../../../shared/texts/texts.ts'

/** How many of these the member can claim now; nothing if there are none. */
export default function ClaimBadge({ of, onIcon }: { of: keyof Claimable; onIcon: boolean }) {
  const count = useClaimable()?.[of] ?? 0
  if (count === 0) return null
  return (
    <>
      <span aria-hidden="true">
        {onIcon ? (
          <CountBadge count={count} />
        ) : (
          <span className="tabular block min-w-5 rounded-full bg-danger-fill px-1.5 text-center text-xs leading-5 font-bold text-on-danger">
            {count > 99 ? '99+' : count}
          </span>
        )}
      </span>
      <span className="sr-only">{`, ${t('rewardCentre.open')}: ${count}`}</span>
    </>
  )
}
