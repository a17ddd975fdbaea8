// SPDX-License-Identifier: Apache-2.0
import type { studioSlotNames as source } from '../en/studio-slot-names.ts'
import type { Translated } from '../translated.ts'

/** The names of the slots. */
export const studioSlotNames: Translated<typeof source> = {
  'studio.slot.name.copper_orchard': 'तांबे का बाग़',
  'studio.slot.name.lantern_tide': 'लालटेनों का ज्वार',
  'studio.slot.name.amber_steppe': 'अंबर का मैदान',
  'studio.slot.name.storm_reach': 'तूफ़ानी तट',
  'studio.slot.name.cinder_vault': 'अंगारों की तिजोरी',
  'studio.slot.name.brass_parlour': 'पीतल की बैठक',
  'studio.slot.name.neon_diner': 'नियॉन भोजनालय',
  'studio.slot.name.orchid_court': 'ऑर्किड दरबार',
  'studio.slot.name.obsidian_masks': 'ऑब्सीडियन मुखौटे',
  'studio.slot.name.frostbound_oath': 'तुषार की शपथ',
  'studio.slot.name.sugar_carousel': 'चीनी का हिंडोला',
  'studio.slot.name.paper_foxes': 'काग़ज़ी लोमड़ियाँ',
  'studio.slot.name.clockwork_caravan': 'यांत्रिक कारवाँ',
  'studio.slot.name.saltwind_cache': 'खारी हवा का ख़ज़ाना',
  'studio.slot.name.moonlit_apothecary': 'चाँदनी का औषधालय',
  'studio.slot.name.canopy_drums': 'वन के नगाड़े',
  'studio.slot.name.nebula_foundry': 'नीहारिका ढलाईघर',
  'studio.slot.name.bamboo_treasury': 'बाँस का ख़ज़ाना',
  'studio.slot.name.velvet_express': 'मख़मली एक्सप्रेस',
  'studio.slot.name.ember_fiesta': 'अंगारों का उत्सव',
  'studio.slot.name.tidepool_choir': 'ज्वार-कुंड का गायकदल',
  'studio.slot.name.prism_quarry': 'प्रिज़्म की खदान',
  'studio.slot.name.marzipan_parade': 'मार्ज़िपैन की परेड',
  'studio.slot.name.orrery_nights': 'तारामंडल की रातें',
}
