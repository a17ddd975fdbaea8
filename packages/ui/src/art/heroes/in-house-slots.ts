// SPDX-License-Identifier: Apache-2.0
import { svg } from '../drawing.ts'
import type { DrawHero } from '../hero/hero-drawing.ts'
import { slotFigures, type SlotFigure } from '../slot-figures.ts'
import { paintedHero } from './gloss.ts'

/** A figure as a hero: its gradients are named as those of heroes are. */
export const heroOf = ({ defs, body }: SlotFigure): ReturnType<DrawHero> =>
  paintedHero(
    { left: 26, top: 16, right: 486, bottom: 496 },
    svg`
      <g transform="translate(6 6) scale(5)">
      ${body.replaceAll('url(#', 'url(#hero-')}
      </g>
    `,
    defs.replaceAll(' id="', ' id="hero-'),
  )

export const copperBell: DrawHero = () => heroOf(slotFigures.copperBell)
export const tideKoi: DrawHero = () => heroOf(slotFigures.tideKoi)
export const amberStone: DrawHero = () => heroOf(slotFigures.amberStone)
export const stormTrident: DrawHero = () => heroOf(slotFigures.stormTrident)
/** The coin with the flame of the wild on it. */
export const cinderCoin: DrawHero = () => {
  const { cinderCoin: coin, cinderFlame: flame } = slotFigures
  return heroOf({
    defs: coin.defs + flame.defs,
    body: svg`
      ${coin.body}
      <g transform="translate(26 24) scale(.48)">
      ${flame.body}
      </g>
    `,
  })
}
