// SPDX-License-Identifier: Apache-2.0
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * The specification calls the code of a vendor its vassalage, in the calls and addresses of the site. That
 * word is for the files that read or write those; everywhere else it is `vendorCode` (docs/domain/words.md).
 */
const root = fileURLToPath(new URL('../../', import.meta.url))
const wireWord = /vassalage/i

/** Folders (with a slash) and files that read or write the site's calls and addresses, or speak about them. */
export const edge: readonly string[] = [
  'apps/server/src/modules/catalogue/calls.ts',
  'apps/server/src/modules/catalogue/favourite-calls.ts',
  'apps/server/src/modules/catalogue/lists/count-facets.ts',
  'apps/server/src/modules/catalogue/lists/home-sections.ts',
  'apps/server/src/modules/catalogue/lists/show-vendors.ts',
  'apps/server/src/modules/catalogue/present-game.ts',
  'apps/server/src/modules/compliance/protection-for-tests.ts',
  'apps/server/src/modules/play/calls.ts',
  'apps/server/src/modules/play/read-lobby.ts',
  'apps/server/src/modules/play/vendor-wallets/list-wallets.ts',
  'apps/server/src/modules/play/vendor-wallets/transfer-money.ts',
  'apps/server/src/testing/rights/fields.ts',
  'bench/rooms/open-lobby.ts',
  'apps/server/src/testing/rights/site-rights.ts',
  'apps/web/',
  'bench/games/open-players.ts',
  'bench/games/pages/game-browser.ts',
  'bench/lobby/part-calls.ts',
  'deploy/cluster-bed/drill/open-players.ts',
  'docs/domain/words.md',
  'docs/requirements.tsv',
  'docs/spec/',
  'e2e/',
  'packages/contract/src/catalogue/',
  'packages/contract/src/play/',
  'packages/contract/src/site/',
  'tools/check/wire-words.test.ts',
  'tools/check/wire-words.ts',
  'tools/rehearse/',
]

/** Tests of the server, of the demonstration and of the tools make the calls of the site. */
const callsOfTests = /^(apps\/server|demo|tools\/conform)\/.*\.test\.ts$/

export const isEdge = (file: string): boolean =>
  callsOfTests.test(file) || edge.some((path) => (path.endsWith('/') ? file.startsWith(path) : file === path))

/** Where a file that is not at the edge says the word of the wire: in its name, and in its lines. */
export function strayWireWords(file: string, source: string): string[] {
  if (isEdge(file)) return []
  return [
    ...(wireWord.test(file) ? [`${file}: the name of the file`] : []),
    ...source
      .split('\n')
      .flatMap((line, index) => (wireWord.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  ]
}

if (import.meta.main) {
  // Git itself finds the files with the word, which are few.
  const files = execFileSync('git', ['grep', '-ilI', 'vassalage'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '')
  const stray = files.flatMap((file) => strayWireWords(file, readFileSync(root + file, 'utf8')))
  const idle = edge.filter((path) => !files.some((file) => file === path || file.startsWith(path)))
  for (const line of stray) console.error(line)
  for (const path of idle) console.error(`${path}: no longer says it; take it from the list`)
  if (stray.length > 0 || idle.length > 0) {
    console.error(
      'Say vendorCode, or vendor_code in the database; the calls of the site are mapped at the edge.',
    )
    process.exit(1)
  }
}
