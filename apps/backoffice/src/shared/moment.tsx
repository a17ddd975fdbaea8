// SPDX-License-Identifier: Apache-2.0
import { Time } from '@tessera/ui/data/time.tsx'
import { useSiteZone } from './site-zone.ts'

/** A moment in site time. */
export function Moment({ at }: { at: number }) {
  const zone = useSiteZone()
  return zone === undefined ? null : <Time at={at} zone={zone} />
}
