// SPDX-License-Identifier: Apache-2.0
import type { SlotArt } from '../../art/paint.ts'
import { marzipanParadeArt } from './marzipan-parade.ts'
import { orreryNightsArt } from './orrery-nights.ts'
import { prismQuarryArt } from './prism-quarry.ts'
import { tidepoolChoirArt } from './tidepool-choir.ts'

const arts: Readonly<Record<string, SlotArt>> = {
  tidepool_choir: tidepoolChoirArt,
  prism_quarry: prismQuarryArt,
  marzipan_parade: marzipanParadeArt,
  orrery_nights: orreryNightsArt,
}

/** The art of a slot with cascades, by its code. Throws for one that has none: a test looks at all of them. */
export function cascadeArtOf(code: string): SlotArt {
  const art = arts[code]
  if (!art) throw new Error(`the slot ${code} has no art`)
  return art
}
