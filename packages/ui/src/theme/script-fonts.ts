// SPDX-License-Identifier: Apache-2.0
/** A font for a language whose letters Figtree lacks, by its BCP 47 tag. */
interface ScriptFont {
  family: string
  load(): Promise<unknown>
  /**
   * `letters`: used beside Figtree for its own letters. `first`: replaces Figtree, because words mix both.
   * `missing`: only if the device cannot draw these two letters.
   */
  role: 'letters' | 'first' | { missing: string }
}

/**
 * Our fonts for languages whose system fonts would not fit ours (15 to 36 kB, OFL). Scripts with large fonts
 * use the device's font, which readers of the script usually have. If it is missing, Noto is loaded in
 * slices, only those that a page uses.
 */
const fonts: Readonly<Record<string, ScriptFont>> = {
  vi: {
    role: 'first',
    family: 'Plus Jakarta Sans Variable',
    load: () => import('@fontsource-variable/plus-jakarta-sans/index.css'),
  },
  ru: {
    role: 'letters',
    family: 'Rubik Variable',
    load: () => import('@fontsource-variable/rubik/index.css'),
  },
  ar: {
    role: 'letters',
    family: 'Rubik Variable',
    load: () => import('@fontsource-variable/rubik/index.css'),
  },
  th: {
    role: { missing: 'กเ' },
    family: 'Noto Sans Thai Variable',
    load: () => import('@fontsource-variable/noto-sans-thai/index.css'),
  },
  hi: {
    role: { missing: 'कम' },
    family: 'Noto Sans Devanagari Variable',
    load: () => import('@fontsource-variable/noto-sans-devanagari/index.css'),
  },
  'zh-Hans': {
    role: { missing: '简这' },
    family: 'Noto Sans SC Variable',
    load: () => import('@fontsource-variable/noto-sans-sc/index.css'),
  },
  'zh-Hant': {
    role: { missing: '繁這' },
    family: 'Noto Sans TC Variable',
    load: () => import('@fontsource-variable/noto-sans-tc/index.css'),
  },
  ja: {
    role: { missing: 'あ語' },
    family: 'Noto Sans JP Variable',
    load: () => import('@fontsource-variable/noto-sans-jp/index.css'),
  },
  ko: {
    role: { missing: '한국' },
    family: 'Noto Sans KR Variable',
    load: () => import('@fontsource-variable/noto-sans-kr/index.css'),
  },
}

/** A character that no font contains: its glyph is the one drawn for every missing letter. */
const noSign = '\u{10FFFD}'
const missing: string[] = []

/** Uses the fonts of the language from now on. If a font fails to load, those of the device remain. */
export async function useFontsOf(tag: string): Promise<void> {
  const font = fonts[tag]
  say('--font-first', font?.role === 'first' ? [font.family] : [])
  say('--font-letters', font?.role === 'letters' ? [font.family] : [])
  if (typeof font?.role === 'object') await loadMissingFonts(tag)
  else await font?.load().catch(() => undefined)
}

/**
 * Loads a font for each of these languages whose letters the device cannot draw, such as for their names in a
 * list.
 */
export async function loadMissingFonts(...tags: readonly string[]): Promise<void> {
  const lacking = tags
    .flatMap((tag) => fonts[tag] ?? [])
    .filter(
      ({ role, family }) => typeof role === 'object' && !missing.includes(family) && !canDraw(role.missing),
    )
  missing.push(...lacking.map(({ family }) => family))
  say('--font-missing', missing)
  await Promise.all(lacking.map(({ load }) => load().catch(() => undefined)))
}

function say(name: string, families: readonly string[]): void {
  const { style } = document.documentElement
  if (families.length === 0) style.removeProperty(name)
  else style.setProperty(name, families.map((family) => `'${family}'`).join(', '))
}

function canDraw(letters: string): boolean {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) return true
  pen.font = '64px sans-serif'
  const widthOf = (sign: string): number => pen.measureText(sign).width
  return [...letters].some((letter) => widthOf(letter) !== widthOf(noSign))
}
