// SPDX-License-Identifier: Apache-2.0
import { amberSteppe } from './amber-steppe.ts'
import { copperOrchard } from './copper-orchard.ts'
import { lanternTide } from './lantern-tide.ts'
import { cinderVault } from './cinder-vault.ts'
import { brassParlour } from './brass-parlour.ts'
import { neonDiner } from './neon-diner.ts'
import { orchidCourt } from './orchid-court.ts'
import { obsidianMasks } from './obsidian-masks.ts'
import { frostboundOath } from './frostbound-oath.ts'
import { sugarCarousel } from './sugar-carousel.ts'
import { paperFoxes } from './paper-foxes.ts'
import { clockworkCaravan } from './clockwork-caravan.ts'
import { saltwindCache } from './saltwind-cache.ts'
import { moonlitApothecary } from './moonlit-apothecary.ts'
import { canopyDrums } from './canopy-drums.ts'
import { nebulaFoundry } from './nebula-foundry.ts'
import { bambooTreasury } from './bamboo-treasury.ts'
import { velvetExpress } from './velvet-express.ts'
import { emberFiesta } from './ember-fiesta.ts'
import type { SlotTitle } from './slot-title.ts'
import { stormReach } from './storm-reach.ts'

export type { PlayedSlot, SlotTitle } from './slot-title.ts'

/** Every slot that the studio offers. */
export const slotTitles: readonly SlotTitle[] = [
  copperOrchard,
  lanternTide,
  amberSteppe,
  stormReach,
  cinderVault,
  brassParlour,
  neonDiner,
  orchidCourt,
  obsidianMasks,
  frostboundOath,
  sugarCarousel,
  paperFoxes,
  clockworkCaravan,
  saltwindCache,
  moonlitApothecary,
  canopyDrums,
  nebulaFoundry,
  bambooTreasury,
  velvetExpress,
  emberFiesta,
]

/** The slot of a code such as `lantern_tide`; undefined for any other text. */
export const slotTitleOf = (code: string): SlotTitle | undefined =>
  slotTitles.find((title) => title.code === code)
