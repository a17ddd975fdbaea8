// SPDX-License-Identifier: Apache-2.0
import { execFile } from 'node:child_process'
import { KeyRefused } from './key-refused.ts'
import type { KeySource } from './key-source.ts'

const patienceMs = 30_000
const answerBytesAtMost = 64 * 1_024
const complaintLengthAtMost = 200

/**
 * A shell command that prints the key: the way to a key management service, through its vendor's own client,
 * which also handles authentication. It runs at the start, and again when the database knows a key that it
 * did not print.
 */
export const commandSource = (name: string, command: string): KeySource => ({
  location: name,
  read: () =>
    new Promise((resolve, reject) => {
      const child = execFile(
        '/bin/sh',
        ['-c', command],
        { encoding: 'utf8', timeout: patienceMs, maxBuffer: answerBytesAtMost },
        (error, stdout, stderr) => {
          if (!error) return resolve(stdout.trim() === '' ? undefined : stdout)
          const how =
            error.signal ??
            (typeof error.code === 'number' ? `exit code ${error.code}` : (error.code ?? 'unknown'))
          const complaint = stderr.trim().split('\n').at(-1)?.slice(0, complaintLengthAtMost)
          reject(
            new KeyRefused(
              `The command of ${name} failed (${how})${complaint ? `: ${complaint}` : ''}. It must print the key and end with exit code 0.`,
            ),
          )
        },
      )
      child.stdin?.end()
    }),
})
