// SPDX-License-Identifier: Apache-2.0
import { join } from 'node:path'
import type { DemoAccount } from './seed-demo.ts'
import type { Running } from './start-supervisor.ts'

/** Says where everything is and how to sign in. */
export function printWelcome(
  { environment, development }: Running,
  accounts: DemoAccount[],
  tookMs: number,
): void {
  const { publicUrl, studioUrl, dataDir } = environment
  const addresses: [string, string][] = [
    ['Site', publicUrl],
    ...secondBrand(environment),
    ['Operator console', `${publicUrl}/console/`],
    ['API', `${publicUrl}/docs`],
    ['Games', studioUrl],
  ]
  const width = Math.max(18, ...accounts.map(({ role }) => role.length + 2))
  const lines = [
    '',
    `Tessera is ready (${(tookMs / 1000).toFixed(1)} s).`,
    '',
    ...addresses.map(([name, address]) => `  ${name.padEnd(width)}${address}`),
    ...(accounts.length > 0
      ? [
          '',
          'Demo accounts (play money):',
          ...accounts.map(
            ({ role, username, password }) => `  ${role.padEnd(width)}${username} / ${password}`,
          ),
        ]
      : []),
    ...(development
      ? ['', 'Pages that reload themselves when a file changes are at the addresses that vite prints.']
      : []),
    '',
    `Data and logs are in ${dataDir}${environment.mode === 'demo' && !development ? ` (logs: ${join(dataDir, 'logs')})` : ''}. Ctrl-C stops.`,
    '',
  ]
  console.log(lines.join('\n'))
}

/**
 * The demonstration's second brand uses a name of this machine, which browsers resolve without a name
 * server.
 */
function secondBrand({ mode, publicUrl }: Running['environment']): [string, string][] {
  const url = new URL(publicUrl)
  if (mode !== 'demo' || url.hostname !== 'localhost') return []
  url.hostname = 'brand2.localhost'
  return [['Second brand', url.origin]]
}
