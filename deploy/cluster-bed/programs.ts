// SPDX-License-Identifier: Apache-2.0
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { CannotDo } from './cannot-do.ts'

/** Debian's packages, and the program of each that we run. */
const packages = {
  patroni: { program: 'patroni', package: 'patroni' },
  etcd: { program: 'etcd', package: 'etcd-server' },
  haproxy: { program: 'haproxy', package: 'haproxy' },
  pgbouncer: { program: 'pgbouncer', package: 'pgbouncer' },
  nats: { program: 'nats-server', package: 'nats-server' },
  setpriv: { program: 'setpriv', package: 'util-linux' },
} as const

export type Programs = Record<keyof typeof packages, string> & { postgresFolder: string }

const postgresFolder = '/usr/lib/postgresql/15/bin'
/** Debian installs servers outside of an ordinary user's PATH. */
const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/sbin', '/usr/bin']

/**
 * The paths of the cluster's programs. Throws CannotDo with the one command that installs what is missing.
 */
export function findPrograms(): Programs {
  const found = Object.entries(packages).map(([name, { program, package: from }]) => ({
    name,
    from,
    path: folders.map((folder) => join(folder, program)).find((path) => existsSync(path)),
  }))
  const missing: string[] = found.filter(({ path }) => path === undefined).map(({ from }) => from)
  if (!existsSync(join(postgresFolder, 'postgres'))) missing.push('postgresql-15')
  if (missing.length > 0)
    throw new CannotDo(
      `This machine lacks ${missing.join(', ')}. On Debian 12: apt-get install --no-install-recommends ${missing.join(' ')}`,
    )
  return {
    ...(Object.fromEntries(found.map(({ name, path }) => [name, path])) as Record<
      keyof typeof packages,
      string
    >),
    postgresFolder,
  }
}
