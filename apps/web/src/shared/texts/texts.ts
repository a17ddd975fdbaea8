// SPDX-License-Identifier: Apache-2.0
import { loadSet as loadPages } from '@tessera/texts/generated/load-pages'
import { loadSet } from '@tessera/texts/generated/load-site'
import {
  defaultGameLanguage,
  defaultLanguage,
  languageOf,
  languages,
  type Language,
} from '@tessera/texts/languages'
import { createTranslator, type Translate } from '@tessera/texts/translator'
import type { TextKey, TextValues } from '@tessera/texts/text-key'
import { useSyncExternalStore } from 'react'
import { loadBrandTexts } from './brand-texts.ts'
import { saveLanguage, savedLanguage } from './saved-language.ts'
import { loadAgain } from './load-again.ts'

/**
 * The code of the page's language, as in the `language` header. It follows the picker; without a choice, it
 * is the brand's language, in which the page was served.
 */
export let language: Language = languageOf(
  savedLanguage() ?? globalThis.document?.documentElement.dataset.language,
)

let translate: Translate | undefined
let wish = 0
type Later = 'pages' | 'account'
/** Where the texts of later parts are; the list of those of the account comes when it is needed. */
const laterSets = {
  pages: async () => loadPages,
  account: async () => (await loadAgain(listOfAccount)).loadSet,
}
const listOfAccount = () => import('@tessera/texts/generated/load-account')
/** The texts of later parts that are wanted, and those that have loaded. */
const wantedLater = new Set<Later>()
const loadedLater = new Set<Later>()
let fontsLoaded = false
const listeners = new Set<() => void>()

/**
 * Loads the texts of the stored language; nothing may render before. If they fail to load, the common texts
 * are used.
 */
export async function startTexts(): Promise<void> {
  const wanted = language
  try {
    speak(wanted, await load(wanted))
  } catch (error) {
    if (languages[wanted].texts === languages[defaultLanguage].texts) throw error
    speak(defaultLanguage, await load(defaultLanguage))
  }
}

/**
 * Switches to another language and stores the choice; every visible page renders again. Of several choices
 * the last one counts. Rejects, and stays in the old language, if the texts fail to load.
 */
export async function switchLanguage(next: Language): Promise<void> {
  const mine = ++wish
  const spoken = await load(next)
  if (mine !== wish) return
  saveLanguage(next)
  speak(next, spoken)
  for (const listener of listeners) listener()
}

/**
 * Loads texts of pages and panels after the first view (`pages` and `account` in audiences.ts); they wait for them.
 */
export async function loadTextsOf(...parts: readonly Later[]): Promise<void> {
  if (parts.every((part) => loadedLater.has(part))) return
  for (const part of parts) wantedLater.add(part)
  const now = language
  const spoken = await load(now)
  if (now === language) translate = spoken
  for (const part of parts) loadedLater.add(part)
}

/**
 * The text of `key` in the language of the page. The page or frame that contains a component renders it again
 * when the language changes.
 */
export function t(key: TextKey, values?: TextValues): string {
  if (!translate) throw new Error('Texts were asked for before they were loaded')
  return translate(key, values)
}

/** The language of the page; renders the component, and all its children, again when it changes. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, () => language)
}

/**
 * The tag for Intl where words follow the language, such as "3 minutes ago". Digits stay Latin in every
 * language: people compare and type amounts, ids and dates, so a figure must look the same everywhere.
 */
export function locale(): string {
  return `${languages[language].tag}-u-nu-latn`
}

/** The language to request games in: vendors do not know the platform's common text (D-158). */
export function gameLanguage(): string {
  return language === defaultLanguage ? defaultGameLanguage : language
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

async function load(code: Language): Promise<Translate> {
  const set = languages[code].texts
  const parts = [...wantedLater]
  const [first, own, ...later] = await Promise.all([
    loadAgain(loadSet[set]),
    loadBrandTexts(code),
    ...parts.map(async (part) => loadAgain((await laterSets[part]())[set])),
  ])
  // Somebody may have requested more meanwhile.
  return parts.length === wantedLater.size
    ? createTranslator(
        languages[set].tag,
        Object.assign({}, first.messages, ...later.map(({ messages }) => messages), own),
      )
    : load(code)
}

function speak(code: Language, spoken: Translate): void {
  language = code
  translate = spoken
  const facts = languages[code]
  document.documentElement.lang = facts.tag
  document.documentElement.dir = directionOf(code)
  // The accessibility library takes its language, and with it the direction of its arrow keys, from here
  // instead of from the browser.
  Reflect.set(window, Symbol.for('react-aria.i18n.locale'), facts.tag)
  window.dispatchEvent(new Event('languagechange'))
  if (facts.tag !== 'en' || fontsLoaded) void loadFonts(facts.tag)
}

const directionOf = (code: Language): 'ltr' | 'rtl' => {
  const facts = languages[code]
  return 'direction' in facts ? facts.direction : 'ltr'
}

/**
 * Languages with other letters have fonts of their own; until one loads, the page uses those of the device.
 */
async function loadFonts(tag: string): Promise<void> {
  fontsLoaded = true
  try {
    const { useFontsOf } = await import('@tessera/ui/theme/script-fonts.ts')
    await useFontsOf(tag)
  } catch {
    // Those of the device stay.
  }
}

export type { Language, TextKey, TextValues }
