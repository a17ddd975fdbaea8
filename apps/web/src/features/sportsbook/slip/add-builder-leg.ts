// SPDX-License-Identifier: Apache-2.0
import { mostSlipLegs, setSlipLegs, type SlipLeg, slipLegs } from './slip-store.ts'

/**
 * Puts joined outcomes of an event on the slip as one leg, in the place of others that join outcomes of this event. False
 * if the slip is full.
 */
export function addBuilderLeg(leg: SlipLeg): boolean {
  const others = slipLegs().filter(
    ({ event, selections }) => event.id !== leg.event.id || selections.length === 1,
  )
  if (others.length >= mostSlipLegs) return false
  setSlipLegs([...others, leg])
  return true
}
