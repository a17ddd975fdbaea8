// SPDX-License-Identifier: Apache-2.0
import { cascadeTitles, type CascadeTitle } from '../cascades/titles/index.ts'
import { demoSlotOf } from '../demo/demo-slot.ts'
import { slotTitles, type PlayedSlot, type SlotTitle } from './index.ts'

/** A slot with reels or with cascades. */
export type AnySlot = SlotTitle | CascadeTitle

/** Every slot that the studio offers. */
export const everySlot: readonly AnySlot[] = [...slotTitles, ...cascadeTitles]

/** The slot of a code; undefined for any other text. */
export const anySlotOf = (code: string): AnySlot | undefined => everySlot.find((title) => title.code === code)

/** The slot that a round names: one of the studio's own, or a demonstration title. */
export const playedSlotOf = (code: string): PlayedSlot | CascadeTitle | undefined =>
  anySlotOf(code) ?? demoSlotOf(code)

export const hasCascades = (title: PlayedSlot | CascadeTitle): title is CascadeTitle => 'simulation' in title
