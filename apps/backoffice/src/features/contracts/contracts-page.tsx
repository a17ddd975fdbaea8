// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense, useState } from 'react'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Segmented } from '@tessera/ui/forms/segmented.tsx'
import { useAddressChoice } from '../../shared/address.ts'
import { Page } from '../../shared/page.tsx'
import { usePermission } from '../../shared/permissions.ts'
import { t } from '../../shared/texts.ts'
import { ContractsList } from './contracts-list.tsx'

const views = {
  contracts: ContractsList,
  waiting: lazy(() => import('./waiting.tsx')),
  runs: lazy(() => import('./runs-list.tsx')),
  debts: lazy(() => import('./debts-list.tsx')),
  costs: lazy(() => import('./costs-list.tsx')),
} as const
type View = keyof typeof views
const viewNames: readonly View[] = ['contracts', 'waiting', 'runs', 'debts', 'costs']
const OfferDialog = lazy(() => import('./offer-dialog.tsx'))

/** Contracts of agents: what was offered, what waits, what was paid, and what it costs. */
export default function ContractsPage() {
  const mayOffer = usePermission('money')
  const [view, setView] = useAddressChoice('view', viewNames, 'contracts')
  const [offering, setOffering] = useState(false)
  const CurrentView = views[view]
  return (
    <Page
      title={t('console.contracts')}
      actions={
        mayOffer && (
          <Button look="primary" onClick={() => setOffering(true)}>
            {t('console.contracts.offer')}
          </Button>
        )
      }
    >
      <Segmented
        label={t('console.contracts.views')}
        value={view}
        onChange={setView}
        options={viewNames.map((value) => ({ value, label: t(`console.contracts.view.${value}`) }))}
      />
      <Suspense fallback={<Skeleton className="h-64 w-full" />}>
        <CurrentView />
      </Suspense>
      {offering && (
        <Suspense>
          <OfferDialog onClose={() => setOffering(false)} />
        </Suspense>
      )}
    </Page>
  )
}
