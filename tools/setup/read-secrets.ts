// SPDX-License-Identifier: Apache-2.0
import { readFile } from 'node:fs/promises'
import { CannotDo } from './cannot-do.ts'

/**
 * Reads secrets, one a line, at most this many: from a file, or from the input if it is `-`. They never stand on the
 * command line, which every user of the machine can read. Throws CannotDo.
 */
export type ReadSecrets = (file: string, most: number) => Promise<string[]>

const longestBytes = 10_000

export const secretsFrom =
  (input: AsyncIterable<string | Buffer>): ReadSecrets =>
  async (file, most) => {
    const text = file === '-' ? await readAll(input) : await readSmall(file)
    const lines = text.split(/\r?\n/).map((line) => line.trim())
    while (lines.at(-1) === '') lines.pop()
    if (lines.length === 0 || lines.length > most || lines.some((line) => !/^[!-~]{1,500}$/.test(line)))
      throw new CannotDo(
        most === 1
          ? 'The key must be one word in the first line.'
          : `The keys must be one word in each of the first ${most} lines.`,
      )
    return lines
  }

async function readSmall(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new CannotDo(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  })
  if (text.length > longestBytes) throw new CannotDo(`${file} is too long for a key.`)
  return text
}

async function readAll(input: AsyncIterable<string | Buffer>): Promise<string> {
  let text = ''
  for await (const chunk of input) {
    text += String(chunk)
    if (text.length > longestBytes) throw new CannotDo('The input is too long for a key.')
  }
  return text
}
