// SPDX-License-Identifier: Apache-2.0
import { amberSteppeArt } from './amber-steppe.ts'
import { cinderVaultArt } from './cinder-vault.ts'
import { copperOrchardArt } from './copper-orchard.ts'
import { lanternTideArt } from './lantern-tide.ts'
import { brassParlourArt } from './brass-parlour.ts'
import { neonDinerArt } from './neon-diner.ts'
import { orchidCourtArt } from './orchid-court.ts'
import { obsidianMasksArt } from './obsidian-masks.ts'
import { frostboundOathArt } from './frostbound-oath.ts'
import { sugarCarouselArt } from './sugar-carousel.ts'
import { paperFoxesArt } from './paper-foxes.ts'
import { clockworkCaravanArt } from './clockwork-caravan.ts'
import { saltwindCacheArt } from './saltwind-cache.ts'
import { moonlitApothecaryArt } from './moonlit-apothecary.ts'
import { canopyDrumsArt } from './canopy-drums.ts'
import { nebulaFoundryArt } from './nebula-foundry.ts'
import { bambooTreasuryArt } from './bamboo-treasury.ts'
import { velvetExpressArt } from './velvet-express.ts'
import { emberFiestaArt } from './ember-fiesta.ts'
import type { SlotArt } from './paint.ts'
import { stormReachArt } from './storm-reach.ts'

const arts: Readonly<Record<string, SlotArt>> = {
  copper_orchard: copperOrchardArt,
  lantern_tide: lanternTideArt,
  amber_steppe: amberSteppeArt,
  storm_reach: stormReachArt,
  cinder_vault: cinderVaultArt,
  brass_parlour: brassParlourArt,
  neon_diner: neonDinerArt,
  orchid_court: orchidCourtArt,
  obsidian_masks: obsidianMasksArt,
  frostbound_oath: frostboundOathArt,
  sugar_carousel: sugarCarouselArt,
  paper_foxes: paperFoxesArt,
  clockwork_caravan: clockworkCaravanArt,
  saltwind_cache: saltwindCacheArt,
  moonlit_apothecary: moonlitApothecaryArt,
  canopy_drums: canopyDrumsArt,
  nebula_foundry: nebulaFoundryArt,
  bamboo_treasury: bambooTreasuryArt,
  velvet_express: velvetExpressArt,
  ember_fiesta: emberFiestaArt,
}

/** The art of a slot, by its code. Throws for one that has none: a test looks at all of them. */
export function artOf(code: string): SlotArt {
  const art = arts[code]
  if (!art) throw new Error(`the slot ${code} has no art`)
  return art
}
