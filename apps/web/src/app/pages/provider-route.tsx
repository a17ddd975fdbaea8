// SPDX-License-Identifier: Apache-2.0
import { ProviderPage } from '../../features/catalogue/provider-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { useLobbySearch } from './use-lobby-search.ts'

/** All games of the provider in the address. */
export function ProviderRoute() {
  const lobby = useLobbySearch('vassalage')
  return lobby.search.vendorCode === undefined ? (
    <NotFoundPage />
  ) : (
    <ProviderPage key={lobby.search.vendorCode} {...lobby} />
  )
}
