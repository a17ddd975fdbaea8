// SPDX-License-Identifier: Apache-2.0
import type { Tx } from '../db/index.ts'
import {
  countTextChange,
  countTexts,
  findText,
  storeText,
  type BrandText,
  type TextsOf,
} from './brand-text-store.ts'

export interface TextToWrite extends TextsOf {
  key: string
  /** Null: the sentence of the release again. */
  sentence: string | null
  /** The version that the writer has seen. */
  version: number
  changedBy: string
  nowMs: number
}

/** What was written, or why nothing was: somebody else was faster, or there are too many already. */
export type WrittenText = { text: BrandText; before: string | null } | 'overtaken' | 'tooMany'

/** As many sentences of a brand may be in the words of its operators, in each language. */
export const mostTexts = 2_000

/**
 * Stores a sentence, which was judged before, with a line in the history. A sentence that stays as it is makes no
 * line.
 */
export async function writeText(
  tx: Tx,
  { key, sentence, version, changedBy, nowMs, ...texts }: TextToWrite,
): Promise<WrittenText> {
  await countTextChange(tx, texts)
  const current = await findText(tx, texts, key)
  if (version !== (current?.version ?? 0)) return 'overtaken'
  const before = current?.sentence ?? null
  if (before === sentence)
    return { text: current ?? { key, sentence, version, changedAtMs: nowMs, changedBy }, before }
  if (before === null && (await countTexts(tx, texts)) >= mostTexts) return 'tooMany'
  const next = { key, sentence, version: version + 1, changedAtMs: nowMs, changedBy }
  await storeText(tx, texts, { ...next, before })
  return { text: next, before }
}
