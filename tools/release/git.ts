// SPDX-License-Identifier: Apache-2.0
import { spawnSync } from 'node:child_process'
import { CannotRelease } from './cannot-release.ts'

/** What a git command prints; throws what it complains about. */
export function git(folder: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (error) throw new CannotRelease(`git could not be run: ${error.message}.`)
  if (status !== 0) throw new CannotRelease(`git ${args[0]} failed: ${stderr.trim()}`)
  return stdout.trimEnd()
}

/** A setting of git; empty if there is none. */
export function gitSetting(folder: string, name: string): string {
  const { stdout } = spawnSync('git', ['config', '--get', name], { cwd: folder, encoding: 'utf8' })
  return stdout.trim()
}
