// SPDX-License-Identifier: Apache-2.0
/** What accounts of one line may share so that they look like one person. */
export const traceKinds = ['Browser', 'Address', 'Name'] as const
export type TraceKind = (typeof traceKinds)[number]

/**
 * What becomes of a shared value: operators look at it, one of them has closed it, or so many accounts share it
 * (the address of a café, a common name) that it says nothing.
 */
export const sharedStates = ['Open', 'Closed', 'Widespread'] as const
export type SharedState = (typeof sharedStates)[number]

/** An account and those above it, from the head of its line down to itself. */
export interface PlacedAccount {
  id: bigint
  line: readonly bigint[]
}

/** Accounts of one line. `agentId` is the lowest agent who has all of them in the team, or is one of them. */
export interface LineGroup {
  headId: bigint
  agentId: bigint
  memberIds: bigint[]
}

/** The accounts by the heads of their lines. Accounts of different heads have nothing to do with each other. */
export function groupByLine(accounts: readonly PlacedAccount[]): LineGroup[] {
  const byHead = Map.groupBy(accounts, ({ line }) => line[0])
  return [...byHead].flatMap(([headId, members]) =>
    headId === undefined || members.length < 2
      ? []
      : [{ headId, agentId: lowestCommon(members) ?? headId, memberIds: members.map(({ id }) => id) }],
  )
}

function lowestCommon(accounts: readonly PlacedAccount[]): bigint | undefined {
  const [first, ...others] = accounts
  return first?.line.findLast((id, depth) => others.every(({ line }) => line[depth] === id))
}

/** An address (`addressKey`) without its last part: `203.0.113.*`. */
export const maskAddress = (key: string): string => key.replace(/([.:])[^.:]*$/, '$1*')
