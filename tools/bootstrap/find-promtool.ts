// SPDX-License-Identifier: Apache-2.0
import { findDebianProgram } from './find-debian-program.ts'

/**
 * Path of promtool, which tests the alert rules: the installed one, or the one in Debian's package of Prometheus. Throws an
 * error that says what is missing.
 */
export async function findPromtool(): Promise<string> {
  const found = await findDebianProgram({
    name: 'promtool',
    probe: ['--version'],
    package: 'prometheus',
    path: 'usr/bin/promtool',
  })
  if (found !== undefined) return found
  throw new Error(
    'The alert rules are tested by promtool, and none was found. It comes with Prometheus: https://prometheus.io/download',
  )
}
