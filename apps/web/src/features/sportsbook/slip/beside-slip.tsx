// SPDX-License-Identifier: Apache-2.0
import { lazy, type ReactNode, Suspense } from 'react'
import { withPageTexts } from '../../../shared/texts/with-page-texts.ts'

const SlipDock = lazy(withPageTexts(() => import('./slip-dock.tsx')))

/** A page of the sportsbook with the slip: beside it on wide screens, and as a bar at its foot on narrow ones. */
export function BesideSlip({ children }: { children: ReactNode }) {
  return (
    <div className="grid gap-6 min-[1100px]:grid-cols-[minmax(0,1fr)_21.5rem]">
      <div className="min-w-0">{children}</div>
      <aside className="min-w-0">
        <Suspense>
          <SlipDock />
        </Suspense>
      </aside>
    </div>
  )
}
