// SPDX-License-Identifier: Apache-2.0
import type { ContentBodyOf, ContentKind } from '@tessera/contract/messages/content'
import type { Queries } from '../../../platform/db/index.ts'
import type { PublishedContent } from './content.ts'
import { contentById, publishedContents } from './content-store.ts'
import { languagesFor } from './words-in.ts'

export type Presented<Kind extends ContentKind> = Omit<PublishedContent, 'body'> & {
  body: ContentBodyOf<Kind>
}

/** The brand, the moment and the language, and the one item (if any) that is shown by its draft. */
export interface View {
  brandCode: string
  nowMs: number
  language: string
  previewId?: number | undefined
}

/** Whether a schedule covers a moment: from `from` on, and before `until`. */
export const isDue = (
  { from, until }: { from: number | null; until: number | null },
  nowMs: number,
): boolean => (from === null || from <= nowMs) && (until === null || nowMs < until)

/**
 * What visitors see of these kinds, in the order of the console. A previewed item is shown by its draft,
 * whatever its schedule.
 */
export async function presentContents<Kind extends ContentKind>(
  db: Queries,
  { brandCode, nowMs, language, previewId }: View,
  kinds: readonly Kind[],
): Promise<Presented<Kind>[]> {
  const published = (await publishedContents(db, brandCode, kinds, languagesFor(language))).filter(
    ({ id, body }) => id !== previewId && isDue(body, nowMs),
  )
  const drafts = previewId === undefined ? [] : await draftOf(db, brandCode, previewId, nowMs)
  const isWanted = (content: PublishedContent): content is Presented<Kind> =>
    kinds.some((kind) => kind === content.body.kind)
  return [...published, ...drafts]
    .filter(isWanted)
    .toSorted((one, other) => one.sort - other.sort || one.id - other.id)
}

async function draftOf(
  db: Queries,
  brandCode: string,
  id: number,
  nowMs: number,
): Promise<PublishedContent[]> {
  const content = await contentById(db, id)
  return content?.brandCode === brandCode
    ? [{ id, sort: content.sort, body: content.draft, firstAtMs: nowMs }]
    : []
}
