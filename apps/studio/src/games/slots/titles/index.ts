// SPDX-License-Identifier: Apache-2.0
import { amberSteppe } from './amber-steppe.ts'
import { copperOrchard } from './copper-orchard.ts'
import { lanternTide } from './lantern-tide.ts'
import { cinderVault } from './cinder-vault.ts'
import { demoSlotOf } from '../demo/demo-slot.ts'
import type { PlayedSlot, SlotTitle } from './slot-title.ts'
import { stormReach } from './storm-reach.ts'

export type { PlayedSlot, SlotTitle } from './slot-title.ts'

/** Every slot that the studio offers. */
export const slotTitles: readonly SlotTitle[] = [
  copperOrchard,
  lanternTide,
  amberSteppe,
  stormReach,
  cinderVault,
]

/** The slot of a code such as `lantern_tide`; undefined for any other text. */
export const slotTitleOf = (code: string): SlotTitle | undefined =>
  slotTitles.find((title) => title.code === code)

/** The slot that a round names: one of the studio's own, or a demonstration title. */
export const playedSlotOf = (code: string): PlayedSlot | undefined => slotTitleOf(code) ?? demoSlotOf(code)
