import { createTranslator, type Translate } from '@tessera/texts/translator'
import { messages } from '@tessera/texts/generated/en/studio'

/** Says a sentence in the language of the player. */
export const t: Translate = createTranslator('en', messages)
