// SPDX-License-Identifier: Apache-2.0
import { readdirSync, readFileSync } from 'node:fs'

/** The kernel counts in hundredths of a second. */
const usPerTick = 10_000

/**
 * `utime` and `stime` of proc(5) are fields 14 and 15, those of children that have ended 16 and 17; the second one, the
 * name, may hold spaces.
 */
function statOf(pid: number): { parent: number; cpuUs: number; endedUs: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const ticks = (first: number) => Number(fields[first]) + Number(fields[first + 1])
    return { parent: Number(fields[1]), cpuUs: ticks(11) * usPerTick, endedUs: ticks(13) * usPerTick }
  } catch {
    return undefined
  }
}

/**
 * CPU time of a process and its children so far, also of those that have ended, in microseconds. Unlike a rate it says the same on a busy
 * machine as on an idle one. Zero where there is no /proc.
 */
export function cpuUsOf(pid: number): number {
  const own = statOf(pid)
  let sum = own ? own.cpuUs + own.endedUs : 0
  for (const entry of readPids()) {
    const stat = statOf(entry)
    if (stat?.parent === pid) sum += stat.cpuUs
  }
  return sum
}

function readPids(): number[] {
  try {
    return readdirSync('/proc')
      .map(Number)
      .filter((pid) => pid > 0)
  } catch {
    return []
  }
}
