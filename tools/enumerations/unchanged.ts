// SPDX-License-Identifier: Apache-2.0
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { enumerations } from './enumerations.ts'
import { createFingerprints } from './fingerprint-of.ts'

const root = resolve(import.meta.dirname, '../..')
const provenFile = join(import.meta.dirname, 'proven.json')

/** The fingerprint with which each enumeration has last passed, by its file. */
export const readProven = (): Record<string, string> =>
  existsSync(provenFile) ? (JSON.parse(readFileSync(provenFile, 'utf8')) as Record<string, string>) : {}

/** The present fingerprint of each enumeration. */
export function fingerprints(): Map<string, string> {
  const fingerprintOf = createFingerprints(root)
  return new Map(enumerations.map((file) => [file, fingerprintOf(file)]))
}

/** The enumerations that have passed on the very code that is there now. */
export function unchangedEnumerations(): string[] {
  const proven = readProven()
  return [...fingerprints()].filter(([file, now]) => proven[file] === now).map(([file]) => file)
}

/** Records that these have passed with these fingerprints. */
export function recordProven(passed: ReadonlyMap<string, string>): void {
  const all = { ...readProven(), ...Object.fromEntries(passed) }
  const inOrder = enumerations.filter((file) => all[file]).map((file) => [file, all[file]])
  writeFileSync(provenFile, `${JSON.stringify(Object.fromEntries(inOrder), null, 2)}\n`)
}
