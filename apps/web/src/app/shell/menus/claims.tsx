// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense } from 'react'
import type { Claimable } from '../../../shared/rewards/use-claimable.ts'
import { useSession } from '../../../shared/session/session.ts'
import { withAccountTexts } from '../../../shared/texts/with-page-texts.ts'

const ClaimBadge = lazy(withAccountTexts(() => import('./claim-badge.tsx')))

/** The badge of an entry behind which something can be claimed; it loads for members alone. */
export function Claims({ of, onIcon = false }: { of: keyof Claimable; onIcon?: boolean }) {
  return (
    useSession() === 'member' && (
      <Suspense fallback={null}>
        <ClaimBadge of={of} onIcon={onIcon} />
      </Suspense>
    )
  )
}
