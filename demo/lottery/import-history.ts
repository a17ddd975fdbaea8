// SPDX-License-Identifier: Apache-2.0
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { importHistory } from '@tessera/server/src/modules/lottery/index.ts'
import type { Platform } from '@tessera/server/src/platform/platform.ts'

const file = new URL('./xsmb-2020-2024.csv.gz', import.meta.url)

/** Imports the North's state draws of 2020 to 2024, so that the demonstration has real results to show. */
export async function importRealHistory(platform: Platform): Promise<void> {
  const text = (await promisify(gunzip)(await readFile(file))).toString('utf8')
  await importHistory(platform, {
    form: 'XSMB',
    source: 'khiemdoan/vietnam-lottery-xsmb-analysis (MIT)',
    text,
  })
}
