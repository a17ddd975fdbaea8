import { t } from '../texts/texts.ts'

/** What games are about, and what they can do: those that have a name in the languages of the house. */
const themes = [
  'fruit', 'egypt', 'dragon', 'ocean', 'wildlife', 'cards', 'roulette', 'football', 'rooster', 'lottery', 'pirate', 'viking', 'samurai', 'space', 'candy', 'olympus',
  'aztec', 'rome', 'prosperity', 'arabia', 'magic', 'gothic', 'fairy', 'celtic', 'kingdom', 'monsters', 'jungle', 'arctic', 'prehistoric', 'farm', 'gems', 'classic',
  'dice', 'crash', 'cyber', 'west', 'mining', 'heist', 'party', 'clockwork', 'love', 'court', 'racing', 'esports',
] as const
const features = ['wilds', 'freespins', 'multiplier', 'ways', 'cascades', 'buyfeature', 'jackpot', 'holdandwin', 'respins', 'bonusround', 'sticky', 'scatter', ] as const

/** What a game is about, in words; a key that has no name yet is shown as it is. */
export function themeName(key: string): string {
  const theme = themes.find((one) => one === key)
  return theme ? t(`games.theme.${theme}`) : readable(key)
}

/** What a game can do, in words. */
export function featureName(key: string): string {
  const feature = features.find((one) => one === key)
  return feature ? t(`games.feature.${feature}`) : readable(key)
}

const readable = (key: string): string => key.charAt(0).toUpperCase() + key.slice(1)
