// SPDX-License-Identifier: Apache-2.0
import type { Machine } from './cluster-plan.ts'

/** A member of the database cluster, as Patroni reports it. */
export interface Member {
  name: string
  role: string
  state: string
  lag?: number | string
}

/** Patroni's view of all members, from any machine that answers. Throws when none does. */
export async function askMembers(machines: readonly Machine[]): Promise<Member[]> {
  const answers = machines.map(async ({ address, patroniPort }) => {
    const answer = await fetch(`http://${address}:${patroniPort}/cluster`, {
      signal: AbortSignal.timeout(2_000),
    })
    return ((await answer.json()) as { members: Member[] }).members
  })
  return Promise.any(answers)
}

/** The machine whose PostgreSQL accepts writes; undefined while there is none. */
export async function findPrimary(machines: readonly Machine[]): Promise<Machine | undefined> {
  for (const machine of machines) if (await isOk(machine, '/primary')) return machine
  return undefined
}

/** The standby that commits wait for; undefined while there is none. */
export async function findSynchronousStandby(machines: readonly Machine[]): Promise<Machine | undefined> {
  for (const machine of machines) if (await isOk(machine, '/synchronous')) return machine
  return undefined
}

/** One primary, and all others stream from it, one of them synchronously. */
export async function isDatabaseWhole(machines: readonly Machine[]): Promise<boolean> {
  const members = await askMembers(machines)
  const standbys = members.filter(({ role }) => role === 'replica' || role === 'sync_standby')
  return (
    members.length === machines.length &&
    members.some(({ role, state }) => role === 'leader' && state === 'running') &&
    members.some(({ role }) => role === 'sync_standby') &&
    standbys.length === machines.length - 1 &&
    standbys.every(({ state, lag }) => state === 'streaming' || (state === 'running' && lag === 0))
  )
}

async function isOk({ address, patroniPort }: Machine, path: string): Promise<boolean> {
  const answer = await fetch(`http://${address}:${patroniPort}${path}`, {
    signal: AbortSignal.timeout(2_000),
  }).catch(() => undefined)
  await answer?.body?.cancel()
  return answer?.status === 200
}
