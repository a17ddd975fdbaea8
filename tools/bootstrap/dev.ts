// SPDX-License-Identifier: Apache-2.0
// The installation with hot reload: servers restart and pages reload when a file changes.
process.argv.push('--dev')
await import('@tessera/server/src/main/supervisor.ts')
