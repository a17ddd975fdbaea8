// SPDX-License-Identifier: Apache-2.0
import type { IdentityDocument } from './document-store.ts'
import type { DocumentsDeps } from './documents-deps.ts'
import { openBox } from './picture-box.ts'
import { documentKeyOwner } from './sealed-document-keys.ts'

/** The pictures of a document as data URLs; none once they are deleted, or when the vault key was lost. */
export async function picturesOf(
  { vault, documentFiles }: Pick<DocumentsDeps, 'vault' | 'documentFiles'>,
  { id, sealedKey, pictures }: IdentityDocument,
): Promise<string[]> {
  if (sealedKey === null) return []
  const key = Buffer.from(vault.open(sealedKey, documentKeyOwner(id)), 'base64')
  const boxes = await Promise.all(pictures.map((name) => documentFiles.read(name)))
  return boxes.flatMap((box) =>
    box ? [`data:image/webp;base64,${openBox(key, box).toString('base64')}`] : [],
  )
}
