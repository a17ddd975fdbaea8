// SPDX-License-Identifier: Apache-2.0
import type { DrawHero } from '../hero/hero-drawing.ts'
import { otherFigures } from '../slot-figures/other-titles.ts'
import { travelFigures } from '../slot-figures/travel-titles.ts'
import { wildFigures } from '../slot-figures/wild-titles.ts'
import { heroOf } from './in-house-slots.ts'

/* The heroes of more slots: each the best symbol of its own reels. */

export const gramophone: DrawHero = () => heroOf(otherFigures.gramophone)
export const neonStar: DrawHero = () => heroOf(otherFigures.neonStar)
export const orchidFlower: DrawHero = () => heroOf(wildFigures.orchidFlower)
export const jaguarMask: DrawHero = () => heroOf(wildFigures.jaguarMask)
export const frozenSword: DrawHero = () => heroOf(wildFigures.frozenSword)
export const cottonCandy: DrawHero = () => heroOf(wildFigures.cottonCandy)
export const paperFox: DrawHero = () => heroOf(wildFigures.paperFox)
export const brassScarab: DrawHero = () => heroOf(wildFigures.brassScarab)
export const shipWheel: DrawHero = () => heroOf(otherFigures.shipWheel)
export const moonFlask: DrawHero = () => heroOf(otherFigures.moonFlask)
export const toucan: DrawHero = () => heroOf(otherFigures.toucan)
export const ringedPlanet: DrawHero = () => heroOf(otherFigures.ringedPlanet)
export const pandaMask: DrawHero = () => heroOf(otherFigures.pandaMask)
export const nightEngine: DrawHero = () => heroOf(travelFigures.nightEngine)
export const chiliPepper: DrawHero = () => heroOf(travelFigures.chiliPepper)
