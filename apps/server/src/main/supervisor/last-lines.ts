// SPDX-License-Identifier: Apache-2.0
import { readFileSync } from 'node:fs'

/** The end of a log, for the person at the terminal. */
export function lastLines(path: string, count: number): string {
  try {
    return readFileSync(path, 'utf8').trimEnd().split('\n').slice(-count).join('\n')
  } catch {
    return ''
  }
}
