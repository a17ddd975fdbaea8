// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationInput, type OperationOutput } from '@tessera/contract'
import { firstMerchant, hostKey } from '@tessera/rules/site/merchant'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import type { OperatorActor } from '../../../platform/http/index.ts'
import {
  findHosts,
  findMerchants,
  insertHost,
  insertMerchant,
  updateHostEnabled,
  updateMerchant,
  type Host,
} from '../../site/index.ts'
import { recordAction } from '../audit/record-action.ts'

type PresentedMerchant = OperationOutput<'backoffice.addMerchant'>
export interface MerchantFacts {
  operator: OperatorActor
  nowMs: number
}

const presentHost = ({
  host,
  enabled,
  affiliateCode,
  ownerId,
  mainUrl,
  speedMs,
  measuredAtMs,
}: Host): PresentedMerchant['hosts'][number] => ({
  host,
  enabled,
  affiliateCode,
  ownerId,
  mainUrl,
  speedMs,
  measuredAt: measuredAtMs,
})

/** All brands with their hosts. */
export async function showMerchants(db: Queries): Promise<PresentedMerchant[]> {
  const merchants = await findMerchants(db)
  const hosts = await findHosts(db)
  return merchants.map(({ code, name, enabled, createdAtMs }) => ({
    code,
    name,
    enabled,
    createdAt: createdAtMs,
    hosts: hosts.filter(({ merchant }) => merchant === code).map(presentHost),
  }))
}

async function shown(tx: Tx, code: string): Promise<PresentedMerchant> {
  const merchant = (await showMerchants(tx)).find((one) => one.code === code)
  if (!merchant) throw fault('backoffice.noMerchant')
  return merchant
}

const noted = (
  tx: Tx,
  { operator, nowMs }: MerchantFacts,
  action: string,
  subject: string,
  facts: { before?: Record<string, string | boolean>; after: Record<string, string | boolean> },
): Promise<void> =>
  recordAction(tx, {
    operatorId: operator.operatorId,
    operatorName: operator.name,
    action,
    subject,
    ...facts,
    nowMs,
  })

/** Makes a brand, with every setting at its default. */
export async function addMerchant(
  tx: Tx,
  facts: MerchantFacts,
  { code, name }: OperationInput<'backoffice.addMerchant'>,
): Promise<PresentedMerchant> {
  if (!(await insertMerchant(tx, { code, name, nowMs: facts.nowMs }))) throw fault('backoffice.merchantTaken')
  await noted(tx, facts, 'addMerchant', `merchant:${code}`, { after: { name } })
  return shown(tx, code)
}

/** Names a brand anew, closes or opens it. The first one carries the house and stays open. */
export async function changeMerchant(
  tx: Tx,
  facts: MerchantFacts,
  { code, name, enabled }: OperationInput<'backoffice.changeMerchant'>,
): Promise<PresentedMerchant> {
  if (code === firstMerchant && enabled === false) throw fault('backoffice.firstMerchant')
  const changed = await updateMerchant(tx, code, { name, enabled })
  if (!changed) throw fault('backoffice.noMerchant')
  const { before, after } = changed
  await noted(tx, facts, 'changeMerchant', `merchant:${code}`, {
    before: { name: before.name, enabled: before.enabled },
    after: { name: after.name, enabled: after.enabled },
  })
  return shown(tx, code)
}

/** Gives a brand one host more. */
export async function addHost(
  tx: Tx,
  facts: MerchantFacts,
  { code, host: typed, affiliateCode, ownerId, mainUrl }: OperationInput<'backoffice.addHost'>,
): Promise<PresentedMerchant> {
  await shown(tx, code)
  const host = hostKey(typed)
  if (
    !(await insertHost(
      tx,
      {
        host,
        merchant: code,
        affiliateCode: affiliateCode || null,
        ownerId: ownerId ?? null,
        mainUrl: mainUrl || null,
      },
      facts.nowMs,
    ))
  )
    throw fault('backoffice.hostTaken')
  await noted(tx, facts, 'addHost', `host:${host}`, { after: { merchant: code, affiliateCode, mainUrl } })
  return shown(tx, code)
}

/** Closes a host or opens it. */
export async function changeHost(
  tx: Tx,
  facts: MerchantFacts,
  { host: typed, enabled }: OperationInput<'backoffice.changeHost'>,
): Promise<PresentedMerchant> {
  const host = hostKey(typed)
  const code = await updateHostEnabled(tx, host, enabled)
  if (code === undefined) throw fault('backoffice.noHost')
  await noted(tx, facts, 'changeHost', `host:${host}`, { after: { enabled } })
  return shown(tx, code)
}
