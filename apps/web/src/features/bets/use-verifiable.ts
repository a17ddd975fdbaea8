// SPDX-License-Identifier: Apache-2.0
import { useCallQuery } from '../../shared/api/use-call-query.ts'

/** Returns which studios' rounds can be verified: the platform's own, whose games reveal their seeds. */
export function useVerifiable(): (vendorCode: string) => boolean {
  const { data } = useCallQuery('catalogue.vendors', {}, { staleTimeMs: 300_000 })
  return (vendorCode) =>
    data?.some((vendor) => vendor.vassalage === vendorCode && vendor.gameType === 'INHOUSE') ?? false
}
