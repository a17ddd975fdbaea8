// SPDX-License-Identifier: Apache-2.0
import type { TextKey } from '@tessera/texts/text-key'
import type { FishCode, Weapon } from './pond/pond.ts'

export const fishNames: Readonly<Record<FishCode, TextKey>> = {
  sprat: 'studio.fishing.fish.sprat',
  neon: 'studio.fishing.fish.neon',
  clown: 'studio.fishing.fish.clown',
  damsel: 'studio.fishing.fish.damsel',
  tang: 'studio.fishing.fish.tang',
  angel: 'studio.fishing.fish.angel',
  butterfly: 'studio.fishing.fish.butterfly',
  puffer: 'studio.fishing.fish.puffer',
  lion: 'studio.fishing.fish.lion',
  seahorse: 'studio.fishing.fish.seahorse',
  jelly: 'studio.fishing.fish.jelly',
  squid: 'studio.fishing.fish.squid',
  turtle: 'studio.fishing.fish.turtle',
  ray: 'studio.fishing.fish.ray',
  sword: 'studio.fishing.fish.sword',
  octopus: 'studio.fishing.fish.octopus',
  hammerhead: 'studio.fishing.fish.hammerhead',
  orca: 'studio.fishing.fish.orca',
  whale: 'studio.fishing.fish.whale',
  serpent: 'studio.fishing.fish.serpent',
  kraken: 'studio.fishing.fish.kraken',
  dragon: 'studio.fishing.fish.dragon',
  goldSprat: 'studio.fishing.fish.goldSprat',
  goldTang: 'studio.fishing.fish.goldTang',
  goldTurtle: 'studio.fishing.fish.goldTurtle',
  crab: 'studio.fishing.fish.crab',
  freezer: 'studio.fishing.fish.freezer',
  eel: 'studio.fishing.fish.eel',
  bombfish: 'studio.fishing.fish.bombfish',
  chest: 'studio.fishing.fish.chest',
}

export const weaponNames: Readonly<Record<Weapon, TextKey>> = {
  single: 'studio.fishing.weapon.single',
  net: 'studio.fishing.weapon.net',
  laser: 'studio.fishing.weapon.laser',
}
