// SPDX-License-Identifier: Apache-2.0
import { cascadeTitles, type CascadeTitle } from '../cascades/titles/index.ts'
import { slotTitles, type SlotTitle } from './index.ts'

/** A slot with reels or with cascades. */
export type AnySlot = SlotTitle | CascadeTitle

/** Every slot that the studio offers. */
export const everySlot: readonly AnySlot[] = [...slotTitles, ...cascadeTitles]

/** The slot of a code; undefined for any other text. */
export const anySlotOf = (code: string): AnySlot | undefined => everySlot.find((title) => title.code === code)

export const hasCascades = (title: AnySlot): title is CascadeTitle => 'simulation' in title
