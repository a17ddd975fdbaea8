// SPDX-License-Identifier: Apache-2.0
import { castle, clockwork, curtains, felt, skyline, stadium, temple } from './built-scenes.ts'
import { candyland, graveyard, lanterns, neon, planets, spotlight } from './dream-scenes.ts'
import { cavern, dunes, forest, hills, jungle, mountains, pyramids, volcano } from './land-scenes.ts'
import { clouds, ice, reef, waves } from './water-scenes.ts'

/** All scenes by name. */
export const scenes = {
  candyland,
  castle,
  cavern,
  clockwork,
  clouds,
  curtains,
  dunes,
  felt,
  forest,
  graveyard,
  hills,
  ice,
  jungle,
  lanterns,
  mountains,
  neon,
  planets,
  pyramids,
  reef,
  skyline,
  spotlight,
  stadium,
  temple,
  volcano,
  waves,
}

export type SceneName = keyof typeof scenes
