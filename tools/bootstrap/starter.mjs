// SPDX-License-Identifier: Apache-2.0
import { readFileSync } from 'node:fs'

/**
 * Calls `act` once when the npm above us has ended, or the shell that some systems keep in between; never when
 * something else started us. What is above npm does not matter, because an installation left running in the
 * background outlives the terminal.
 * @param {() => void} act
 * @returns {() => void} ends the watch
 */
export function whenStarterEnds(act) {
  const starter = starterOf()
  if (starter === undefined) return () => {}
  const watching = setInterval(() => {
    if (starterOf() === starter) return
    clearInterval(watching)
    act()
  }, 500)
  return () => clearInterval(watching)
}

function starterOf() {
  if (!process.env.npm_lifecycle_event) return undefined
  const parent = process.ppid
  return isShellBetween(parent) ? `${parent}<${parentOf(parent)}` : String(parent)
}

/** @param {number} pid */
function isShellBetween(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('run.mjs')
  } catch {
    return false
  }
}

/** @param {number} pid */
function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]
  } catch {
    return ''
  }
}
