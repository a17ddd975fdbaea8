// SPDX-License-Identifier: Apache-2.0
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { CallOutput } from '@tessera/contract'
import { call } from '../../../shared/api/call.ts'
import { tabStorage } from '../../../shared/session/tab-storage.ts'
import { gameLanguage, useLanguage } from '../../../shared/texts/texts.ts'

export type CarouselGroup = CallOutput<'catalogue.vendorLanes'>['data']['lanes'][number]
export type VendorCardFacts = CarouselGroup['cards'][number]

/** The storage key of a language's carousels until the tab closes (D-92). */
export const carouselsKey = (language: string): string => `gameVendorLanes:${language}`

/** The vendors as cards, one carousel for each kind of games; loaded once per tab. */
export function useVendorCarousels(): UseQueryResult<CarouselGroup[]> {
  useLanguage()
  const language = gameLanguage()
  return useQuery({
    queryKey: ['vendorLanes', language],
    queryFn: () => cachedGroups(language),
    staleTime: Infinity,
  })
}

async function cachedGroups(language: string): Promise<CarouselGroup[]> {
  const stored = readStored(tabStorage.getItem(carouselsKey(language)))
  if (stored) return stored
  const {
    data: { lanes: groups },
  } = await call('catalogue.vendorLanes', { platform: 'html5-desktop', language })
  tabStorage.setItem(carouselsKey(language), JSON.stringify(groups))
  return groups
}

/** The stored value, unless it is malformed. */
function readStored(stored: string | null): CarouselGroup[] | undefined {
  try {
    const groups: unknown = stored === null ? undefined : JSON.parse(stored)
    return Array.isArray(groups) &&
      groups.every(
        (group) =>
          typeof group === 'object' &&
          group !== null &&
          Array.isArray((group as Partial<CarouselGroup>).cards),
      )
      ? (groups as CarouselGroup[])
      : undefined
  } catch {
    return undefined
  }
}
