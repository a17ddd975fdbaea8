// SPDX-License-Identifier: Apache-2.0
import type { DrawHero } from '../hero/hero-drawing.ts'
import { crapsDice, dice, threeDice } from './dice.ts'
import { butterfly } from './butterfly.ts'
import { cherry, grapes, lemon, orange, plum, strawberry, watermelon } from './fruit.ts'
import { bingoCard, dartBoard, slidingTape } from './in-house-boards.ts'
import { crashRocket, limboGauge, minesBoard, plinkoBoard } from './in-house-games.ts'
import { crossingChicken, dragonTower, fortuneWheel } from './in-house-instant.ts'
import {
  brassScarab,
  cottonCandy,
  frozenSword,
  gramophone,
  jaguarMask,
  moonFlask,
  neonStar,
  orchidFlower,
  pandaMask,
  nightEngine,
  chiliPepper,
  paperFox,
  ringedPlanet,
  shipWheel,
  toucan,
} from './more-in-house-slots.ts'
import { marzipanHeart, orrerySun, prismDiamond, tidepoolPearl } from './in-house-cascades.ts'
import { amberStone, cinderCoin, copperBell, stormTrident, tideKoi } from './in-house-slots.ts'
import { boldCrab, fantanBeads, moneyWheel, xocdiaBowl } from './in-house-tables.ts'
import { pumpBalloon, scratchCard, throwingSigns, treasureCase } from './in-house-quick.ts'
import { bell, clover, coin, crown, diamond, horseshoe, lotteryBalls, seven, sevens, star } from './luck.ts'
import { basketball, football, gamepad, trophy } from './sport.ts'
import { lantern } from './lantern.ts'
import {
  baccarat,
  blackjack,
  cardFan,
  chips,
  fourDeuces,
  jackPair,
  rouletteWheel,
  slotReels,
  superSix,
} from './table.ts'

/** Heroes drawn by hand, by name. */
export const drawnHeroes = {
  amberStone,
  baccarat,
  basketball,
  bell,
  bingoCard,
  blackjack,
  boldCrab,
  butterfly,
  cardFan,
  cherry,
  chips,
  cinderCoin,
  clover,
  coin,
  copperBell,
  crapsDice,
  crashRocket,
  crossingChicken,
  crown,
  dartBoard,
  diamond,
  dice,
  dragonTower,
  fantanBeads,
  moneyWheel,
  football,
  fortuneWheel,
  fourDeuces,
  gamepad,
  grapes,
  lantern,
  horseshoe,
  jackPair,
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
  slidingTape,
  slotReels,
  superSix,
  star,
  strawberry,
  threeDice,
  throwingSigns,
  treasureCase,
  trophy,
  watermelon,
  xocdiaBowl,
  stormTrident,
  tideKoi,
  gramophone,
  neonStar,
  orchidFlower,
  jaguarMask,
  frozenSword,
  cottonCandy,
  paperFox,
  brassScarab,
  shipWheel,
  moonFlask,
  toucan,
  ringedPlanet,
  pandaMask,
  nightEngine,
  chiliPepper,
  marzipanHeart,
  orrerySun,
  prismDiamond,
  tidepoolPearl,
} satisfies Record<string, DrawHero>

export type DrawnHeroName = keyof typeof drawnHeroes
