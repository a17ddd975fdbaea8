// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { Page } from '../../../shared/page.tsx'
import { toField, useSiteZone } from '../../../shared/site-zone.ts'
import { t } from '../../../shared/texts.ts'
import { MoneyReport } from './money-report.tsx'
import { RatesList } from './rates-list.tsx'

/** The money of a brand in all its currencies, and the rates that add them up. */
export default function CurrenciesPage() {
  const zone = useSiteZone()
  const [openedAtMs] = useState(() => Date.now())
  const today = zone === undefined ? undefined : toField(openedAtMs, zone).slice(0, 10)
  return (
    <Page title={t('console.currencies')}>
      {today === undefined ? (
        <Skeleton className="h-64 w-full" />
      ) : (
        <>
          <MoneyReport today={today} />
          <RatesList today={today} />
        </>
      )}
    </Page>
  )
}
