// SPDX-License-Identifier: Apache-2.0
import { gameTypes } from '@tessera/contract/catalogue/game-types'
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { Select } from '@tessera/ui/forms/select.tsx'
import { useAddressChoice } from '../../shared/address.ts'
import { useCallQuery } from '../../shared/api.ts'
import { Page } from '../../shared/page.tsx'
import { QueryState } from '../../shared/query-state.tsx'
import { t } from '../../shared/texts.ts'
import { gameTypeOptions, isGameType } from './catalogue-words.ts'
import { VendorsList } from './vendors-list.tsx'

/** The vendors of a kind of games in the order of their carousel. */
export default function VendorsPage() {
  const [gameType, setGameType] = useAddressChoice('type', gameTypes, 'RNG')
  const query = useCallQuery('backoffice.catalogueVendors', {})
  const { data } = query
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
      <QueryState query={query} skeleton="h-96 w-full" />
      {vendors?.length === 0 && <EmptyState title={t('console.noVendors')} />}
      {vendors && vendors.length > 0 && <VendorsList vendors={vendors} gameType={gameType} />}
    </Page>
  )
}
