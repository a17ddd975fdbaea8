// SPDX-License-Identifier: Apache-2.0
import type { Actor } from '../http/index.ts'
import type { LiveConnection } from './live-hub.ts'

/** The open pages of this process, and whose they are. */
export interface Connections {
  all(): ReadonlySet<LiveConnection>
  of(memberId: bigint): ReadonlySet<LiveConnection> | undefined
  add(connection: LiveConnection): void
  /** Records whose connection it is. */
  identify(connection: LiveConnection, actor: Actor): void
  remove(connection: LiveConnection): void
}

export function createConnections(): Connections {
  const all = new Set<LiveConnection>()
  const byMember = new Map<bigint, Set<LiveConnection>>()

  function remove(connection: LiveConnection): void {
    all.delete(connection)
    if (connection.actor?.kind !== 'member') return
    const own = byMember.get(connection.actor.memberId)
    own?.delete(connection)
    if (own?.size === 0) byMember.delete(connection.actor.memberId)
  }

  return {
    all: () => all,
    of: (memberId) => byMember.get(memberId),
    add: (connection) => {
      all.add(connection)
    },
    identify(connection, actor) {
      remove(connection)
      connection.actor = actor
      all.add(connection)
      // Members who must change their password first receive nothing about the account.
      if (actor.kind === 'member' && !actor.mustChangePassword)
        byMember.set(actor.memberId, (byMember.get(actor.memberId) ?? new Set()).add(connection))
    },
    remove,
  }
}
