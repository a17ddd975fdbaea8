// SPDX-License-Identifier: Apache-2.0
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { cacheFolder } from './root-folder.mjs'

/**
 * Makes commands that run at once in a fresh clone prepare it one after another. A killed holder does not
 * block.
 * @param {string} name @param {() => Promise<void>} work
 */
export async function withLock(name, work) {
  mkdirSync(cacheFolder, { recursive: true })
  const file = join(cacheFolder, `${name}.lock`)
  let announced = false
  while (!take(file)) {
    if (!announced) console.log('Another command is preparing this folder; waiting for it …')
    announced = true
    await sleep(500)
  }
  try {
    await work()
  } finally {
    rmSync(file, { force: true })
  }
}

/** @param {string} file */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
    if (!isRunning(file)) rmSync(file, { force: true })
    return false
  }
}

/** @param {string} file */
function isRunning(file) {
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 0)
    return true
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}
