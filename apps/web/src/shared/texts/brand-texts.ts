// SPDX-License-Identifier: Apache-2.0
import { firstRoutes } from '@tessera/contract/generated/first-routes'
import { languages, type Language } from '@tessera/texts/languages'
import type { Catalogue } from '@tessera/texts/translator'

/** A page never waits longer for them: it then says the sentences of the release. */
const patienceMs = 4_000

/**
 * What operators of the brand wrote in a language; it stands above the catalogue. The page names the languages in which
 * there is something (`data-own-texts`): without, nothing is requested. The address is the one that the page
 * preloads (main/pages/site-page.ts of the server).
 */
export async function loadBrandTexts(code: Language): Promise<Catalogue> {
  const own = document.documentElement.dataset['ownTexts']?.split(' ') ?? []
  if (!own.includes(languages[code].texts)) return {}
  try {
    const answer = await fetch(`${firstRoutes['site.texts'].path}?language=${code}`, {
      signal: AbortSignal.timeout(patienceMs),
    })
    const { success, value } = (await answer.json()) as {
      success: boolean
      value: { messages: Catalogue } | null
    }
    return (success && value?.messages) || {}
  } catch {
    return {}
  }
}
