// SPDX-License-Identifier: Apache-2.0
import type { studioSlotFeatures as source } from '../en/studio-slot-features.ts'
import type { Translated } from '../translated.ts'

/** Wild reels and pick bonuses of the slots. */
export const studioSlotFeatures: Translated<typeof source> = {
  'studio.slot.pick.title': 'Pumili ng bubuksang lugar',
  'studio.slot.pick.closed': 'Lugar {place}, sarado',
  'studio.slot.pick.prize': 'Lugar {place}: {pays}×',
  'studio.slot.pick.end': 'Tinatapos ng lugar {place} ang bonus',
  'studio.slot.pick.left': 'Nabuksan ang {opened} sa {places}, {pays}× sa ngayon',
  'studio.slot.pick.next': 'Buksan ang isa para sa akin',
  'studio.slot.pick.all': 'Buksan lahat',
  'studio.slot.pick.places': 'Ang laman ng mga lugar',
  'studio.slot.pick.share': 'Mga lugar na may {pays}×',
  'studio.slot.pick.endShare': 'Mga lugar na tumatapos sa bonus',
  'studio.slot.par.pick': 'Balik ng bonus',
  'studio.slot.par.pickChance': 'Tsansa ng bonus',
  'studio.slot.rules.pick':
    'Nagdadala ang {from} simbolong bonus ng {places} saradong lugar. Isa-isa mo itong bubuksan, at bawat isa ay nagbabayad ng laman nito, hanggang may tumapos sa bonus o mabuksan lahat. Nakatakda na ang laman kasabay ng taya mo; ang pagkakasunod lang ang pinipili mo. Kung aalis ka, hihintayin ka nito, at pagkaraan ng dalawang araw ay bubuksan mula sa unang lugar.',
  'studio.slot.rules.expanding': 'Pinupuno ng wild ang buong reel nito.',
  'studio.slot.rules.sticky':
    'Sa mga libreng ikot, pinupuno ng wild ang buong reel nito at nananatili hanggang sa huli.',
  'studio.slot.rules.walking':
    'Pinupuno ng wild ang buong reel nito. Pagkatapos, lumilipat ito ng isang reel pakaliwa sa bawat muling ikot, hanggang sa makaalis. Hanggang {most} muling ikot sa isang round; kung aalis ka, hihintayin ka nito.',
  'studio.slot.rules.respinFactor': 'Bawat panalo sa muling ikot ay binibilang nang {factor} beses.',
  'studio.slot.rules.wildHides': 'Walang scatter na ipinapakita ang reel na buong wild.',
  'studio.slot.rules.freePlain':
    'Ang sapat na scatter ay nagdadala ng libreng ikot, gaya ng nakalista sa ibaba. Kung aalis ka, hihintayin ka nito.',
  'studio.slot.freePlainWon': '{spins} libreng ikot',
  'studio.slot.walks': 'Lumilipat ang wild: muling ikot',
  'studio.slot.wildReels': 'Mga wild na reel: {reels}',
}
