// SPDX-License-Identifier: Apache-2.0
import { cascadeFigures } from '../cascade-figures.ts'
import type { DrawHero } from '../hero/hero-drawing.ts'
import { heroOf } from './in-house-slots.ts'

export const tidepoolPearl: DrawHero = () => heroOf(cascadeFigures.tidepoolPearl)
export const prismDiamond: DrawHero = () => heroOf(cascadeFigures.prismDiamond)
export const marzipanHeart: DrawHero = () => heroOf(cascadeFigures.marzipanHeart)
export const orrerySun: DrawHero = () => heroOf(cascadeFigures.orrerySun)
