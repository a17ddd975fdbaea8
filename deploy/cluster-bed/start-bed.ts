// SPDX-License-Identifier: Apache-2.0
import { join } from 'node:path'
import type { ProcessIdentity } from '@tessera/server/src/platform/db/embedded-postgres-identity.ts'
import { isDatabaseWhole } from './ask-patroni.ts'
import { canConnect } from './can-connect.ts'
import { chooseIdentity, lockBed, writeConfigs } from './bed-folder.ts'
import { planBed } from './bed-plan.ts'
import { serverProcess, sharedVariables } from './bed-servers.ts'
import type { ClusterPlan } from './cluster-plan.ts'
import { killPostgresOf } from './kill-postgres.ts'
import { superviseProgram, waitUntil, type SupervisedProgram } from './supervised-program.ts'
import { prepareDatabase, takesWrites } from './prepare-database.ts'
import { findPrograms, type Programs } from './programs.ts'

/** A running test bed. */
export interface Bed {
  folder: string
  plan: ClusterPlan
  /** By the names etcd-one, patroni-one, haproxy, pgbouncer, api1 … */
  program(name: string): SupervisedProgram
  /** Whether everything runs and answers, and the database has its standbys. */
  isWhole(): Promise<boolean>
  /** Ends everything in order, the database last. */
  stop(): Promise<void>
}

export interface BedOptions {
  folder: string
  signal?: AbortSignal
  say(line: string): void
}

interface Opening extends BedOptions {
  plan: ClusterPlan
  programs: Programs
  identity: ProcessIdentity | undefined
  stored: Map<string, SupervisedProgram>
}

/**
 * Starts the whole test bed, step by step. Throws CannotDo with the obstacle; then nothing is left running.
 */
export async function startBed(options: BedOptions): Promise<Bed> {
  const { folder, say } = options
  const programs = findPrograms()
  const identity = chooseIdentity(folder)
  const lock = await lockBed(folder)
  const stored = new Map<string, SupervisedProgram>()
  const stop = async (): Promise<void> => {
    for (const group of [
      'studio',
      'api',
      'live',
      'worker',
      'pgbouncer',
      'haproxy',
      'nats',
      'patroni',
      'etcd',
    ]) {
      await Promise.all(
        [...stored.values()].filter(({ name }) => name.startsWith(group)).map((program) => program.stop()),
      )
    }
    for (const machine of plan?.machines ?? []) killPostgresOf(machine.dataFolder)
    lock.release()
  }
  let plan: ClusterPlan | undefined
  try {
    plan = await planBed(folder, programs.postgresFolder)
    const opening = { ...options, plan, programs, identity, stored }
    writeConfigs(folder, plan, identity)
    await startDatabase(opening)
    say('The database has a primary and two standbys.')
    await startProxies(opening)
    await prepareDatabase(plan, sharedVariables(folder, plan))
    say('The database is prepared.')
    await startServers(opening)
    return {
      folder,
      plan,
      program: (name) => requireProgram(stored, name),
      isWhole: () => isWhole(opening),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

function requireProgram(stored: ReadonlyMap<string, SupervisedProgram>, name: string): SupervisedProgram {
  const program = stored.get(name)
  if (!program) throw new Error(`no program of the test bed is called ${name}`)
  return program
}

function run(
  { folder, programs, stored }: Opening,
  name: string,
  program: string,
  args: string[],
  {
    environment = { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8', TZ: 'UTC' },
    identity,
  }: { environment?: NodeJS.ProcessEnv; identity: ProcessIdentity | undefined },
): void {
  const made = superviseProgram({
    name,
    program,
    args,
    environment,
    identity,
    logFile: join(folder, 'logs', `${name}.log`),
    setpriv: programs.setpriv,
  })
  stored.set(name, made)
  made.start()
}

async function startDatabase(opening: Opening): Promise<void> {
  const {
    plan: { machines },
    programs,
    identity,
    stored,
    signal,
  } = opening
  for (const { name, dataFolder } of machines)
    run(opening, `etcd-${name}`, programs.etcd, ['--config-file', join(dataFolder, 'etcd.yml')], { identity })
  await waitUntil(
    'A majority of etcd',
    () => allAnswer(machines.map(({ etcdPort }) => `http://127.0.0.1:${etcdPort}/health`)),
    { seconds: 60, signal, programs: [...stored.values()] },
  )
  for (const { name, dataFolder } of machines)
    run(opening, `nats-${name}`, programs.nats, ['--config', join(dataFolder, 'nats.conf')], { identity })
  for (const { name, dataFolder } of machines)
    run(opening, `patroni-${name}`, programs.patroni, [join(dataFolder, 'patroni.yml')], { identity })
  await waitUntil('A primary with two standbys', () => isDatabaseWhole(machines), {
    seconds: 180,
    signal,
    programs: [...stored.values()],
  })
}

async function startProxies(opening: Opening): Promise<void> {
  const { folder, programs, identity, signal, plan } = opening
  run(opening, 'haproxy', programs.haproxy, ['-W', '-db', '-f', join(folder, 'shared/haproxy.cfg')], {
    identity,
  })
  run(opening, 'pgbouncer', programs.pgbouncer, [join(folder, 'shared/pgbouncer.ini')], { identity })
  await waitUntil('A way to the primary', () => takesWrites(plan), {
    seconds: 30,
    signal,
    programs: [...opening.stored.values()].slice(-2),
  })
}

async function startServers(opening: Opening): Promise<void> {
  const { folder, plan, stored, signal } = opening
  for (const server of plan.servers) {
    const { args, environment } = serverProcess(folder, plan, server)
    run(opening, server.name, process.execPath, args, { environment, identity: undefined })
  }
  await waitUntil('All servers', () => isWhole(opening), {
    seconds: 120,
    signal,
    programs: [...stored.values()].slice(-plan.servers.length),
  })
}

/**
 * All programs run, etcd and every server answer, the public entry works, and the database has its standbys.
 */
async function isWhole({ plan: { machines, servers, site, games }, stored }: Opening): Promise<boolean> {
  if ([...stored.values()].some((program) => program.pid() === undefined)) return false
  const addresses = [
    ...machines.map(({ etcdPort }) => `http://127.0.0.1:${etcdPort}/health`),
    ...[...servers, site, games].map(({ port }) => `http://127.0.0.1:${port}/health/ready`),
  ]
  const carriers = await Promise.all(machines.map(({ natsPort }) => canConnect(natsPort)))
  return carriers.every(Boolean) && (await allAnswer(addresses)) && isDatabaseWhole(machines)
}

async function allAnswer(addresses: readonly string[]): Promise<boolean> {
  const answers = await Promise.all(
    addresses.map((address) =>
      fetch(address, { signal: AbortSignal.timeout(4_000) }).then(
        async (answer) => {
          await answer.body?.cancel()
          return answer.ok
        },
        () => false,
      ),
    ),
  )
  return answers.every(Boolean)
}
