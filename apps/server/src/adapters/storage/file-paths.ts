// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import type { FileArea } from '../../modules/messages/ports.ts'

const safeName = /^[A-Za-z0-9_-]{8,80}\.[a-z0-9]{3,5}$/
const digestCharacters = 32

/** Whether the platform may have made this name. */
export const isFileName = (name: string): boolean => safeName.test(name)

/**
 * Where a file lies below the root of a store, spread over subfolders: the same in a folder and in a bucket.
 */
export function filePath(area: FileArea, name: string): string {
  if (!isFileName(name)) throw new Error('a stored file has a name that the platform did not make')
  return `${area}/${name.slice(0, 2)}/${name}`
}

/** Whether a file matches its name: the name is the beginning of the digest of its bytes. */
export function isIntact(name: string, bytes: Uint8Array): boolean {
  const [digest] = name.split('.')
  return createHash('sha256').update(bytes).digest('base64url').slice(0, digestCharacters) === digest
}
