/** Public files are served to everybody at /media/<name>; private ones are read by operators only. */
export type FileArea = 'public' | 'private'

/** Where files lie that people put in. Names are made by the house: letters, digits, - and _, one dot. */
export interface FileStore {
  /** Keeping the same name twice is no error: a name says what is inside. */
  keep(area: FileArea, name: string, bytes: Uint8Array): Promise<void>
  /** Undefined when there is no such file. */
  read(area: FileArea, name: string): Promise<Buffer | undefined>
  /** Removing what is not there is no error. */
  remove(area: FileArea, name: string): Promise<void>
}
