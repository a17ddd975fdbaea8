// SPDX-License-Identifier: Apache-2.0
import type { HallLook } from '@tessera/rules/games/fishing/halls'
import type { FishCode } from '../pond/pond.ts'
import { chest } from './animals/chest.ts'
import { crab } from './animals/crab.ts'
import { dragon } from './animals/dragon.ts'
import { eel } from './animals/eel.ts'
import { hammerhead } from './animals/hammerhead.ts'
import { jelly } from './animals/jelly.ts'
import { kraken } from './animals/kraken.ts'
import { octopus } from './animals/octopus.ts'
import { orca } from './animals/orca.ts'
import { ray } from './animals/ray.ts'
import { seahorse } from './animals/seahorse.ts'
import { serpent } from './animals/serpent.ts'
import { squid } from './animals/squid.ts'
import { sword } from './animals/sword.ts'
import { whale } from './animals/whale.ts'
import { goldTurtle, turtle } from './animals/turtle.ts'
import { finned } from './finned.ts'
import { finnedKinds } from './finned-kinds.ts'
import { rareFinnedKinds } from './rare-finned-kinds.ts'
import type { Layer } from './layer.ts'

/** How a drawing moves: a wave through its body, wings that beat, a bell that pulses, or it only rocks. */
export type Motion = 'swim' | 'wind' | 'beat' | 'pulse' | 'rock'

export interface FishArt {
  readonly draw: (look: HallLook) => readonly Layer[]
  readonly motion: Motion
  /** It never turns over: a seahorse stands, a crab walks. */
  readonly upright?: true
}

const allFinned = { ...finnedKinds, ...rareFinnedKinds }
const ofBone = (code: keyof typeof allFinned): FishArt => ({
  draw: (look) => finned(allFinned[code], look),
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
  seahorse: { draw: seahorse, motion: 'rock', upright: true },
  jelly: { draw: jelly, motion: 'pulse', upright: true },
  squid: { draw: squid, motion: 'pulse' },
  turtle: { draw: turtle, motion: 'rock' },
  ray: { draw: ray, motion: 'beat' },
  sword: { draw: sword, motion: 'swim' },
  octopus: { draw: octopus, motion: 'pulse', upright: true },
  hammerhead: { draw: hammerhead, motion: 'swim' },
  orca: { draw: orca, motion: 'swim' },
  whale: { draw: whale, motion: 'swim' },
  serpent: { draw: serpent, motion: 'wind' },
  kraken: { draw: kraken, motion: 'pulse', upright: true },
  dragon: { draw: dragon, motion: 'wind' },
  goldSprat: ofBone('goldSprat'),
  goldTang: ofBone('goldTang'),
  goldTurtle: { draw: goldTurtle, motion: 'rock' },
  crab: { draw: crab, motion: 'rock', upright: true },
  freezer: ofBone('freezer'),
  eel: { draw: eel, motion: 'wind' },
  bombfish: ofBone('bombfish'),
  chest: { draw: chest, motion: 'rock', upright: true },
}
