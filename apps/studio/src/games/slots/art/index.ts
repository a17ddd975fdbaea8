// SPDX-License-Identifier: Apache-2.0
import { amberSteppeArt } from './amber-steppe.ts'
import { cinderVaultArt } from './cinder-vault.ts'
import { copperOrchardArt } from './copper-orchard.ts'
import { lanternTideArt } from './lantern-tide.ts'
import type { SlotArt } from './paint.ts'
import { stormReachArt } from './storm-reach.ts'

const arts: Readonly<Record<string, SlotArt>> = {
  copper_orchard: copperOrchardArt,
  lantern_tide: lanternTideArt,
  amber_steppe: amberSteppeArt,
  storm_reach: stormReachArt,
  cinder_vault: cinderVaultArt,
}

/** The art of a slot, by its code. Throws for one that has none: a test looks at all of them. */
export function artOf(code: string): SlotArt {
  const art = arts[code]
  if (!art) throw new Error(`the slot ${code} has no art`)
  return art
}
