// SPDX-License-Identifier: Apache-2.0
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { rootFolder } from '@tessera/server/src/platform/env/environment.ts'
import { describeRelease } from './bill-of-materials.ts'

/**
 * `npm run sbom [-- FILE]`: writes what a release is made of, as CycloneDX JSON. Without FILE:
 * dist/tessera-VERSION.cdx.json.
 */
const bill = describeRelease(readFileSync(join(rootFolder, 'package-lock.json'), 'utf8'))
const { name, version } = bill.metadata.component
const file = resolve(process.argv[2] ?? join(rootFolder, 'dist', `${name}-${version}.cdx.json`))
mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, `${JSON.stringify(bill, undefined, 2)}\n`)
console.log(`${bill.components.length} packages of others: ${file}`)
