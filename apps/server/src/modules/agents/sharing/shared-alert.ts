// SPDX-License-Identifier: Apache-2.0
import type { TraceKind } from '@tessera/rules/agents/shared-traces'
import { closeAlert, type Alerts } from '../../../platform/alerts/operator-alerts.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { namesOf } from '../../members/index.ts'
import { hasOpenShared } from './shared-store.ts'

const kindOfAlert = 'agents.sharedAccounts'

/** One alert of a brand says that something is open; it names the line that was found last. */
export async function raiseShared(
  tx: Tx,
  { alerts }: { alerts: Alerts },
  found: { brandCode: string; kind: TraceKind; agentId: bigint; nowMs: number },
): Promise<void> {
  const { brandCode, kind, agentId, nowMs } = found
  const line = (await namesOf(tx, [agentId])).get(agentId) ?? ''
  await alerts.raise(
    tx,
    { kind: kindOfAlert, reference: brandCode, details: { brand: brandCode, line, shared: kind } },
    nowMs,
  )
}

/** Ends the alert of a brand once nothing is open any more. The caller holds the lock of what is shared. */
export async function settleShared(tx: Tx, brandCode: string, nowMs: number): Promise<void> {
  if (!(await hasOpenShared(tx, brandCode)))
    await closeAlert(tx, { kind: kindOfAlert, reference: brandCode }, nowMs)
}
