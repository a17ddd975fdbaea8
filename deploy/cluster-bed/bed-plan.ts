// SPDX-License-Identifier: Apache-2.0
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { CannotDo } from './cannot-do.ts'
import { drawSecrets, type ClusterPlan, type Secrets, type ServerKind } from './cluster-plan.ts'

const loopback = '127.0.0.1'
const machineNames = ['one', 'two', 'three']
const serverNames: [ServerKind, string][] = [
  ['api', 'api1'],
  ['api', 'api2'],
  ['live', 'live1'],
  ['live', 'live2'],
  ['worker', 'worker1'],
  ['studio', 'studio1'],
  ['studio', 'studio2'],
]
const portNames = [
  ...machineNames.flatMap((name) =>
    ['etcd', 'etcdPeer', 'patroni', 'postgres', 'nats', 'natsRoute'].map((what) => `${name}.${what}`),
  ),
  ...serverNames.map(([, name]) => name),
  'database',
  'pooler',
  'site',
  'games',
]

/** What a folder stores from its first start. */
interface SavedPlan {
  ports: Record<string, number>
  secrets: Secrets
}

/**
 * The plan of a test bed in a folder: on this machine alone, with ports and passwords that the folder stores
 * from its first start.
 */
export async function planBed(folder: string, postgresPrograms: string): Promise<ClusterPlan> {
  const { ports, secrets } = await readOrDraw(folder)
  const portOf = (name: string): number => {
    const port = ports[name]
    if (port === undefined)
      throw new CannotDo(
        `${join(folder, 'bed.json')} names no port for ${name}: choose another folder (--folder), or remove this one.`,
      )
    return port
  }
  const endpoint = (name: string) => ({ address: loopback, port: portOf(name) })
  return {
    machines: machineNames.map((name) => ({
      name,
      address: loopback,
      dataFolder: join(folder, name),
      etcdPort: portOf(`${name}.etcd`),
      etcdPeerPort: portOf(`${name}.etcdPeer`),
      patroniPort: portOf(`${name}.patroni`),
      postgresPort: portOf(`${name}.postgres`),
      natsPort: portOf(`${name}.nats`),
      natsRoutePort: portOf(`${name}.natsRoute`),
    })),
    servers: serverNames.map(([kind, name]) => ({ kind, name, ...endpoint(name) })),
    database: endpoint('database'),
    pooler: endpoint('pooler'),
    site: endpoint('site'),
    games: endpoint('games'),
    secrets: secrets,
    postgresPrograms,
    sharedBuffers: '128MB',
    mostConnections: 4_000,
    watchdogMode: 'off',
  }
}

/** etcd and Patroni store their ports in their data, so each folder has fixed ones. */
async function readOrDraw(folder: string): Promise<SavedPlan> {
  const file = join(folder, 'bed.json')
  if (existsSync(file)) {
    const bed = readSaved(file)
    for (const [name, port] of Object.entries(bed.ports)) await requireFree(name, port)
    return bed
  }
  const numbers = await freePorts(portNames.length)
  const bed = {
    ports: Object.fromEntries(portNames.map((name, index) => [name, numbers[index] ?? 0])),
    secrets: drawSecrets(),
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, JSON.stringify(bed, null, 2), { mode: 0o600 })
  return bed
}

function readSaved(file: string): SavedPlan {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as SavedPlan
  } catch {
    throw new CannotDo(`${file} cannot be read: choose another folder (--folder), or remove this one.`)
  }
}

/** Unused ports; all are held open until the last one is found, so that none is chosen twice. */
async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(Array.from({ length: count }, () => listen(0)))
  const ports = servers.map((server) => (server.address() as AddressInfo).port)
  await Promise.all(
    servers.map(
      (server) =>
        new Promise((resolve) => {
          server.close(resolve)
        }),
    ),
  )
  return ports
}

async function requireFree(name: string, port: number): Promise<void> {
  try {
    const server = await listen(port)
    await new Promise((resolve) => {
      server.close(resolve)
    })
  } catch {
    throw new CannotDo(
      `Port ${port}, on which this folder's ${name} listens, is in use by another program: end that one, or choose another folder (--folder).`,
    )
  }
}

function listen(port: number): Promise<ReturnType<typeof createServer>> {
  const server = createServer()
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, loopback, () => resolve(server))
  })
}
