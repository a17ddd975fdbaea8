// SPDX-License-Identifier: Apache-2.0
import { parseArgs } from 'node:util'
import { stages } from './drill/stages.ts'

export const clusterUsage = `Usage:
  npm run cluster [-- --folder FOLDER]
      starts the test bed on this machine, until Ctrl-C: three PostgreSQL servers under Patroni with etcd, HAProxy,
      PgBouncer, and the servers of an installation in all their roles. FOLDER holds all files; default: .data/cluster
  npm run cluster -- drill [--folder FOLDER] [--only NAME,NAME]
      starts the test bed and kills each part in turn under load; prints a table, and exits with 1 when an acknowledged bet
      is lost or doubled. Parts: standby, primary, standbys, etcd, haproxy, pgbouncer, api, live, worker, studio, nats
  npm run cluster -- write --machines ADDRESS,ADDRESS,ADDRESS --to FOLDER
      writes the same configuration for three machines of your own, with new random passwords`

/** The command line is wrong; the message says why. */
export class UsageError extends Error {
  constructor(why: string) {
    super(`${why}\n${clusterUsage}`)
  }
}

export type ClusterCommand =
  | { name: 'show'; folder: string | undefined }
  | { name: 'drill'; folder: string | undefined; only: string[] | undefined }
  | { name: 'write'; machines: string[]; folder: string }

/** Reads the command line. Throws UsageError. */
export function parseArguments(args: readonly string[]): ClusterCommand {
  const { values, positionals } = read(args)
  const [name, ...others] = positionals
  if (others.length > 0) throw new UsageError(`Unexpected "${others[0]}".`)
  if (name === 'write')
    return { name, machines: machinesOf(values.machines), folder: required('to', values.to) }
  if (name === 'drill')
    return {
      name,
      folder: values.folder,
      only: values.only === undefined ? undefined : stagesOf(values.only),
    }
  if (values.machines !== undefined || values.to !== undefined || values.only !== undefined)
    throw new UsageError('--machines and --to belong to "write", --only to "drill".')
  if (name !== undefined) throw new UsageError(`Unknown command "${name}".`)
  return { name: 'show', folder: values.folder }
}

function read(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        folder: { type: 'string' },
        only: { type: 'string' },
        machines: { type: 'string' },
        to: { type: 'string' },
      },
    })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function required(name: string, value: string | undefined): string {
  if (!value?.trim()) throw new UsageError(`--${name} is missing.`)
  return value.trim()
}

function stagesOf(text: string): string[] {
  const names = text.split(',').map((name) => name.trim())
  const strange = names.find((name) => !stages.some((stage) => stage.name === name))
  if (strange !== undefined) throw new UsageError(`There is no part "${strange}".`)
  return names
}

function machinesOf(text: string | undefined): string[] {
  const addresses = required('machines', text)
    .split(',')
    .map((address) => address.trim())
  if (
    addresses.length !== 3 ||
    new Set(addresses).size !== 3 ||
    addresses.some((address) => !/^(\d{1,3}\.){3}\d{1,3}$/.test(address))
  ) {
    throw new UsageError('--machines must be three different addresses such as 10.0.0.1,10.0.0.2,10.0.0.3.')
  }
  return addresses
}
