// SPDX-License-Identifier: Apache-2.0
import { useNavigate } from '../../shared/router/index.ts'
import { Button } from '@tessera/ui/forms/button.tsx'
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { Mosaic } from '@tessera/ui/layout/mosaic.tsx'
import type { ComponentProps } from 'react'
import { usePanels, type CenterPage } from '../../shared/session/gate.ts'
import { t, type TextKey } from '../../shared/texts/texts.ts'

type EmptyCenterPage = Extract<CenterPage, 'personalProfit' | 'bonusDetails'>
interface Emptiness {
  drawing: ComponentProps<typeof Mosaic>['of']
  way: 'record' | 'promotions'
}

const pages: Record<EmptyCenterPage, Emptiness> = {
  personalProfit: { drawing: 'coins', way: 'record' },
  bonusDetails: { drawing: 'gift', way: 'promotions' },
}
const words: Record<Emptiness['way'], TextKey> = {
  record: 'center.personalProfit.action',
  promotions: 'center.promotions',
}

/** A page of the centre without contents: says why, and offers one way forward. */
export function EmptyPage({ page }: { page: EmptyCenterPage }) {
  const { drawing, way } = pages[page]
  const { openCenter } = usePanels()
  const navigate = useNavigate()
  const ways: Record<Emptiness['way'], () => void> = {
    record: () => openCenter('personalHistoryCopy'),
    promotions: () => void navigate({ to: '/promotions', search: {} }),
  }
  return (
    <div className="flex flex-1 items-center justify-center rounded-tile border border-line bg-bg">
      <EmptyState
        title={t(`center.${page}.empty`)}
        drawing={<Mosaic of={drawing} />}
        action={
          <Button className="mt-2" onClick={ways[way]}>
            {t(words[way])}
          </Button>
        }
      >
        {t(`center.${page}.emptyHint`)}
      </EmptyState>
    </div>
  )
}
