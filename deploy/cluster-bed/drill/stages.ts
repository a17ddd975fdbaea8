// SPDX-License-Identifier: Apache-2.0
import { setTimeout as sleep } from 'node:timers/promises'
import { findPrimary, findSynchronousStandby } from '../ask-patroni.ts'
import type { Machine } from '../cluster-plan.ts'
import { killPostgresOf } from '../kill-postgres.ts'
import { waitUntil } from '../supervised-program.ts'
import { takesWrites } from '../prepare-database.ts'
import type { Bed } from '../start-bed.ts'

/** One part to be killed. The target is chosen at that moment, because roles move. */
export interface Stage {
  name: string
  /** Kills with kill -9 at once; answers what was killed, and what must be done for a full recovery. */
  kill(bed: Bed): Promise<{ what: string; comeBack(): Promise<void> }>
}

/** How long a machine stays away after the others have taken over. */
const machineAwayMilliseconds = 8_000

const nothingToDo = (): Promise<void> => Promise.resolve()

/** A program that its supervisor restarts at once. */
const ofProgram = (name: string, program: string): Stage => ({
  name,
  async kill(bed) {
    await bed.program(program).kill(false)
    return { what: program, comeBack: nothingToDo }
  },
})

/**
 * A whole machine of the database: its Patroni and its PostgreSQL with all sessions, as in a power failure.
 * It stays away for a while.
 */
async function killMachine(bed: Bed, { name, dataFolder }: Machine): Promise<void> {
  const patroni = bed.program(`patroni-${name}`).kill(true)
  killPostgresOf(dataFolder)
  await patroni
}

const standby: Stage = {
  name: 'standby',
  async kill(bed) {
    const machine = await findSynchronousStandby(bed.plan.machines)
    if (!machine) throw new Error('there is no synchronous standby to kill')
    await killMachine(bed, machine)
    return { what: `synchronous standby (${machine.name})`, comeBack: () => returnLater(bed, [machine]) }
  },
}

const primary: Stage = {
  name: 'primary',
  async kill(bed) {
    const machine = await findPrimary(bed.plan.machines)
    if (!machine) throw new Error('there is no primary to kill')
    await killMachine(bed, machine)
    return {
      what: `primary (${machine.name})`,
      async comeBack() {
        const others = bed.plan.machines.filter(({ name }) => name !== machine.name)
        await waitUntil(
          'Another primary',
          async () => (await findPrimary(others)) !== undefined && takesWrites(bed.plan),
          { seconds: 120 },
        )
        await returnLater(bed, [machine])
      },
    }
  },
}

const bothStandbys: Stage = {
  name: 'standbys',
  async kill(bed) {
    const primary = await findPrimary(bed.plan.machines)
    const machines = bed.plan.machines.filter(({ name }) => name !== primary?.name)
    await Promise.all(machines.map((machine) => killMachine(bed, machine)))
    return { what: 'both standbys', comeBack: () => returnLater(bed, machines) }
  },
}

async function returnLater(bed: Bed, machines: readonly Machine[]): Promise<void> {
  await sleep(machineAwayMilliseconds)
  for (const { name } of machines) bed.program(`patroni-${name}`).release()
}

/** In the order of the table. */
export const stages: readonly Stage[] = [
  standby,
  primary,
  bothStandbys,
  ofProgram('etcd', 'etcd-two'),
  ofProgram('haproxy', 'haproxy'),
  ofProgram('pgbouncer', 'pgbouncer'),
  ofProgram('api', 'api1'),
  ofProgram('live', 'live1'),
  ofProgram('worker', 'worker1'),
  ofProgram('studio', 'studio1'),
  ofProgram('nats', 'nats-one'),
]

/** What a shortened drill kills. */
export const shortStages: readonly string[] = ['standby', 'primary', 'pgbouncer', 'api']
