// SPDX-License-Identifier: Apache-2.0
import type { ClusterPlan, Machine, Endpoint, Server, ServerKind } from './cluster-plan.ts'
import { fillTemplate } from './fill-template.ts'

/** Files by their names. */
export type Files = Record<string, string>

/**
 * After this time without contact another machine gets the primary's lease; the other two values follow from
 * it.
 */
const leaseSeconds = 15
const loopSeconds = 3
const retrySeconds = 5

/** The configuration of one machine of the database. */
export function renderMachine(plan: ClusterPlan, machine: Machine): Files {
  const { secrets, machines } = plan
  const own = { ...machine }
  return {
    'etcd.yml': fillTemplate('etcd.yml', {
      ...own,
      etcdMembers: machines
        .map(({ name, address, etcdPeerPort }) => `${name}=http://${address}:${etcdPeerPort}`)
        .join(','),
    }),
    'nats.conf': fillTemplate('nats.conf', {
      ...own,
      natsPassword: secrets.nats,
      natsRoutes: machines
        .map(({ address, natsRoutePort }) => `"nats://route:${secrets.nats}@${address}:${natsRoutePort}"`)
        .join(', '),
    }),
    'patroni.yml': fillTemplate('patroni.yml', {
      ...own,
      leaseSeconds,
      loopSeconds,
      retrySeconds,
      etcdHosts: machines.map(({ address, etcdPort }) => `${address}:${etcdPort}`).join(','),
      postgresPrograms: plan.postgresPrograms,
      sharedBuffers: plan.sharedBuffers,
      watchdogMode: plan.watchdogMode,
      superuserPassword: secrets.superuser,
      replicationPassword: secrets.replication,
      rewindPassword: secrets.rewind,
      patroniPassword: secrets.patroni,
      allowedNetworks: allowedNetworks(plan),
    }),
  }
}

/** What every machine with servers has beside them, and the two steps that create the database. */
export function renderShared(plan: ClusterPlan, configFolder: string): Files {
  const { secrets, database, pooler, site, games, servers } = plan
  const passwords = {
    ownerPassword: secrets.owner,
    platformPassword: secrets.platform,
    studioPassword: secrets.studio,
  }
  return {
    'haproxy.cfg': fillTemplate('haproxy.cfg', {
      mostConnections: plan.mostConnections,
      databaseBind: bindOf(database),
      siteBind: bindOf(site),
      gamesBind: bindOf(games),
      primaryServers: primaryServers(plan.machines),
      apiServers: serverLines(servers, 'api'),
      liveServers: serverLines(servers, 'live'),
      studioServers: serverLines(servers, 'studio'),
    }),
    'pgbouncer.ini': fillTemplate('pgbouncer.ini', {
      address: pooler.address,
      poolerPort: pooler.port,
      databaseHost: database.address,
      databasePort: database.port,
      configFolder,
    }),
    'userlist.txt': fillTemplate('userlist.txt', passwords),
    'roles.sql': fillTemplate('roles.sql', passwords),
    'logins.sql': fillTemplate('logins.sql', passwords),
  }
}

const bindOf = ({ address, port }: Endpoint): string => `${address}:${port}`

const primaryServers = (machines: readonly Machine[]): string =>
  machines
    .map(
      ({ name, address, postgresPort, patroniPort }) =>
        `    server ${name} ${address}:${postgresPort} maxconn 200 check port ${patroniPort}`,
    )
    .join('\n')

const serverLines = (servers: readonly Server[], wanted: ServerKind): string =>
  servers
    .filter(({ kind }) => kind === wanted)
    .map(({ name, address, port }) => `    server ${name} ${address}:${port} check`)
    .join('\n')

/** Only the machines themselves, each login for its purpose. */
function allowedNetworks({ machines, servers }: ClusterPlan): string {
  const addresses = [...new Set([...machines, ...servers].map(({ address }) => address))]
  return addresses
    .flatMap((address) => [
      `    - host replication replicator ${address}/32 scram-sha-256`,
      `    - host all all ${address}/32 scram-sha-256`,
    ])
    .join('\n')
}
