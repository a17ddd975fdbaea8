// SPDX-License-Identifier: Apache-2.0
/** A third-party work in the drawings, to be credited on the page about the site. */
export interface ArtCredit {
  work: string
  by: string
  licence: string
  address: string
}

/** The icon set requires attribution (CC BY); the fonts do not, but are credited, too. */
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
