// SPDX-License-Identifier: Apache-2.0
/** How a drawn dealer looks. Paths are drawn around a head whose middle is 120, 60. */
export interface DealerLook {
  readonly names: readonly string[]
  readonly skin: string
  /** The shade of the skin: below the chin, the nose. */
  readonly shade: string
  readonly hair: string
  /** Hair behind the head. */
  readonly behind?: string
  /** Hair over the forehead, and a beard. */
  readonly before: readonly string[]
  readonly hasGlasses?: boolean
  readonly neckwear: 'bow' | 'tie'
}

const bob = {
  behind: 'M91 62C87 33 104 24 120 24s33 9 29 38l2 22c0 9-9 10-12 4h-38c-3 6-12 5-12-4z',
  before: ['M96.500 58c-.5-20 10-28 24-28 15 0 23.500 9 23 28-3-10-8-15-15-16-9 6-25 4-32 16z'],
}
const side = {
  before: ['M95.500 60c-3-24 9-34 26-34 20 0 26 14 23 34-1-9-4-14-9-17-11 5-24 4-31-1-5 4-8 10-9 18z'],
}
const bun = {
  behind: 'M120 10a13 13 0 1 1 0 26 13 13 0 0 1 0-26z',
  before: ['M95.500 60c-2-22 9-31 24.500-31s26.500 9 24.500 31c-3-13-11-20-24.500-20s-21.500 7-24.500 20z'],
}
const curls = {
  behind:
    'M120 20c8-3 17 0 20 7 8 1 13 9 11 16 5 5 5 13 0 18 1 8-5 14-11 14h-40c-6 0-12-6-11-14-5-5-5-13 0-18-2-7 3-15 11-16 3-7 12-10 20-7z',
  before: [
    'M96.500 58c-2-7 1-14 6-17 1-6 9-9 14-6 5-4 13-3 16 2 7 0 11 7 10 12 2 3 2 6 1 9-3-7-7-11-12-12-8 3-18 2-24-1-5 3-9 7-11 13z',
  ],
}
const crop = {
  before: [
    'M97 55c-1-17 9-25 23-25s24 8 23 25c-3-9-9-14-23-14s-20 5-23 14z',
    'M97.500 64c0 17 8 24.500 22.500 24.500S142.500 81 142.500 64c-2 8-7 11-13 9.500-6-1.700-13-1.700-19 0-6 1.500-11-1.500-13-9.500z',
  ],
}
const long = {
  behind: 'M91 60c-4-27 13-37 29-37s33 10 29 37c1 17 9 32 3 49-9 7-55 7-64 0-6-17 2-32 3-49z',
  before: ['M96 62c0-19 9-31 24-32-1 12-12 20-24 32z', 'M144 62c0-19-9-31-24-32 1 12 12 20 24 32z'],
}
const waves = {
  before: [
    'M95.500 61c-4-9-1-16 3-19-1-9 9-16 17-14 6-5 18-4 21 3 8 1 12 10 8 17 2 5 1 9-.5 13-1-7-3-12-7-14-6 3-12 1-16-2-6 5-14 6-19 2-4 3-6 8-6.500 14z',
  ],
}
const ponytail = {
  behind: 'M140 34c17-3 24 13 20 29-2 9-1 17 4 23-15 2-23-9-20-24 2-11 0-20-4-28z',
  before: ['M95.500 60c-2-23 9-32 25-32s26 10 24 32c-2-10-6-16-12-19-11 6-30 4-37 19z'],
}

/** The dealers that there are. Their names are first names that many countries know. */
export const DEALER_LOOKS: readonly DealerLook[] = [
  { ...bob, names: ['Anna', 'Mia'], skin: '#f2c9a5', shade: '#dda77d', hair: '#5b3420', neckwear: 'bow' },
  { ...side, names: ['David', 'Leo'], skin: '#e7b58c', shade: '#cc9468', hair: '#2b211d', neckwear: 'tie' },
  { ...curls, names: ['Maya', 'Lina'], skin: '#9a6240', shade: '#7d4b2e', hair: '#231815', neckwear: 'bow' },
  { ...crop, names: ['Daniel', 'Adam'], skin: '#7b4b30', shade: '#623a24', hair: '#1d1512', neckwear: 'bow' },
  { ...bun, names: ['Nina', 'Sara'], skin: '#f0d0b0', shade: '#d9ae86', hair: '#1f1a1c', neckwear: 'tie' },
  {
    ...waves,
    names: ['Martin', 'Simon'],
    skin: '#f3cfae',
    shade: '#dcab82',
    hair: '#8e959f',
    hasGlasses: true,
    neckwear: 'tie',
  },
  { ...long, names: ['Maria', 'Sofia'], skin: '#d9a377', shade: '#bd8257', hair: '#3a2119', neckwear: 'bow' },
  {
    ...ponytail,
    names: ['Emma', 'Julia'],
    skin: '#f5d3b7',
    shade: '#deb08c',
    hair: '#b5662c',
    neckwear: 'tie',
  },
]
