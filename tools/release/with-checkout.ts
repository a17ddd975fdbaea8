// SPDX-License-Identifier: Apache-2.0
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { git } from './git.ts'

/**
 * A checkout of what is committed, in a folder of its own that is gone afterwards. Commits that are made in it
 * are on no branch until somebody takes them.
 */
export async function withCheckout<Result>(
  root: string,
  work: (tree: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-release-'))
  const tree = join(folder, 'tree')
  try {
    git(root, 'worktree', 'add', '--detach', '--quiet', tree, 'HEAD')
    return await work(tree)
  } finally {
    rmSync(folder, { recursive: true, force: true })
    git(root, 'worktree', 'prune')
  }
}
