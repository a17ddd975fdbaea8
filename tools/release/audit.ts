// SPDX-License-Identifier: Apache-2.0
import { spawnSync } from 'node:child_process'
import { delimiter, dirname } from 'node:path'
import { rootFolder } from '@tessera/server/src/platform/env/environment.ts'
import { findNpm } from '../bootstrap/npm.mjs'
import { judgeAudit } from './judge-audit.ts'

/**
 * `npm run audit`: queries the registry for known vulnerabilities of what a release is made of. Exit code 1
 * when one is high or critical, 2 when the registry could not be reached.
 */
const inherited = Object.entries(process.env).filter(
  ([name]) => !/^npm_(config_workspaces?|config_audit|lifecycle|package)/i.test(name),
)
const environment = {
  ...Object.fromEntries(inherited),
  PATH: [dirname(process.execPath), process.env['PATH'] ?? ''].join(delimiter),
}
const asked = spawnSync(
  process.execPath,
  [findNpm(), 'audit', '--omit=dev', '--audit-level=high', '--package-lock-only', '--json'],
  {
    cwd: rootFolder,
    env: environment,
    encoding: 'utf8',
    timeout: 120_000,
    maxBuffer: 64 * 1024 * 1024,
  },
)
const { exitCode, words } = judgeAudit(asked.stdout)
if (exitCode === 0) console.log(words)
else console.error(words)
process.exitCode = exitCode
