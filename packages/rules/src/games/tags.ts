// SPDX-License-Identifier: Apache-2.0
/** Themes of games, each with a name in every language (`games.theme.<key>`). */
export const gameThemes = [
  'fruit',
  'egypt',
  'dragon',
  'ocean',
  'wildlife',
  'cards',
  'roulette',
  'football',
  'rooster',
  'lottery',
  'pirate',
  'viking',
  'samurai',
  'space',
  'candy',
  'olympus',
  'aztec',
  'rome',
  'prosperity',
  'arabia',
  'magic',
  'gothic',
  'fairy',
  'celtic',
  'kingdom',
  'monsters',
  'jungle',
  'arctic',
  'prehistoric',
  'farm',
  'gems',
  'classic',
  'dice',
  'crash',
  'cyber',
  'west',
  'mining',
  'heist',
  'party',
  'clockwork',
  'love',
  'court',
  'racing',
  'esports',
] as const
export type GameTheme = (typeof gameThemes)[number]

/** Features of games, each with a name in every language (`games.feature.<key>`). */
export const gameFeatures = [
  'wilds',
  'freespins',
  'multiplier',
  'ways',
  'cascades',
  'buyfeature',
  'jackpot',
  'holdandwin',
  'respins',
  'bonusround',
  'sticky',
  'scatter',
] as const
export type GameFeature = (typeof gameFeatures)[number]

/** Whether a game's theme has a name; that of the in-house games, say, has none. */
export const isGameTheme = (key: string): key is GameTheme => gameThemes.some((theme) => theme === key)
export const isGameFeature = (key: string): key is GameFeature =>
  gameFeatures.some((feature) => feature === key)
