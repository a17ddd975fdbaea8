// SPDX-License-Identifier: Apache-2.0
import { type Language, languageCodes, languageOfTag, languages } from '@tessera/texts/languages'
import type { Tx } from '../../../platform/db/index.ts'
import type { CatalogGame, VendorAccount } from '../ports.ts'
import { updateVendorLanguages } from './vendor-store.ts'

/**
 * Adopts the languages in a vendor's game list for an account whose languages nobody has set, so that a Thai
 * reader gets Thai games without an operator entering sixteen codes. Languages that somebody has set stay.
 */
export async function learnLanguages(
  tx: Tx,
  account: Pick<VendorAccount, 'id' | 'languages'>,
  listed: readonly Pick<CatalogGame, 'languages'>[],
): Promise<void> {
  if (Object.keys(account.languages).length > 0) return
  const learned = languagesOfTags(listed.flatMap((game) => game.languages))
  if (Object.keys(learned).length > 0) await updateVendorLanguages(tx, account.id, learned)
}

/**
 * From our code of each language to the vendor's BCP 47 tag; languages that the platform does not have are
 * left out.
 */
export function languagesOfTags(tags: readonly string[]): Record<string, string> {
  const named = new Map<Language, string>()
  for (const tag of tags) {
    const code = codeOfTag(tag)
    // An exact tag wins over a close one, such as pt over pt-BR.
    if (code !== undefined && (!named.has(code) || languages[code].tag.toLowerCase() === tag.toLowerCase()))
      named.set(code, tag)
  }
  return Object.fromEntries(
    languageCodes.flatMap((code) => (named.has(code) ? [[code, named.get(code) ?? '']] : [])),
  )
}

/** The default language is English under another name, which vendors do not know (D-158). */
function codeOfTag(tag: string): Language | undefined {
  const code = languageOfTag(tag)
  if (code !== 'TY') return code
  return /^en\b/i.test(tag) ? 'EN' : undefined
}
