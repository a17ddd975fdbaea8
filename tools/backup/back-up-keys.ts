// SPDX-License-Identifier: Apache-2.0
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { digestOf } from './manifest.ts'

const isKeyFile = (name: string): boolean => /\.(pem|key)$/.test(name)

/** The names of the key files in a folder. */
export const keyFilesIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter(isKeyFile).toSorted() : []

export const keyDigestsFile = 'keys.sha256'

/**
 * Copies the installation's own keys into a separate folder that only its owner can read. Answers their
 * names.
 */
export async function backUpKeys(dataDir: string, folder: string): Promise<string[]> {
  const names = keyFilesIn(dataDir)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const digests: string[] = []
  for (const name of names) {
    const bytes = await readFile(join(dataDir, name))
    await writeFile(join(folder, name), bytes, { mode: 0o600, flush: true })
    digests.push(`${digestOf(bytes)}  ${name}\n`)
  }
  await writeFile(join(folder, keyDigestsFile), digests.join(''), { mode: 0o600, flush: true })
  return names
}
