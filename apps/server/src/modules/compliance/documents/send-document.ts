// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import { fault } from '@tessera/contract'
import {
  documentLimits,
  documentPictures,
  proofOf,
  type DocumentKind,
} from '@tessera/rules/compliance/documents'
import type { Queries } from '../../../platform/db/index.ts'
import type { DocumentsDeps } from './documents-deps.ts'
import { countSent, documentsFor, insertDocument, saveKey } from './document-store.ts'
import { boxKeyBytes, closeBox } from './picture-box.ts'
import { documentKeyOwner } from './sealed-document-keys.ts'

const dayMs = 86_400_000
const nonceBytes = 12

interface SentDocument {
  memberId: bigint
  brandCode: string
  kind: DocumentKind
  images: readonly Blob[]
  nowMs: number
}

/**
 * Takes a document of a member: checks and re-encodes its pictures, encrypts each with a key of this document,
 * and stores that key sealed with the vault key. Throws what is wrong with a picture and the faults below;
 * nothing of a refused document stays.
 */
export async function sendDocument(deps: DocumentsDeps, sent: SentDocument): Promise<void> {
  const { database, chance, vault, documentFiles: files } = deps
  const { memberId, brandCode, kind, images, nowMs } = sent
  const { least, most } = documentPictures[kind]
  if (images.length < least || images.length > most)
    throw fault('compliance.documentPictures', { least, most })
  // Checked before processing the pictures, which is expensive, and again when they are stored.
  await refuseAnother(database, sent)
  const drawn = await files.draw(
    await Promise.all(images.map(async (image) => Buffer.from(await image.arrayBuffer()))),
  )
  const key = Buffer.from(chance.bytes(boxKeyBytes))
  const boxes = drawn.map((picture) => closeBox(key, Buffer.from(chance.bytes(nonceBytes)), picture))
  const named = boxes.map((box) => ({ name: `${digestOf(box)}.bin`, box }))
  const pictures = named.map(({ name }) => name)
  try {
    for (const { name, box } of named) await files.keep(name, box)
    await database.transaction(async (tx) => {
      const id = await insertDocument(tx, { memberId, brandCode, kind, pictures, nowMs })
      if (id === undefined) throw fault('compliance.documentWaiting')
      await saveKey(tx, id, vault.seal(key.toString('base64'), documentKeyOwner(id)))
    })
  } catch (error) {
    // What cannot be removed now stays unreadable: its key is nowhere.
    await Promise.allSettled(pictures.map((name) => files.remove(name)))
    throw error
  }
}

async function refuseAnother(db: Queries, { memberId, kind, nowMs }: SentDocument): Promise<void> {
  const [newest] = await documentsFor(db, memberId, proofOf(kind))
  if (newest?.state === 'waiting') throw fault('compliance.documentWaiting')
  if ((await countSent(db, memberId, nowMs - dayMs)) >= documentLimits.aDay)
    throw fault('compliance.documentsToday')
}

/** A file is named after its bytes. */
const digestOf = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 32)
