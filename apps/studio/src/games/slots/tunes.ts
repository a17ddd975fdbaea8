// SPDX-License-Identifier: Apache-2.0

/** The music of a slot: a short pattern that repeats. */
export interface Tune {
  readonly beatsPerMinute: number
  /** The first note of the scale, in Hz. */
  readonly root: number
  /** Half tones from the first note, within an octave. */
  readonly scale: readonly number[]
  /** Degrees of the scale, two a beat; null is a rest. */
  readonly melody: readonly (number | null)[]
  /** One degree for each four beats, an octave lower. */
  readonly bass: readonly number[]
  readonly voice: OscillatorType
}

const major = [0, 2, 4, 5, 7, 9, 11]
const minor = [0, 2, 3, 5, 7, 8, 10]
const dorian = [0, 2, 3, 5, 7, 9, 10]
const lydian = [0, 2, 4, 6, 7, 9, 11]
const five = [0, 2, 4, 7, 9]
const darkFive = [0, 3, 5, 7, 10]
const harmonic = [0, 2, 3, 5, 7, 8, 11]
const phrygian = [0, 1, 4, 5, 7, 8, 10]

/** `'0 . 2'` as degrees and rests. */
const notes = (text: string): (number | null)[] =>
  text.split(' ').map((note) => (note === '.' ? null : Number(note)))

const tune = (
  beatsPerMinute: number,
  root: number,
  scale: readonly number[],
  melody: string,
  bass: readonly number[],
  voice: OscillatorType,
): Tune => ({ beatsPerMinute, root, scale, melody: notes(melody), bass, voice })

/** A calm pattern for a slot without a tune of its own. */
const calm = tune(84, 220, five, '0 . 2 . 4 . 3 . 1 . 2 . 0 . . .', [0, 3], 'sine')

const tunes: Readonly<Record<string, Tune>> = {
  copper_orchard: tune(96, 262, major, '0 . 2 4 . 2 5 . 4 . 2 1 . 0 . .', [0, 3, 4, 0], 'triangle'),
  lantern_tide: tune(72, 196, five, '4 . . 3 . 2 . . 0 . 1 . 2 . . .', [0, 2, 3, 1], 'sine'),
  amber_steppe: tune(104, 220, darkFive, '0 0 2 . 3 . 2 0 4 . 3 2 . 0 . .', [0, 0, 3, 2], 'triangle'),
  storm_reach: tune(112, 147, minor, '0 . 4 . 5 4 . 2 3 . 6 . 5 . 4 .', [0, 5, 3, 4], 'sawtooth'),
  cinder_vault: tune(88, 165, phrygian, '0 . 1 . 2 . 1 0 4 . 3 . 2 . 1 .', [0, 1, 0, 5], 'triangle'),
  brass_parlour: tune(126, 262, major, '0 2 4 . 5 4 . 2 3 5 7 . 4 . 1 .', [0, 4, 1, 4], 'triangle'),
  neon_diner: tune(132, 220, dorian, '0 . 0 2 3 . 4 . 6 . 4 3 2 . 0 .', [0, 3, 0, 4], 'square'),
  orchid_court: tune(76, 294, lydian, '4 . 6 . 7 . 4 . 3 . 2 . 4 . . .', [0, 1, 4, 0], 'sine'),
  obsidian_masks: tune(92, 147, phrygian, '0 . 0 1 . 4 . 3 0 . 0 5 . 4 1 .', [0, 0, 1, 5], 'triangle'),
  frostbound_oath: tune(66, 175, minor, '0 . . 4 . . 5 . 4 . . 2 . 3 . .', [0, 5, 2, 4], 'sine'),
  sugar_carousel: tune(138, 330, major, '0 2 4 0 2 4 1 3 5 1 3 5 4 2 0 .', [0, 3, 4, 0], 'triangle'),
  paper_foxes: tune(98, 294, five, '0 1 . 2 4 . 3 . 2 . 4 3 1 . 0 .', [0, 2, 4, 1], 'triangle'),
  clockwork_caravan: tune(108, 196, harmonic, '0 . 2 3 . 6 5 . 4 . 3 2 . 1 0 .', [0, 4, 5, 4], 'square'),
  saltwind_cache: tune(116, 233, dorian, '0 . 4 4 3 . 2 . 0 . 4 6 5 4 3 .', [0, 6, 3, 4], 'triangle'),
  moonlit_apothecary: tune(80, 208, harmonic, '4 . 3 . 2 . 6 . 7 . 6 . 4 . . .', [0, 3, 4, 0], 'sine'),
  canopy_drums: tune(120, 247, darkFive, '0 0 . 2 0 0 . 3 4 . 3 2 0 . 2 .', [0, 0, 2, 3], 'triangle'),
  nebula_foundry: tune(100, 131, lydian, '0 4 7 4 1 4 8 4 2 6 9 6 1 4 6 4', [0, 1, 0, 5], 'sawtooth'),
  velvet_express: tune(124, 185, minor, '0 . 4 0 . 4 2 . 5 4 . 2 3 . 1 .', [0, 3, 5, 4], 'triangle'),
  ember_fiesta: tune(144, 208, phrygian, '0 2 4 . 4 5 4 2 3 . 3 4 2 1 0 .', [0, 1, 0, 4], 'triangle'),
  bamboo_treasury: tune(90, 262, five, '4 . 3 2 . 3 . 1 2 . 0 . 1 2 . .', [0, 3, 1, 2], 'sine'),
}

/** The music of a slot, by its code. */
export const tuneOf = (code: string): Tune => tunes[code] ?? calm

/** The frequency of a degree of the scale; degrees beyond its end are in the next octave. */
export function frequencyOf({ root, scale }: Pick<Tune, 'root' | 'scale'>, degree: number): number {
  const octave = Math.floor(degree / scale.length)
  return root * 2 ** (octave + scale[degree % scale.length]! / 12)
}
