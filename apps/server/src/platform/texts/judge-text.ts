// SPDX-License-Identifier: Apache-2.0
import { english } from '@tessera/texts/english'
import { judgeMessage } from '@tessera/texts/judge-message'
import { languages, type TextSet } from '@tessera/texts/languages'
import { overridable } from '@tessera/texts/overridable'
import type { TextKey } from '@tessera/texts'

/** Whether there is such a sentence. */
export const isTextKey = (key: string): key is TextKey => Object.hasOwn(english, key)

/**
 * Why a sentence cannot stand for that of the release; in English, for operators. Empty when it can. A sentence that
 * reads badly is only refused when it is written (`strict`): it stays in force when a later release judges
 * otherwise.
 */
export function problemsOfText(
  { key, language, sentence }: { key: string; language: TextSet; sentence: string },
  { strict }: { strict: boolean },
): string[] {
  if (!isTextKey(key) || overridable(key) === 'no') return ['is not among the sentences of a brand']
  if (overridable(key) === 'protection') return ['is fixed, because it protects members']
  const { broken, doubtful } = judgeMessage({ tag: languages[language].tag, source: english[key], sentence })
  return strict ? [...broken, ...doubtful] : broken
}
