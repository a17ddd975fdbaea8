// SPDX-License-Identifier: Apache-2.0
import type { TextKey, TextValues } from '@tessera/texts'
import type { Reader } from '../../platform/http/index.ts'

/** What a reward is for: a sentence of the texts, or words that operators wrote, by language code. */
export type RewardTitle = { key: TextKey; values?: TextValues } | { words: Readonly<Record<string, string>> }

/** The title in a language; words that are missing in it are shown in English, or in the first language. */
export function titleIn({ language, texts }: Reader, title: RewardTitle): string {
  return 'key' in title ? texts.say(language, title.key, title.values) : wordedIn(language, title.words)
}

/** Words that operators wrote, in a language, in English, or in the first language. */
export const wordedIn = (language: string, words: Readonly<Record<string, string>>): string =>
  words[language] ?? words['EN'] ?? Object.values(words)[0] ?? ''
