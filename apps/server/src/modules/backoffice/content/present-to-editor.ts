// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import type { Queries } from '../../../platform/db/index.ts'
import {
  isDue,
  mediaAddress,
  revisionBody,
  revisionsOf,
  wordsIn,
  type Content,
  type ListedContent,
  type Media,
} from '../../messages/index.ts'

type Item = OperationOutput<'backoffice.contents'>['list'][number]

/** An item as the console lists it. */
export function listedItem({ published, draft, ...content }: ListedContent, nowMs: number): Item {
  const { id, brandCode, kind, state, sort, version, revision, changedAtMs, changedBy } = content
  const times = state === 'published' && published ? published : draft
  return {
    id,
    brandCode,
    kind,
    state,
    title: wordsIn('EN', draft).title,
    groupName: draft.kind === 'B' ? draft.groupName : '',
    sort,
    from: times.from,
    until: times.until,
    visible: state === 'published' && published !== null && isDue(published, nowMs),
    changed: published === null || JSON.stringify(published) !== JSON.stringify(draft),
    version,
    revision,
    changedAt: changedAtMs,
    changedBy,
  }
}

/** A complete item with its earlier versions. */
export async function wholeItem(
  db: Queries,
  content: Content,
  nowMs: number,
): Promise<OperationOutput<'backoffice.content'>> {
  const visible = content.revision === null ? undefined : await revisionBody(db, content.id, content.revision)
  const published = visible?.body ?? null
  const revisions = (await revisionsOf(db, content.id)).map(({ number, atMs, by, restoredFrom }) => ({
    number,
    at: atMs,
    by,
    restoredFrom,
  }))
  return { ...listedItem({ ...content, published }, nowMs), draft: content.draft, published, revisions }
}

/** A picture as the console shows it. */
export function presentMedia(
  { id, brandCode, kind, name, file, width, height, sizes, uploadedAtMs, uploadedBy }: Media,
  usedBy: number[],
): OperationOutput<'backoffice.uploadMedia'> {
  return {
    id,
    pictureId: pictureIdOf(file),
    brandCode,
    kind,
    name,
    url: mediaAddress(file),
    width,
    height,
    bytes: sizes.find((size) => size.file === file)?.bytes ?? 0,
    usedBy,
    uploadedAt: uploadedAtMs,
    uploadedBy,
    sizes: sizes.map((size) => ({
      url: mediaAddress(size.file),
      width: size.width,
      height: size.height,
      format: size.format,
      bytes: size.bytes,
    })),
  }
}

/** The value of a picture setting: the name of its best file without the extension. */
export const pictureIdOf = (file: string): string => file.replace(/\.\w+$/, '')
