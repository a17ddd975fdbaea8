import type { TextSet } from '../../packages/texts/src/languages.ts'

/** Sets written in another script: a Latin word in them is either a name or English left over. */
const otherScripts: readonly TextSet[] = ['CN', 'TW', 'JA', 'KO', 'TH', 'RU', 'AR', 'HI']

/** Names, signs and terms that stand in Latin letters in every language. */
const keptWords = new Set([
  'tessera', 'rtp', 'ggr', 'pvp', 'sms', 'qr', 'vip', 'pin', 'sha', 'hash', 'nonce', 'android', 'ios', 'iphone', 'apk', 'pwa', 'safari', 'chrome', 'google',
  'facebook', 'telegram', 'youtube', 'instagram', 'whatsapp', 'line', 'zalo', 'wechat', 'skype', 'qq', 'usdt', 'https', 'http', 'url', 'html', 'png', 'jpg', 'jpeg', 'webp', 'email',
  'game-icons', 'icons', 'game', 'net', 'yyyy', 'copyright', 'recaptcha', 'keno', 'dice', 'limbo', 'mines', 'plinko', 'crash', 'vpn', 'wi', 'api', 'utc', 'all', 'rights', 'reserved', 'cc',
  'flags', 'circle', 'lucide', 'figtree', 'mit', 'ofl', 'javascript', 'web', 'gmt', 'max', 'min', 'auto', 'demo', 'ids', 'otp', 'faq', 'fps', 'rng', 'mines', 'tessera.', 'hh', 'mm', 'ss', 'dd', 'mb', 'kb', 'plus', 'com',
])
/** English words that mean nothing in the Latin languages of the house. */
const englishOnly = new Set(['the', 'your', 'you', 'please', 'with', 'this', 'and', 'from', 'have', 'cannot', 'not', 'been', 'will', 'there'])

/** English words in `words` that a set should not hold. */
export function foreignWords(set: TextSet, words: string): string[] {
  const latin = words.match(/[A-Za-z]{2,}/g) ?? []
  if (otherScripts.includes(set)) return latin.filter((word) => word.length > 2 && !keptWords.has(word.toLowerCase()))
  return latin.filter((word) => englishOnly.has(word.toLowerCase()))
}
