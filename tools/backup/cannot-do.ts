// SPDX-License-Identifier: Apache-2.0
/**
 * The command was understood but cannot be done; the message says why in one sentence, and nothing was
 * changed.
 */
export class CannotDo extends Error {}

/** The sentence for an error of a disk or a database; undefined for unexpected errors. */
export function reasonOf(error: unknown): string | undefined {
  const { code, message } = error as { code?: string; message?: string }
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === '53100') return 'the disk is full'
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return 'a folder may not be written'
  if (code === '42501')
    return 'this login may not do that; DATABASE_URL must be the address of the owner of the database'
  if (code !== undefined && /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|08|57P|28|3D)/.test(code))
    return `the database does not go on (${message ?? code})`
  if (message !== undefined && /No space left on device/.test(message)) return 'the disk is full'
  if (message !== undefined && /Connection terminated/.test(message)) return 'the database went away'
  return undefined
}
