// SPDX-License-Identifier: Apache-2.0
import { rootFolder } from '@tessera/server/src/platform/env/environment.ts'
import { CannotRelease } from './cannot-release.ts'
import { bundleCommit } from './release.ts'

/**
 * `npm run bundle`: makes what a release publishes from the commit that is checked out, in
 * dist/tessera-VERSION. From the commit of a tag, with the same Node, it makes the same bundle byte by byte.
 */
try {
  await bundleCommit({ root: rootFolder, say: (line) => console.log(line) })
} catch (error) {
  console.error(error instanceof CannotRelease ? error.message : error)
  process.exitCode = 1
}
