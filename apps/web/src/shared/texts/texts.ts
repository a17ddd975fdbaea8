import { createTranslator, type Translate } from '@tessera/texts/translator'
import type { TextKey, TextValues } from '@tessera/texts/text-key'

/** The code of the language that the page speaks, as it stands in the `language` header. */
export const language = 'EN'

let translate: Translate | undefined

/** Loads the catalogue of the page's language; nothing may be drawn before. */
export async function startTexts(): Promise<void> {
  const { messages } = await import('@tessera/texts/generated/en/site')
  translate = createTranslator('en', messages)
}

/** The sentence `key` in the language of the page. */
export function t(key: TextKey, values?: TextValues): string {
  if (!translate) throw new Error('Texts were asked for before they were loaded')
  return translate(key, values)
}

export type { TextKey, TextValues }
