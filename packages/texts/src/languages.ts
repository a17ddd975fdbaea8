// SPDX-License-Identifier: Apache-2.0
/** The facts of a language of the picker. */
export interface LanguageFacts {
  /** BCP 47 tag: `html lang`, and the rules of dates and lists. */
  tag: string
  /** Its name in its own language, for the picker. */
  name: string
  /** The picture beside the name: a country code, or a globe for the default text. */
  flag: string
  /** The direction in which a page in it runs; left to right by default. A language without a set follows its fallback. */
  direction?: 'ltr' | 'rtl'
  /** Its set of texts: the code of a language with sentences of its own. */
  texts: string
}

/** Every language of the picker, in order: its code, as in the `language` header, and its facts. */
export const languages = {
  TY: { tag: 'en', name: 'Default', flag: 'globe', texts: 'EN' },
  EN: { tag: 'en', name: 'English', flag: 'gb', texts: 'EN' },
  CN: { tag: 'zh-Hans', name: '简体中文', flag: 'cn', texts: 'CN' },
  TW: { tag: 'zh-Hant', name: '繁體中文', flag: 'tw', texts: 'TW' },
  VI: { tag: 'vi', name: 'Tiếng Việt', flag: 'vn', texts: 'VI' },
  TH: { tag: 'th', name: 'ไทย', flag: 'th', texts: 'TH' },
  ID: { tag: 'id', name: 'Bahasa Indonesia', flag: 'id', texts: 'ID' },
  MS: { tag: 'ms', name: 'Bahasa Melayu', flag: 'my', texts: 'MS' },
  FIL: { tag: 'fil', name: 'Filipino', flag: 'ph', texts: 'FIL' },
  JA: { tag: 'ja', name: '日本語', flag: 'jp', texts: 'JA' },
  KO: { tag: 'ko', name: '한국어', flag: 'kr', texts: 'KO' },
  PT: { tag: 'pt-PT', name: 'Português', flag: 'pt', texts: 'PT' },
  'PT-BR': { tag: 'pt-BR', name: 'Português (Brasil)', flag: 'br', texts: 'PT-BR' },
  ES: { tag: 'es', name: 'Español', flag: 'es', texts: 'ES' },
  FR: { tag: 'fr', name: 'Français', flag: 'fr', texts: 'FR' },
  RU: { tag: 'ru', name: 'Русский', flag: 'ru', texts: 'RU' },
  AR: { tag: 'ar', name: 'العربية', flag: 'sa', direction: 'rtl', texts: 'AR' },
  HI: { tag: 'hi', name: 'हिन्दी', flag: 'in', texts: 'HI' },
  BN: { tag: 'bn', name: 'বাংলা', flag: 'bd', texts: 'EN' },
  FA: { tag: 'fa', name: 'فارسی', flag: 'ir', texts: 'EN' },
  KK: { tag: 'kk', name: 'Қазақша', flag: 'kz', texts: 'EN' },
  KM: { tag: 'km', name: 'ខ្មែរ', flag: 'kh', texts: 'EN' },
  LO: { tag: 'lo', name: 'ລາວ', flag: 'la', texts: 'EN' },
  MY: { tag: 'my', name: 'မြန်မာ', flag: 'mm', texts: 'EN' },
  NE: { tag: 'ne', name: 'नेपाली', flag: 'np', texts: 'EN' },
  TA: { tag: 'ta', name: 'தமிழ்', flag: 'lk', texts: 'EN' },
  TR: { tag: 'tr', name: 'Türkçe', flag: 'tr', texts: 'EN' },
  UR: { tag: 'ur', name: 'اردو', flag: 'pk', texts: 'EN' },
  UZ: { tag: 'uz-Latn', name: 'Oʻzbekcha', flag: 'uz', texts: 'EN' },
} as const satisfies Record<string, LanguageFacts>

export type Language = keyof typeof languages
/** A language with sentences of its own. */
export type TextSet = (typeof languages)[Language]['texts']

/** The default text, for visitors who have chosen no language. */
export const defaultLanguage: Language = 'TY'
/** The language of a game whose vendor does not have the chosen language. */
export const defaultGameLanguage = 'EN'

/** The codes of the picker, in its order. */
export const languageCodes = Object.keys(languages) as readonly Language[]
/** Every set, the English source first. */
export const textSets = [...new Set(languageCodes.map((code) => languages[code].texts))] as const
/** The sets other than the English source. */
export const translatedSets = textSets.filter((set) => set !== 'EN')

export function isLanguage(code: unknown): code is Language {
  return typeof code === 'string' && Object.hasOwn(languages, code)
}

/** The language of a code; the default language for an unknown code. */
export function languageOf(code: string | undefined): Language {
  return isLanguage(code) ? code : defaultLanguage
}

/**
 * The language of a BCP 47 tag in any usual spelling (`th`, `pt-BR`, `zh_TW`): by the whole tag, otherwise by
 * its first part.
 */
export function languageOfTag(tag: string | null | undefined): Language {
  const wanted = (tag ?? '').toLowerCase().replace('_', '-')
  const [first = ''] = wanted.split('-')
  const nearest =
    neighbours.get(wanted) ?? languageCodes.find((code) => languages[code].tag.toLowerCase() === wanted)
  return (
    nearest ??
    languageCodes.find((code) => languages[code].tag.toLowerCase().split('-')[0] === first) ??
    defaultLanguage
  )
}

/** Names that are neither one of our tags nor the first part of one. */
const neighbours: ReadonlyMap<string, Language> = new Map([
  ['zh-tw', 'TW'],
  ['zh-hk', 'TW'],
  ['zh-mo', 'TW'],
  ['tl', 'FIL'],
])

/** The folder of a set of texts: its BCP 47 tag, which translation services know. */
export function folderOf(set: TextSet): string {
  return languages[set].tag
}

/**
 * What a sentence reads like that a set lacks, before English: only what its readers read without effort. Both
 * ways of writing Chinese, and Portuguese of both sides of the ocean. Malay and Indonesian do not stand in for
 * each other, because words of money differ in meaning.
 */
const fallbacks: Readonly<Partial<Record<TextSet, readonly TextSet[]>>> = {
  CN: ['TW'],
  TW: ['CN'],
  PT: ['PT-BR'],
  'PT-BR': ['PT'],
}

/** The sets in which a sentence is looked up, in this order: the set itself, its fallbacks, English. */
export function chainOf(set: TextSet): readonly TextSet[] {
  return [...new Set([set, ...(fallbacks[set] ?? []), 'EN' as const])]
}
