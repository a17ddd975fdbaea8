// SPDX-License-Identifier: Apache-2.0
import { ProviderPage } from '../../features/catalogue/provider-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { useLobbyPlace } from './use-lobby-place.ts'

/** All games of the provider in the address. */
export function ProviderRoute() {
  const lobby = useLobbyPlace('vassalage')
  return lobby.place.vendorCode === undefined ? (
    <NotFoundPage />
  ) : (
    <ProviderPage key={lobby.place.vendorCode} {...lobby} />
  )
}
