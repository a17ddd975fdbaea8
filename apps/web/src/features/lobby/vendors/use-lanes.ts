// SPDX-License-Identifier: Apache-2.0
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { CallOutput } from '@tessera/contract'
import { ask } from '../../../shared/api/ask.ts'
import { tabShelf } from '../../../shared/session/tab-shelf.ts'
import { gameLanguage, useLanguage } from '../../../shared/texts/texts.ts'

export type Lane = CallOutput<'catalogue.vendorLanes'>['data']['lanes'][number]
export type VendorCardFacts = Lane['cards'][number]

/** Under which name the lanes of a language are kept until the tab closes (D-92). */
export const lanesKey = (language: string): string => `gameVendorLanes:${language}`

/** The vendors as cards, a lane for each kind of games; asked for once in a tab. */
export function useLanes(): UseQueryResult<Lane[]> {
  useLanguage()
  const language = gameLanguage()
  return useQuery({
    queryKey: ['vendorLanes', language],
    queryFn: () => keptLanes(language),
    staleTime: Infinity,
  })
}

async function keptLanes(language: string): Promise<Lane[]> {
  const kept = readKept(tabShelf.getItem(lanesKey(language)))
  if (kept) return kept
  const {
    data: { lanes },
  } = await ask('catalogue.vendorLanes', { platform: 'html5-desktop', language })
  tabShelf.setItem(lanesKey(language), JSON.stringify(lanes))
  return lanes
}

/** What was kept, unless it is not what we keep. */
function readKept(kept: string | null): Lane[] | undefined {
  try {
    const lanes: unknown = kept === null ? undefined : JSON.parse(kept)
    return Array.isArray(lanes) &&
      lanes.every(
        (lane) => typeof lane === 'object' && lane !== null && Array.isArray((lane as Partial<Lane>).cards),
      )
      ? (lanes as Lane[])
      : undefined
  } catch {
    return undefined
  }
}
