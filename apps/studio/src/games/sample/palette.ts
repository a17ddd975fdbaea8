// SPDX-License-Identifier: Apache-2.0
/**
 * The colours of one game: the background behind the reels, its light, and a second hue for lines and the
 * wild.
 */
export interface SamplePalette {
  readonly ground: number
  readonly glow: number
  readonly accent: number
}

const palette = (ground: number, glow: number, accent: number): SamplePalette => ({ ground, glow, accent })

const desert = palette(0x33200b, 0xe09a2b, 0x45d4ff)
const sea = palette(0x06283d, 0x1ea7d8, 0xffc94d)
const forest = palette(0x0d2b18, 0x37b56b, 0xffd166)
const night = palette(0x1a1238, 0x7b5cff, 0x45d4ff)
const ember = palette(0x35100f, 0xe5483a, 0xffc94d)
const ice = palette(0x0f2338, 0x7cc9f2, 0xff8ad0)
const sweet = palette(0x3a1033, 0xff6bb5, 0x7de8ff)
const steel = palette(0x141d29, 0x6f87a8, 0xff8a3d)

const families: Readonly<Record<string, SamplePalette>> = {
  egypt: desert,
  aztec: desert,
  arabia: desert,
  west: desert,
  rome: desert,
  mining: desert,
  prehistoric: desert,
  ocean: sea,
  pirate: sea,
  olympus: sea,
  houseLimbo: sea,
  jungle: forest,
  wildlife: forest,
  farm: forest,
  celtic: forest,
  football: forest,
  court: forest,
  kingdom: forest,
  magic: night,
  space: night,
  gothic: night,
  fairy: night,
  gems: night,
  cyber: night,
  cards: night,
  houseMines: night,
  dragon: ember,
  prosperity: ember,
  samurai: ember,
  monsters: ember,
  rooster: ember,
  roulette: ember,
  classic: ember,
  lottery: ember,
  crash: ember,
  arctic: ice,
  viking: ice,
  dice: ice,
  candy: sweet,
  fruit: sweet,
  love: sweet,
  party: sweet,
  houseDice: sweet,
  housePlinko: sweet,
  clockwork: steel,
  heist: steel,
  racing: steel,
  esports: steel,
  houseCrash: steel,
}

/** The colours of a world; an unlisted world is a night. */
export function paletteOf(theme: string): SamplePalette {
  return (Object.hasOwn(families, theme) ? families[theme] : undefined) ?? night
}
