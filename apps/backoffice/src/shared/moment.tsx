// SPDX-License-Identifier: Apache-2.0
import { Time } from '@tessera/ui/data/time.tsx'
import { useSiteZone, zoneName } from './site-zone.ts'

/** A moment in site time. */
export function Moment({ at }: { at: number }) {
  const hours = useSiteZone()
  return hours === undefined ? null : <Time at={at} zone={zoneName(hours)} />
}
