// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { Select } from '@tessera/ui/forms/select.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { messageOf, useCallQuery } from '../../shared/api.ts'
import { Page } from '../../shared/page.tsx'
import { t } from '../../shared/texts.ts'
import { gameTypeOptions, isGameType, type GameType } from './catalogue-words.ts'
import { VendorsList } from './vendors-list.tsx'

/** The vendors of a kind of games in the order of their carousel. */
export default function VendorsPage() {
  const [gameType, setGameType] = useState<GameType>('RNG')
  const { data, error, refetch } = useCallQuery('backoffice.catalogueVendors', {})
  const vendors = data?.filter((vendor) => vendor.gameType === gameType)
  return (
    <Page title={t('console.vendors')}>
      <div className="max-w-sm">
        <Select
          label={t('console.gameType')}
          value={gameType}
          options={gameTypeOptions}
          onChange={(event) => {
            if (isGameType(event.target.value)) setGameType(event.target.value)
          }}
        />
      </div>
      {error && !data && (
        <ErrorState
          title={t('console.failed')}
          detail={messageOf(error)}
          retryLabel={t('console.retry')}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton className="h-96 w-full" />}
      {vendors?.length === 0 && <EmptyState title={t('console.noVendors')} />}
      {vendors && vendors.length > 0 && <VendorsList vendors={vendors} gameType={gameType} />}
    </Page>
  )
}
