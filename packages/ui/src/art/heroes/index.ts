// SPDX-License-Identifier: Apache-2.0
import type { DrawHero } from '../hero/hero-drawing.ts'
import { dice } from './dice.ts'
import { butterfly } from './butterfly.ts'
import { cherry, grapes, lemon, orange, plum, strawberry, watermelon } from './fruit.ts'
import { crashRocket, limboGauge, minesBoard, plinkoBoard } from './in-house-games.ts'
import { crossingChicken, dragonTower, fortuneWheel } from './in-house-instant.ts'
import { marzipanHeart, orrerySun, prismDiamond, tidepoolPearl } from './in-house-cascades.ts'
import { amberStone, cinderCoin, copperBell, stormTrident, tideKoi } from './in-house-slots.ts'
import { pumpBalloon, scratchCard, throwingSigns, treasureCase } from './in-house-quick.ts'
import { bell, clover, coin, crown, diamond, horseshoe, lotteryBalls, seven, sevens, star } from './luck.ts'
import { basketball, football, gamepad, trophy } from './sport.ts'
import { lantern } from './lantern.ts'
import { baccarat, blackjack, cardFan, chips, rouletteWheel, slotReels } from './table.ts'

/** Heroes drawn by hand, by name. */
export const drawnHeroes = {
  amberStone,
  baccarat,
  basketball,
  bell,
  blackjack,
  butterfly,
  cardFan,
  cherry,
  chips,
  cinderCoin,
  clover,
  coin,
  copperBell,
  crashRocket,
  crossingChicken,
  crown,
  diamond,
  dice,
  dragonTower,
  football,
  fortuneWheel,
  gamepad,
  grapes,
  lantern,
  horseshoe,
  lemon,
  limboGauge,
  lotteryBalls,
  minesBoard,
  orange,
  plinkoBoard,
  plum,
  pumpBalloon,
  rouletteWheel,
  scratchCard,
  seven,
  sevens,
  slotReels,
  star,
  strawberry,
  throwingSigns,
  treasureCase,
  trophy,
  watermelon,
  stormTrident,
  tideKoi,
  marzipanHeart,
  orrerySun,
  prismDiamond,
  tidepoolPearl,
} satisfies Record<string, DrawHero>

export type DrawnHeroName = keyof typeof drawnHeroes
