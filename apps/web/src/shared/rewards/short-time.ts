// SPDX-License-Identifier: Apache-2.0
import { formatTime } from '@tessera/ui/data/time.tsx'

/** A moment within a sentence, to the minute, in the zone of the site; it runs left to right in every script. */
export const shortTime = (at: number, zone: string): string =>
  `\u2066${formatTime(at, zone).slice(0, 16)}\u2069`
