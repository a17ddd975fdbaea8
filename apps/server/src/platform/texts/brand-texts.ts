// SPDX-License-Identifier: Apache-2.0
import { setOf, text, type Catalogue, type TextKey, type TextValues } from '@tessera/texts'
import { textSets, type TextSet } from '@tessera/texts/languages'
import type { Queries } from '../db/index.ts'
import { findTexts, findTextVersions, type TextsOf } from './brand-text-store.ts'
import { compileTexts, type CompiledTexts } from './compile-texts.ts'

/** The sentences of one brand: those of the release, and above them what its operators wrote. */
export interface BrandTexts {
  /** As `text` of the texts, in the words of the brand. */
  say(code: string | undefined, key: TextKey, values?: TextValues): string
  /** What operators wrote, compiled, in the language of this code; empty when they wrote nothing. */
  written(code: string | undefined): Catalogue
  /** Another number whenever `written` may have changed. */
  version(code: string | undefined): number
  /** The languages in which operators wrote something. */
  readonly languages: readonly TextSet[]
}

/** The sentences of all brands in one process. */
export interface AllTexts {
  of(brandCode: string): BrandTexts
  /** Reads what has changed in the database. */
  load(db: Queries): Promise<void>
}

interface Loaded {
  version: number
  texts: CompiledTexts | undefined
}
const keyOf = ({ brandCode, language }: TextsOf): string => `${brandCode} ${language}`
const isTextSet = (language: string): language is TextSet => textSets.some((set) => set === language)

/** The sentences of all brands as a snapshot in memory. */
export function createAllTexts(): AllTexts {
  let loaded: ReadonlyMap<string, Loaded> = new Map()

  const of = (brandCode: string): BrandTexts => {
    const find = (code: string | undefined): Loaded | undefined =>
      loaded.get(keyOf({ brandCode, language: setOf(code) }))
    return {
      say(code, key, values) {
        const own = find(code)?.texts
        return own && Object.hasOwn(own.catalogue, key) ? own.translate(key, values) : text(code, key, values)
      },
      written: (code) => find(code)?.texts?.catalogue ?? {},
      version: (code) => find(code)?.version ?? 0,
      get languages() {
        return textSets.filter((language) => find(language)?.texts)
      },
    }
  }

  async function load(db: Queries): Promise<void> {
    const next = new Map<string, Loaded>()
    for (const { brandCode, language, version } of await findTextVersions(db)) {
      if (!isTextSet(language)) continue
      const texts = { brandCode, language }
      const known = loaded.get(keyOf(texts))
      next.set(
        keyOf(texts),
        known?.version === version
          ? known
          : { version, texts: compileTexts(language, await findTexts(db, texts), known?.texts) },
      )
    }
    loaded = next
  }
  return { of, load }
}

/** The sentences of the release, where no brand is known. */
export const shippedTexts: BrandTexts = { say: text, written: () => ({}), version: () => 0, languages: [] }
