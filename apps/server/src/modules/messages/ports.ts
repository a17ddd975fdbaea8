// SPDX-License-Identifier: Apache-2.0
/**
 * Public files are served to everybody at /media/<name>; private ones are read by operators only; archives
 * only by commands.
 */
export type FileArea = 'public' | 'private' | 'archive'
/** The areas for uploaded files; archives are not among them. */
export const fileAreas: readonly FileArea[] = ['public', 'private']

/**
 * Stores uploaded files. The platform makes the names: the digest of the content, a dot, the format. Each
 * operation takes a bounded time and throws StorageUnavailable when the store is unreachable or refuses.
 */
export interface FileStore {
  /**
   * Storing the same name twice is not an error, because the name identifies the content. A file is stored as
   * a whole or not at all.
   */
  keep(area: FileArea, name: string, bytes: Uint8Array): Promise<void>
  /** Undefined when there is no such file. */
  read(area: FileArea, name: string): Promise<Buffer | undefined>
  /** Removing a missing file is not an error. */
  remove(area: FileArea, name: string): Promise<void>
  /** The names of all files of an area, in no particular order. */
  list(area: FileArea): AsyncIterable<string>
}

/**
 * The store did not do it: it is unreachable or it refused us. The message says which and contains no secret.
 */
export class StorageUnavailable extends Error {
  /** `refused`: the settings are wrong, and retrying changes nothing. */
  readonly reason: 'away' | 'refused'
  constructor(reason: 'away' | 'refused', message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'StorageUnavailable'
    this.reason = reason
  }
}
