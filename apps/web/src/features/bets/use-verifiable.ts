// SPDX-License-Identifier: Apache-2.0
import { useAsk } from '../../shared/api/use-ask.ts'

/** Tells of which studios a round can be checked: the platform's own, whose games show their seeds. */
export function useVerifiable(): (vassalage: string) => boolean {
  const { data } = useAsk('catalogue.vendors', {}, { staleTimeMs: 300_000 })
  return (vassalage) =>
    data?.some((vendor) => vendor.vassalage === vassalage && vendor.gameType === 'INHOUSE') ?? false
}
