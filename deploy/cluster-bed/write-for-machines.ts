// SPDX-License-Identifier: Apache-2.0
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { writeFiles } from './bed-folder.ts'
import { CannotDo } from './cannot-do.ts'
import { drawSecrets, type ClusterPlan, type Server } from './cluster-plan.ts'
import { renderMachine, renderShared } from './render-configs.ts'

const names = ['one', 'two', 'three']
const here = '127.0.0.1'

/**
 * Writes a folder for each of three machines, ready to be copied to /etc/tessera there. The folder must be
 * new or empty.
 */
export function writeForMachines({
  machines,
  folder,
  say,
}: {
  machines: readonly string[]
  folder: string
  say(line: string): void
}): number {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new CannotDo(`${folder} is not empty: choose a new folder, so that no passwords are lost.`)
  const plan = planMachines(machines)
  for (const machine of plan.machines) {
    writeFiles(
      join(folder, machine.name),
      { ...renderMachine(plan, machine), ...renderShared(plan, '/etc/tessera') },
      undefined,
    )
  }
  say(
    `Written for ${machines.join(', ')}: copy ${folder}/one, two and three to /etc/tessera of each. They hold passwords. What to do there: docs/runbook/cluster.md.`,
  )
  return 0
}

/** The usual ports on separate machines: each runs a member of everything. */
export function planMachines(addresses: readonly string[]): ClusterPlan {
  const servers: Server[] = addresses.flatMap((address, index): Server[] => [
    { kind: 'api', name: `api${index + 1}`, address, port: 3000 },
    { kind: 'live', name: `live${index + 1}`, address, port: 3010 },
    { kind: 'worker', name: `worker${index + 1}`, address, port: 3020 },
    { kind: 'studio', name: `studio${index + 1}`, address, port: 3001 },
  ])
  return {
    machines: addresses.map((address, index) => ({
      name: names[index] ?? '',
      address,
      dataFolder: '/var/lib/tessera',
      etcdPort: 2379,
      etcdPeerPort: 2380,
      patroniPort: 8008,
      postgresPort: 5432,
      natsPort: 4222,
      natsRoutePort: 6222,
    })),
    servers,
    database: { address: here, port: 5000 },
    pooler: { address: here, port: 6432 },
    site: { address: '0.0.0.0', port: 80 },
    games: { address: '0.0.0.0', port: 81 },
    secrets: drawSecrets(),
    postgresPrograms: '/usr/lib/postgresql/15/bin',
    sharedBuffers: '4GB',
    mostConnections: 20_000,
    watchdogMode: 'automatic',
  }
}
