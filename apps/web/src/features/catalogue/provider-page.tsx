// SPDX-License-Identifier: Apache-2.0
import Building2 from 'lucide-react/icons/building-2'
import { PageHead } from '../../shared/page/page-head.tsx'
import { useTitle } from '../../shared/site/use-title.ts'
import { t } from '../../shared/texts/texts.ts'
import { LobbyPage, type LobbyPageProps } from './lobby-page.tsx'
import { uniqueStudios } from './studios.ts'
import { useVendors } from './use-games.ts'

/** All games of the provider in the address. */
export function ProviderPage({ search, onSearchChange }: Pick<LobbyPageProps, 'search' | 'onSearchChange'>) {
  const { data: vendors } = useVendors()
  const studio = uniqueStudios(vendors ?? []).find((one) => one.vassalage === search.vendorCode)
  const title = studio?.displayName ?? t('lobby.studios')
  useTitle(title)
  return (
    <LobbyPage
      lobby="provider"
      search={search}
      onSearchChange={onSearchChange}
      vendors={vendors}
      head={<PageHead title={title} icon={Building2} count={studio?.games} />}
    />
  )
}
