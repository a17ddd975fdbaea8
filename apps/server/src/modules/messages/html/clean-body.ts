// SPDX-License-Identifier: Apache-2.0
import type { ContentBody, ContentWords } from '@tessera/contract/messages/content'
import { cleanHtml } from './clean-html.ts'

/** An item with the HTML of every language cleaned, as it is stored. */
export function cleanBody(body: ContentBody): ContentBody {
  const texts: Record<string, ContentWords> = {}
  for (const [language, words] of Object.entries(body.texts))
    texts[language] = { ...words, content: cleanHtml(words.content) }
  return { ...body, texts }
}
