// SPDX-License-Identifier: Apache-2.0
import { text, type TextKey } from '@tessera/texts'
import { languages, type Language } from '@tessera/texts/languages'

/** Parts of the world as Intl names them (UN M49): Africa, South America, Oceania, the Americas, Asia, Europe and so on. */
const partsOfWorld = [
  '002',
  '003',
  '005',
  '009',
  '013',
  '019',
  '029',
  '142',
  '145',
  '150',
  '202',
  '419',
  'EU',
]

/** Countries as sources call them where Intl says it otherwise in English. */
const otherNames: Readonly<Record<string, string>> = {
  usa: 'US',
  uae: 'AE',
  'great britain': 'GB',
  turkey: 'TR',
  'czech republic': 'CZ',
  'korea republic': 'KR',
  'republic of korea': 'KR',
  'korea dpr': 'KP',
  'dpr korea': 'KP',
  'ivory coast': 'CI',
  'republic of ireland': 'IE',
  'bosnia and herzegovina': 'BA',
  'bosnia-herzegovina': 'BA',
  macedonia: 'MK',
  'hong kong': 'HK',
  'hong kong, china': 'HK',
  macao: 'MO',
  macau: 'MO',
  'chinese taipei': 'TW',
  'china pr': 'CN',
  'ir iran': 'IR',
  palestine: 'PS',
  myanmar: 'MM',
  swaziland: 'SZ',
  'congo dr': 'CD',
  'dr congo': 'CD',
  congo: 'CG',
  'trinidad and tobago': 'TT',
  'antigua and barbuda': 'AG',
  'saint kitts and nevis': 'KN',
  'sao tome and principe': 'ST',
  'cabo verde': 'CV',
  'brunei darussalam': 'BN',
  'viet nam': 'VN',
  'east timor': 'TL',
  'north & central america': '003',
  'north and central america': '003',
}

/** What Intl does not name. */
const ownNames: Readonly<Record<string, TextKey>> = {
  england: 'region.england',
  scotland: 'region.scotland',
  wales: 'region.wales',
  'northern ireland': 'region.northernIreland',
  international: 'region.international',
  'international clubs': 'region.internationalClubs',
  'international youth': 'region.internationalYouth',
}

let known: ReadonlyMap<string, string> | undefined

/** Codes of countries and of parts of the world by their English names. */
function codesByName(): ReadonlyMap<string, string> {
  if (known) return known
  const english = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
  const codes = new Map<string, string>()
  for (const code of [...codesOfTwoLetters(), ...partsOfWorld]) {
    const name = english.of(code)?.toLowerCase()
    if (name !== undefined && !codes.has(name)) codes.set(name, code)
  }
  for (const [name, code] of Object.entries(otherNames)) codes.set(name, code)
  known = codes
  return codes
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const codesOfTwoLetters = (): string[] => letters.flatMap((one) => letters.map((other) => one + other))

const displayNames = new Map<string, Intl.DisplayNames>()

function namesIn(tag: string): Intl.DisplayNames {
  const made = displayNames.get(tag) ?? new Intl.DisplayNames([tag, 'en'], { type: 'region' })
  displayNames.set(tag, made)
  return made
}

/**
 * A country or a part of the world in a language, by its English name as sources send it; undefined if the name is
 * that of none. A language without sentences of its own has names of countries all the same.
 */
export function regionName(englishName: string, language: Language): string | undefined {
  const name = englishName.trim().toLowerCase()
  const own = Object.hasOwn(ownNames, name) ? ownNames[name] : undefined
  if (own) return text(language, own)
  const code = codesByName().get(name)
  return code === undefined ? undefined : namesIn(languages[language].tag).of(code)
}

/** Whether a source says of a competition that it is at home nowhere in particular. */
export const isWholeWorld = (englishName: string): boolean => englishName.trim().toLowerCase() === 'world'
