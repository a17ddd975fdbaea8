// SPDX-License-Identifier: Apache-2.0
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { KeyRefused } from './key-refused.ts'
import type { NearKeySource } from './key-source.ts'

/** A file that somebody else maintains, such as a mounted secret. `name` is the setting that names it. */
export const fileSource = (file: string, name: string): NearKeySource => ({
  location: `${name} (${file})`,
  read: () => readIfThere(file),
})

/** A file that the platform maintains itself, readable by its owner only. */
export function ownFileSource(file: string): NearKeySource {
  return {
    location: file,
    read: () => readIfThere(file),
    keep: {
      add(text) {
        const unfinished = writeBeside(file, text)
        try {
          // A link is created completely or not at all, and never over another process's key.
          linkSync(unfinished, file)
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
        } finally {
          rmSync(unfinished, { force: true })
        }
      },
      replace: (text) => renameSync(writeBeside(file, text), file),
      remove: () => rmSync(file, { force: true }),
    },
  }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return undefined
    throw new KeyRefused(
      `${file} cannot be read (${code ?? 'unknown'}). Let the user that this process runs as read it.`,
    )
  }
}

/** Written to disk before it gets its name, because a key lost in a power cut is lost for good. */
function writeBeside(file: string, text: string): string {
  const unfinished = `${file}.${process.pid}`
  try {
    mkdirSync(dirname(file), { recursive: true })
    rmSync(unfinished, { force: true })
    writeToDisk(unfinished, text)
    return unfinished
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw new KeyRefused(
      `${file} cannot be written (${(error as NodeJS.ErrnoException).code ?? 'unknown'}). Make room, or let the user that this process runs as write there.`,
    )
  }
}

function writeToDisk(file: string, text: string): void {
  const descriptor = openSync(file, 'wx', 0o600)
  try {
    writeSync(descriptor, text)
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
