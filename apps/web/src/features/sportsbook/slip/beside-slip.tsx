// SPDX-License-Identifier: Apache-2.0
import { lazy, type ReactNode, Suspense } from 'react'
import { t } from '../../../shared/texts/texts.ts'
import { withPageTexts } from '../../../shared/texts/with-page-texts.ts'
import { SlipColumn } from './slip-column.tsx'
import { useSlipWanted } from './use-slip-wanted.ts'

const SlipDock = lazy(withPageTexts(() => import('./slip-dock.tsx')))

/** A page of the sportsbook with the slip: beside it on wide screens, and as a bar at its foot on narrow ones. */
export function BesideSlip({ children }: { children: ReactNode }) {
  const isWanted = useSlipWanted()
  const empty = (
    <SlipColumn count={0} className="max-[1099.9px]:hidden">
      <p className="py-2 text-sm text-muted">{t('sportsbook.slip.empty')}</p>
    </SlipColumn>
  )
  return (
    <div className="grid gap-6 min-[1100px]:grid-cols-[minmax(0,1fr)_21.5rem]">
      <div className="min-w-0">{children}</div>
      <div className="min-w-0">
        <Suspense fallback={empty}>{isWanted ? <SlipDock /> : empty}</Suspense>
      </div>
    </div>
  )
}
