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
import { saveLanguage, savedLanguage } from './saved-language.ts'
import { loadAgain } from './load-again.ts'

/**
 * The code of the language that the page speaks, as it stands in the `language` header. It follows the
 * picker; who has chosen nothing hears the language of the brand, in which the page has come.
 */
export let language: Language = languageOf(
  savedLanguage() ?? globalThis.document?.documentElement.dataset.language,
)

let translate: Translate | undefined
let wish = 0
/** Of the sentences for pages that come later: whether they are wanted, and whether they are there. */
let wantsPages = false
let hasPages = false
let dressed = false
const listeners = new Set<() => void>()

/**
 * Loads the sentences of the kept language; nothing may be drawn before. When they cannot be had, the common
 * text serves.
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
 * Speaks another language from now on and keeps the choice; every page that is shown is drawn again. Of
 * several choices the last one counts. Rejects, and goes on in the old language, when its sentences cannot be
 * had.
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
 * Loads what the pages and panels say that come after the first view (`pages` in audiences.ts); whoever shows
 * one waits for it.
 */
export async function loadPageTexts(): Promise<void> {
  if (hasPages) return
  wantsPages = true
  const now = language
  const spoken = await load(now)
  if (now === language) translate = spoken
  hasPages = true
}

/**
 * The sentence `key` in the language of the page. Components that speak are drawn again by the page or frame
 * that holds them.
 */
export function t(key: TextKey, values?: TextValues): string {
  if (!translate) throw new Error('Texts were asked for before they were loaded')
  return translate(key, values)
}

/** The language of the page; draws the component, and all that it holds, again when it changes. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, () => language)
}

/**
 * The tag for Intl where words follow the language, such as "3 minutes ago". Digits stay Latin in every
 * language: amounts, ids and dates are compared and typed, and one figure must not have two faces on a page.
 */
export function locale(): string {
  return `${languages[language].tag}-u-nu-latn`
}

/** The language that games are asked for: vendors do not know the common text of the platform (D-158). */
export function gameLanguage(): string {
  return language === defaultLanguage ? defaultGameLanguage : language
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

async function load(code: Language): Promise<Translate> {
  const set = languages[code].texts
  const pages = wantsPages
  const [first, later] = await Promise.all([
    loadAgain(loadSet[set]),
    pages ? loadAgain(loadPages[set]) : undefined,
  ])
  // Somebody may have come to want them meanwhile.
  return pages === wantsPages
    ? createTranslator(languages[set].tag, { ...first.messages, ...later?.messages })
    : load(code)
}

function speak(code: Language, spoken: Translate): void {
  language = code
  translate = spoken
  const facts = languages[code]
  document.documentElement.lang = facts.tag
  document.documentElement.dir = 'direction' in facts ? facts.direction : 'ltr'
  // The accessibility library takes its language, and with it the way of its arrow keys, from here instead of
  // the browser.
  Reflect.set(window, Symbol.for('react-aria.i18n.locale'), facts.tag)
  window.dispatchEvent(new Event('languagechange'))
  if (facts.tag !== 'en' || dressed) void dress(facts.tag)
}

/**
 * Languages of other letters bring fonts of their own; until one comes, the page stands in those of the
 * device.
 */
async function dress(tag: string): Promise<void> {
  dressed = true
  try {
    const { useFontsOf } = await import('@tessera/ui/theme/script-fonts.ts')
    await useFontsOf(tag)
  } catch {
    // The fonts of the device do.
  }
}

export type { Language, TextKey, TextValues }
