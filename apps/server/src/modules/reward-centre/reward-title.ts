// SPDX-License-Identifier: Apache-2.0
import { text, type TextKey, type TextValues } from '@tessera/texts'

/** What a reward is for: a sentence of the texts, or words that operators wrote, by language code. */
export type RewardTitle = { key: TextKey; values?: TextValues } | { words: Readonly<Record<string, string>> }

/** The title in a language; words that are missing in it are shown in English, or in the first language. */
export function titleIn(language: string, title: RewardTitle): string {
  if ('key' in title) return text(language, title.key, title.values)
  const { words } = title
  return words[language] ?? words['EN'] ?? Object.values(words)[0] ?? ''
}
