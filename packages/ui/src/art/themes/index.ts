// SPDX-License-Identifier: Apache-2.0
import { arabia, aztec, egypt, olympus, prosperity, rome, samurai, viking } from './ancient.ts'
import { cards, classic, dice, fruit, gems, lottery, roulette } from './casino.ts'
import { celtic, dragon, fairy, gothic, kingdom, magic, monsters } from './fantasy.ts'
import {
  instantCases,
  instantChicken,
  instantDiamonds,
  instantFlip,
  instantHilo,
  instantKeno,
  instantPump,
  instantRps,
  instantScratch,
  instantTower,
  instantWheel,
} from './in-house-instant.ts'
import {
  slotAmberSteppe,
  slotCinderVault,
  slotCopperOrchard,
  slotLanternTide,
  slotStormReach,
} from './in-house-slots.ts'
import {
  slotMarzipanParade,
  slotOrreryNights,
  slotPrismQuarry,
  slotTidepoolChoir,
} from './in-house-cascades.ts'
import { houseCrash, houseDice, houseLimbo, houseMines, housePlinko } from './in-house.ts'
import { candy, clockwork, crash, cyber, heist, love, mining, party, pirate, space, west } from './modern.ts'
import { arctic, farm, jungle, ocean, prehistoric, rooster, wildlife } from './nature.ts'
import { court, esports, football, racing } from './sport.ts'

/** All worlds by name. If a title matches two worlds equally, the earlier one wins. */
export const themes = {
  houseCrash,
  houseDice,
  houseLimbo,
  houseMines,
  housePlinko,
  instantCases,
  instantChicken,
  instantDiamonds,
  instantFlip,
  instantHilo,
  instantKeno,
  instantPump,
  instantRps,
  instantScratch,
  instantTower,
  instantWheel,
  slotAmberSteppe,
  slotCinderVault,
  slotCopperOrchard,
  slotLanternTide,
  slotStormReach,
  slotMarzipanParade,
  slotOrreryNights,
  slotPrismQuarry,
  slotTidepoolChoir,
  fruit,
  egypt,
  dragon,
  ocean,
  wildlife,
  cards,
  roulette,
  football,
  rooster,
  lottery,
  pirate,
  viking,
  samurai,
  space,
  candy,
  olympus,
  aztec,
  rome,
  prosperity,
  arabia,
  magic,
  gothic,
  fairy,
  celtic,
  kingdom,
  monsters,
  jungle,
  arctic,
  prehistoric,
  farm,
  gems,
  classic,
  dice,
  crash,
  cyber,
  west,
  mining,
  heist,
  party,
  clockwork,
  love,
  court,
  racing,
  esports,
}

export type ThemeName = keyof typeof themes

/** Whether a text (from a table, say) names a theme. */
export function isThemeName(name: string): name is ThemeName {
  return Object.hasOwn(themes, name)
}
