// SPDX-License-Identifier: Apache-2.0
/** A work by others that the drawings contain, to be named on the page about the site. */
export interface ArtCredit {
  work: string
  by: string
  licence: string
  address: string
}

/** The icon set asks to be named (CC BY); the fonts may be used without, and are named all the same. */
export const artCredits: readonly ArtCredit[] = [
  {
    work: 'Game Icons',
    by: 'Lorc, Delapouite and contributors (recoloured and given relief)',
    licence: 'CC BY 3.0',
    address: 'https://github.com/game-icons/icons',
  },
  {
    work: 'Display fonts',
    by: 'Fontsource',
    licence: 'SIL Open Font License 1.1; Luckiest Guy: Apache License 2.0',
    address: 'https://fontsource.org',
  },
]
