// SPDX-License-Identifier: Apache-2.0
import type { SessionView, SlotArtView } from '../../protocol.ts'
import type { Ask } from '../../runtime/server/calls.ts'
import { artOf } from './art/index.ts'
import type { SlotArt } from './art/paint.ts'
import { demoSlotOf } from './demo/demo-slot.ts'
import { slotTitleOf, slotTitles, type SlotTitle } from './titles/index.ts'

/** The slot of a session: one of the studio's own, or a demonstration title under its name and with its par sheet. */
export function openedTitle({ slot }: Pick<SessionView, 'slot'>): SlotTitle {
  const demo = slot?.par ? demoSlotOf(slot.code) : undefined
  if (slot?.par && demo) return { ...demo, name: slot.name, par: slot.par }
  return slotTitleOf(slot?.code ?? '') ?? slotTitles[0]!
}

/** The pictures of the opened slot; those of a demonstration title are drawn by the server. */
export async function openedArt({ code }: SlotTitle, ask: Ask): Promise<SlotArt> {
  return demoSlotOf(code) ? ask<SlotArtView>('GET', '/api/session/art') : artOf(code)
}
