// SPDX-License-Identifier: Apache-2.0
import type { HallLook } from '@tessera/rules/games/fishing/halls'
import type { FishCode } from '../pond/pond.ts'
import { finned } from './finned.ts'
import { finnedKinds } from './finned-kinds.ts'
import { largeKinds } from './large-kinds.ts'
import type { Layer } from './layer.ts'
import { softKinds } from './soft-kinds.ts'

/** How a drawing moves: a wave through its body, wings that beat, a bell that pulses, or it only rocks. */
export type Motion = 'swim' | 'wind' | 'beat' | 'pulse' | 'rock'

export interface FishArt {
  readonly draw: (look: HallLook) => readonly Layer[]
  readonly motion: Motion
  /** It never turns over: a seahorse stands, a crab walks. */
  readonly upright?: true
}

const ofBone = (code: keyof typeof finnedKinds): FishArt => ({
  draw: (look) => finned(finnedKinds[code], look),
  motion: 'swim',
})

/** How each kind looks and moves. */
export const fishArt: Readonly<Record<FishCode, FishArt>> = {
  sprat: ofBone('sprat'),
  neon: ofBone('neon'),
  clown: ofBone('clown'),
  damsel: ofBone('damsel'),
  tang: ofBone('tang'),
  angel: ofBone('angel'),
  butterfly: ofBone('butterfly'),
  puffer: ofBone('puffer'),
  lion: ofBone('lion'),
  seahorse: { draw: softKinds.seahorse, motion: 'rock', upright: true },
  jelly: { draw: softKinds.jelly, motion: 'pulse', upright: true },
  squid: { draw: softKinds.squid, motion: 'pulse' },
  turtle: { draw: largeKinds.turtle, motion: 'rock' },
  ray: { draw: largeKinds.ray, motion: 'beat' },
  sword: { draw: largeKinds.sword, motion: 'swim' },
  octopus: { draw: softKinds.octopus, motion: 'pulse', upright: true },
  hammerhead: { draw: largeKinds.hammerhead, motion: 'swim' },
  orca: { draw: largeKinds.orca, motion: 'swim' },
  whale: { draw: largeKinds.whale, motion: 'swim' },
  serpent: { draw: largeKinds.serpent, motion: 'wind' },
  kraken: { draw: softKinds.kraken, motion: 'pulse', upright: true },
  dragon: { draw: largeKinds.dragon, motion: 'wind' },
  goldSprat: ofBone('goldSprat'),
  goldTang: ofBone('goldTang'),
  goldTurtle: { draw: largeKinds.goldTurtle, motion: 'rock' },
  crab: { draw: softKinds.crab, motion: 'rock', upright: true },
  freezer: ofBone('freezer'),
  eel: { draw: softKinds.eel, motion: 'wind' },
  bombfish: ofBone('bombfish'),
  chest: { draw: largeKinds.chest, motion: 'rock', upright: true },
}
