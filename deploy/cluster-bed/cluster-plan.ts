// SPDX-License-Identifier: Apache-2.0
import { randomBytes } from 'node:crypto'

/** One machine of the database: an etcd member, a Patroni and its PostgreSQL. */
export interface Machine {
  name: string
  address: string
  dataFolder: string
  etcdPort: number
  etcdPeerPort: number
  patroniPort: number
  postgresPort: number
  natsPort: number
  natsRoutePort: number
}

/** Where a program listens. */
export interface Endpoint {
  address: string
  port: number
}

export type ServerKind = 'api' | 'live' | 'worker' | 'studio'
export interface Server extends Endpoint {
  name: string
  kind: ServerKind
}

/** Passwords of the cluster's own logins, generated once. */
export type Secrets = Record<(typeof secretNames)[number], string>
const secretNames = [
  'owner',
  'platform',
  'studio',
  'superuser',
  'replication',
  'rewind',
  'patroni',
  'nats',
] as const

/** The whole layout: all that the templates of deploy/cluster need. */
export interface ClusterPlan {
  machines: Machine[]
  /** How servers reach the primary (HAProxy), and their pooler. */
  database: Endpoint
  pooler: Endpoint
  /** The public entry point. */
  site: Endpoint
  games: Endpoint
  servers: Server[]
  secrets: Secrets
  postgresPrograms: string
  sharedBuffers: string
  /** The limit for all visitors at one HAProxy; it needs twice as many open files. */
  mostConnections: number
  watchdogMode: 'off' | 'automatic' | 'required'
}

/** Letters and digits only: they are used in addresses, YAML and SQL alike. */
export function drawSecrets(): Secrets {
  return Object.fromEntries(secretNames.map((name) => [name, randomBytes(24).toString('hex')])) as Secrets
}
