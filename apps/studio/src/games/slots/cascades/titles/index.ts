// SPDX-License-Identifier: Apache-2.0
import type { CascadeTitle } from './cascade-title.ts'
import { marzipanParade } from './marzipan-parade.ts'
import { orreryNights } from './orrery-nights.ts'
import { prismQuarry } from './prism-quarry.ts'
import { tidepoolChoir } from './tidepool-choir.ts'

export type { CascadeTitle } from './cascade-title.ts'

/** Every slot of the studio with cascades. */
export const cascadeTitles: readonly CascadeTitle[] = [
  tidepoolChoir,
  prismQuarry,
  marzipanParade,
  orreryNights,
]

/** The slot with cascades of a code such as `prism_quarry`; undefined for any other text. */
export const cascadeTitleOf = (code: string): CascadeTitle | undefined =>
  cascadeTitles.find((title) => title.code === code)
