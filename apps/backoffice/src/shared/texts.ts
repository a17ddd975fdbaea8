// SPDX-License-Identifier: Apache-2.0
import { createTranslator } from '@tessera/texts/translator'
import { messages } from '@tessera/texts/generated/en/console'

/** The text of a key in the console's language. */
export const t = createTranslator('en', messages)
