// SPDX-License-Identifier: Apache-2.0
import { spawn } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { whenStarterEnds } from './starter.mjs'

/** Our process received a signal while npm ran; npm has ended before this is thrown. */
export class Stopped extends Error {
  /** @param {string} what @param {number} exitCode */
  constructor(what, exitCode) {
    super(`Stopped: ${what}. Run the same command again to start over.`)
    this.exitCode = exitCode
  }
}

const forwardedSignals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
/** How long npm gets to end; during a download it ignores signals, and it has nothing worth waiting for. */
const patienceMs = 1_000
const endWithParent = new URL('./end-with-parent.mjs', import.meta.url).href

/**
 * Runs npm with the given Node and shows progress, even without a terminal. npm never outlives our process:
 * it receives every signal, and ends when the npm above us ends or when we are killed. Throws Stopped after a
 * signal.
 * @param {string} node @param {string[]} args @param {string} folder @param {string} what
 * @returns {Promise<number>} its exit code
 */
export function runNpm(node, args, folder, what) {
  const began = performance.now()
  const seconds = () => Math.round((performance.now() - began) / 1000)
  console.log(`${what} …`)
  const ticking = setInterval(() => console.log(`  still working, ${seconds()} s`), 10_000)
  const child = spawn(node, ['--import', endWithParent, findNpm(), ...args], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PATH: withFirst(dirname(node)),
      npm_config_workspaces: undefined,
      npm_config_workspace: undefined,
    },
  })
  const stopping = stopWith(child)
  return new Promise((resolve, reject) => {
    child.once('error', (error) => {
      clearInterval(ticking)
      stopping.end()
      reject(error)
    })
    child.once('close', (code) => {
      clearInterval(ticking)
      stopping.end()
      const exitCode = stopping.exitCode()
      if (exitCode !== undefined) return reject(new Stopped(what, exitCode))
      if (code === 0) console.log(`  done in ${seconds()} s`)
      resolve(code ?? 1)
    })
  })
}

/**
 * Forwards signals to npm, and kills npm when it ignores them.
 * @param {import('node:child_process').ChildProcess} child
 */
function stopWith(child) {
  /** @type {number | undefined} */
  let exitCode
  /** @type {NodeJS.Timeout | undefined} */
  let killing
  /** @param {typeof forwardedSignals[number]} signal */
  const stop = (signal) => {
    exitCode ??= 128 + constants.signals[signal]
    child.kill(signal)
    killing ??= setTimeout(() => child.kill('SIGKILL'), patienceMs)
  }
  for (const signal of forwardedSignals) process.on(signal, stop)
  const endWatch = whenStarterEnds(() => stop('SIGTERM'))
  return {
    exitCode: () => exitCode,
    end() {
      clearTimeout(killing)
      endWatch()
      for (const signal of forwardedSignals) process.off(signal, stop)
    },
  }
}

/** PATH with one folder in front. @param {string} folder */
export function withFirst(folder) {
  return [folder, process.env.PATH ?? ''].join(delimiter)
}

/** Path of npm's own script: the one that started us, else the one beside the running Node, else the first in PATH. */
export function findNpm() {
  const beside = dirname(process.execPath)
  const inPath = (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'npm'))
    .filter(existsSync)
    .map((file) => realpathSync(file))
  const candidates = [
    process.env.npm_execpath ?? '',
    join(beside, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(beside, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    ...inPath,
  ]
  const found = candidates.find((file) => file.endsWith('npm-cli.js') && existsSync(file))
  if (!found) throw new Error('npm was not found. It comes with Node from https://nodejs.org.')
  return found
}
