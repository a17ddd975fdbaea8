// SPDX-License-Identifier: Apache-2.0
/**
 * Public files are served to everybody at /media/<name>; private ones are read by operators only; archives by
 * commands only.
 */
export type FileArea = 'public' | 'private' | 'archive'
/** Where what people put in lies; archives are not among it. */
export const fileAreas: readonly FileArea[] = ['public', 'private']

/**
 * Where files lie that people put in. Names are made by the platform: the digest of what is inside, one dot, the
 * format. Each operation takes a bounded time and throws StorageUnavailable when the store is away or
 * refuses.
 */
export interface FileStore {
  /**
   * Keeping the same name twice is no error: a name says what is inside. A file is there as a whole or not at
   * all.
   */
  keep(area: FileArea, name: string, bytes: Uint8Array): Promise<void>
  /** Undefined when there is no such file. */
  read(area: FileArea, name: string): Promise<Buffer | undefined>
  /** Removing what is not there is no error. */
  remove(area: FileArea, name: string): Promise<void>
  /** The names of all files of an area, in no order. */
  list(area: FileArea): AsyncIterable<string>
}

/** The store did not do it: it is away, or it refuses us. The message says which, and holds no secret. */
export class StorageUnavailable extends Error {
  /** `refused`: the settings are wrong, and trying again changes nothing. */
  readonly reason: 'away' | 'refused'
  constructor(reason: 'away' | 'refused', message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'StorageUnavailable'
    this.reason = reason
  }
}
