// SPDX-License-Identifier: Apache-2.0
import { spawn } from 'node:child_process'
import { dirname } from 'node:path'
import { withFirst } from './npm.mjs'
import { compiledFolder, rootFolder } from './root-folder.mjs'
import { whenStarterEnds } from './starter.mjs'

/**
 * The young generation of the heap may grow to 64 MB, so that lists of games and batches of bets are garbage
 * before they would be moved to the old generation, whose collections stop everything for tens of
 * milliseconds. The old generation may grow to two and a half times its size after its last collection: by
 * default, V8 collects an idle server every few seconds.
 */
const nodeFlags = [
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=64',
  '--heap-growing-percent=150',
]

const forwardedSignals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/**
 * Runs a script in our place: forwards signals to it and returns its exit code. The script also ends when our
 * process ends, in whatever way (the channel between us closes), and when the npm that started us is killed.
 * @param {string} node @param {string[]} args
 * @returns {Promise<number>}
 */
export function runToEnd(node, args) {
  const env = { NODE_COMPILE_CACHE: compiledFolder, ...process.env, PATH: withFirst(dirname(node)) }
  const child = spawn(node, [...nodeFlags, ...args], {
    cwd: rootFolder,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env,
  })
  for (const signal of forwardedSignals) process.on(signal, () => child.kill(signal))
  const endWatch = whenStarterEnds(() => child.kill('SIGTERM'))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      endWatch()
      resolve(code ?? (signal === 'SIGINT' ? 130 : 143))
    })
  })
}
