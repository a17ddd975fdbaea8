// SPDX-License-Identifier: Apache-2.0
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Journeys that break the content policy on purpose do it on a page of this path. */
export const provokedPath = '/provoked'

interface LogLine {
  msg?: string
  report?: { page?: string; directive?: string; blocked?: string }
}

/**
 * What browsers reported to the installation of its content policies (CSP and Trusted Types), whatever page or
 * context it was in: one line each, without what was provoked.
 */
export function readPolicyReports(dataDir: string): string[] {
  const path = join(dataDir, 'logs/platform.log')
  if (!existsSync(path)) return []
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.includes('a content policy stopped something'))
    .flatMap((line) => {
      const { report = {} } = JSON.parse(line) as LogLine
      return report.page?.includes(provokedPath)
        ? []
        : [`${report.directive ?? ''} stopped ${report.blocked ?? ''} on ${report.page ?? ''}`]
    })
}
