// SPDX-License-Identifier: Apache-2.0
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { HistoryLineRefused } from '@tessera/rules/lottery/statistics/read-history'
import type { HistoryForm } from '@tessera/rules/lottery/statistics/history-forms'
import { HistoryRefused, importHistory } from '@tessera/server/src/modules/lottery/index.ts'
import type { Platform } from '@tessera/server/src/platform/platform.ts'
import { CannotDo } from './cannot-do.ts'

const mostBytes = 20_000_000

/** Imports results of a state lottery from a file; one whose name ends with `.gz` is compressed. */
export async function importLottery(
  platform: Platform,
  { form, file, source }: { form: HistoryForm; file: string; source: string },
): Promise<string> {
  const text = await readText(file)
  try {
    const { draws, added } = await importHistory(platform, { form, source, text })
    return `Draws read: ${draws}, new: ${added}.`
  } catch (error) {
    if (error instanceof HistoryLineRefused || error instanceof HistoryRefused)
      throw new CannotDo(`${error.message} Nothing was imported.`, { cause: error })
    throw error
  }
}

async function readText(file: string): Promise<string> {
  try {
    const bytes = await readFile(file)
    const plain = file.endsWith('.gz')
      ? await promisify(gunzip)(bytes, { maxOutputLength: mostBytes })
      : bytes
    if (plain.length > mostBytes) throw new CannotDo(`A file has at most ${mostBytes} bytes.`)
    return plain.toString('utf8')
  } catch (error) {
    if (error instanceof CannotDo) throw error
    throw new CannotDo(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}
