// SPDX-License-Identifier: Apache-2.0
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { rootFolder } from './root-folder.mjs'

/** What a server is started with: by npm, by hand, or by a unit of systemd. */
const scripts = [
  'apps/server/src/main/supervisor.ts',
  'apps/server/src/main/start.ts',
  'apps/studio/src/server/start.ts',
]
const unit = 'deploy/run.mjs'
const servingWords = new Set(['platform', 'studio', 'all', 'api', 'live', 'worker'])

/**
 * Ids of the processes that serve an installation from this folder. They load files from its node_modules for as long
 * as they run.
 * @returns {number[]}
 */
export function runningServers() {
  return processes().flatMap(({ pid, words }) => (pid !== process.pid && isServer(words) ? [pid] : []))
}

/** @param {string[]} words a command line */
function isServer(words) {
  if (!basename(words[0] ?? '').startsWith('node')) return false
  if (scripts.some((script) => words.includes(join(rootFolder, script)))) return true
  const at = words.indexOf(join(rootFolder, unit))
  return at > 0 && servingWords.has(words[at + 1] ?? 'all')
}

/** @returns {{ pid: number, words: string[] }[]} */
function processes() {
  return existsSync('/proc/self/cmdline') ? fromProc() : fromPs()
}

function fromProc() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const words = readFileSync(`/proc/${name}/cmdline`, 'utf8').split('\0')
        return [{ pid: Number(name), words }]
      } catch {
        // It has ended meanwhile, or belongs to somebody else.
        return []
      }
    })
}

/** Where a system has no /proc. A folder with blanks in its path is not recognised there. */
function fromPs() {
  try {
    const lines = execFileSync('ps', ['-A', '-ww', '-o', 'pid=,args='], { encoding: 'utf8' }).split('\n')
    return lines.map((line) => {
      const [pid = '', ...words] = line.trim().split(/\s+/)
      return { pid: Number(pid), words }
    })
  } catch {
    return []
  }
}
