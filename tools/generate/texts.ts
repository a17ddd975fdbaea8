// SPDX-License-Identifier: Apache-2.0
/** Makes packages/texts/src/generated: the keys as a type, and what each program loads of each language. */
import { fileURLToPath } from 'node:url'
import { compileCatalogues } from './compile-catalogues.ts'
import { writeGenerated } from './write-generated.ts'

writeGenerated(
  fileURLToPath(new URL('../../packages/texts/src/generated', import.meta.url)),
  compileCatalogues(),
)
