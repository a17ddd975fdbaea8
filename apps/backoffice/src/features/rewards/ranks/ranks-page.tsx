// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense } from 'react'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { Segmented } from '@tessera/ui/forms/segmented.tsx'
import { useAddressChoice } from '../../../shared/address.ts'
import { Page } from '../../../shared/page.tsx'
import { t } from '../../../shared/texts.ts'
import { RankRuns } from './rank-runs.tsx'

const views = {
  runs: RankRuns,
  rebates: lazy(() => import('../rebates/rebate-claims.tsx')),
  edges: lazy(() => import('../edges/game-edges.tsx')),
  managers: lazy(() => import('./managers-list.tsx')),
} as const
type View = keyof typeof views
const viewNames: readonly View[] = ['runs', 'rebates', 'edges', 'managers']

/** VIP ranks: the ends of months, the rebates that were paid, what rewards leave of edges, and who looks after high ranks. */
export default function RanksPage() {
  const [view, setView] = useAddressChoice('view', viewNames, 'runs')
  const CurrentView = views[view]
  return (
    <Page title={t('console.ranks')}>
      <Segmented
        label={t('console.ranks.tabs')}
        value={view}
        onChange={setView}
        options={viewNames.map((value) => ({ value, label: t(`console.ranks.${value}`) }))}
      />
      <Suspense fallback={<Skeleton className="h-64 w-full" />}>
        <CurrentView />
      </Suspense>
    </Page>
  )
}
