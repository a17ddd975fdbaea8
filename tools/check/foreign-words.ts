// SPDX-License-Identifier: Apache-2.0
import type { TextSet } from '../../packages/texts/src/languages.ts'

/** Languages in another script: a Latin word in them is either a name or untranslated English. */
const otherScripts: readonly TextSet[] = ['CN', 'TW', 'JA', 'KO', 'TH', 'RU', 'AR', 'HI']

/** Names that no language translates: a sentence of such names only reads the same everywhere. */
const names = new Set([
  'tessera',
  'rtp',
  'csv',
  'gambling',
  'therapy',
  'ggr',
  'sms',
  'qr',
  'vip',
  'pin',
  'sha',
  'android',
  'ios',
  'iphone',
  'apk',
  'pwa',
  'safari',
  'chrome',
  'google',
  'facebook',
  'telegram',
  'drand',
  'youtube',
  'instagram',
  'whatsapp',
  'zalo',
  'wechat',
  'skype',
  'qq',
  'usdt',
  'plinko',
  'limbo',
  'keno',
  'meron',
  'wala',
  'bdd',
  'ftd',
  'javascript',
  'lucide',
  'figtree',
])
/** Symbols, terms and parts of fixed lines that may be in Latin letters within other scripts. */
const allowedWords = new Set([
  'pvp',
  'hash',
  'nonce',
  'line',
  'https',
  'http',
  'url',
  'html',
  'png',
  'jpg',
  'jpeg',
  'webp',
  'email',
  'game',
  'icons',
  'net',
  'yyyy',
  'copyright',
  'recaptcha',
  'captcha',
  'dice',
  'mines',
  'crash',
  'vpn',
  'api',
  'utc',
  'all',
  'rights',
  'reserved',
  'circle',
  'flags',
  'mit',
  'ofl',
  'web',
  'gmt',
  'max',
  'min',
  'auto',
  'demo',
  'otp',
  'faq',
  'rng',
  'plus',
  'com',
  'keno',
  'passkey',
  'tether',
])
/** English words that mean nothing in the Latin-script languages of the installation. */
const englishOnly = new Set([
  'the',
  'your',
  'you',
  'please',
  'with',
  'this',
  'and',
  'from',
  'have',
  'cannot',
  'not',
  'been',
  'will',
  'there',
])

/** English words in `words` that a translation should not contain. */
export function foreignWords(set: TextSet, words: string): string[] {
  const latin = words.match(/[A-Za-z]{2,}/g) ?? []
  if (otherScripts.includes(set)) return latin.filter((word) => word.length > 2 && !isAllowed(word))
  return latin.filter((word) => englishOnly.has(word.toLowerCase()))
}

/** Whether `words` contains only names. */
export function onlyNames(words: string): boolean {
  return (words.match(/\p{L}+/gu) ?? []).every((word) => names.has(word.toLowerCase()) || word === 'LINE')
}

function isAllowed(word: string): boolean {
  return allowedWords.has(word.toLowerCase()) || names.has(word.toLowerCase())
}
