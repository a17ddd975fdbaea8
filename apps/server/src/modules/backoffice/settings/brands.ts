// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationInput, type OperationOutput } from '@tessera/contract'
import { firstBrandCode, hostKey } from '@tessera/rules/site/brand'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import type { OperatorActor } from '../../../platform/http/index.ts'
import {
  findHosts,
  findBrands,
  insertHost,
  insertBrand,
  updateHostEnabled,
  updateBrand,
  type Host,
} from '../../site/index.ts'
import { recordAction } from '../audit/record-action.ts'

type PresentedBrand = OperationOutput<'backoffice.addBrand'>
export interface BrandFacts {
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
}: Host): PresentedBrand['hosts'][number] => ({
  host,
  enabled,
  affiliateCode,
  ownerId: ownerId === null ? null : Number(ownerId),
  mainUrl,
  speedMs,
  measuredAt: measuredAtMs,
})

/** All brands with their hosts. */
export async function presentBrands(db: Queries): Promise<PresentedBrand[]> {
  const brands = await findBrands(db)
  const hosts = await findHosts(db)
  return brands.map(({ code, name, enabled, createdAtMs }) => ({
    code,
    name,
    enabled,
    createdAt: createdAtMs,
    hosts: hosts.filter(({ brandCode }) => brandCode === code).map(presentHost),
  }))
}

async function presentBrand(tx: Tx, code: string): Promise<PresentedBrand> {
  const brandCode = (await presentBrands(tx)).find((one) => one.code === code)
  if (!brandCode) throw fault('backoffice.noBrand')
  return brandCode
}

const noted = (
  tx: Tx,
  { operator, nowMs }: BrandFacts,
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

/** Creates a brand with all settings at their defaults. */
export async function addBrand(
  tx: Tx,
  facts: BrandFacts,
  { code, name }: OperationInput<'backoffice.addBrand'>,
): Promise<PresentedBrand> {
  if (!(await insertBrand(tx, { code, name, nowMs: facts.nowMs }))) throw fault('backoffice.brandTaken')
  await noted(tx, facts, 'addBrand', `brand:${code}`, { after: { name } })
  return presentBrand(tx, code)
}

/** Renames, closes or opens a brand. The first one cannot be closed. */
export async function changeBrand(
  tx: Tx,
  facts: BrandFacts,
  { code, name, enabled }: OperationInput<'backoffice.changeBrand'>,
): Promise<PresentedBrand> {
  if (code === firstBrandCode && enabled === false) throw fault('backoffice.firstBrand')
  const changed = await updateBrand(tx, code, { name, enabled })
  if (!changed) throw fault('backoffice.noBrand')
  const { before, after } = changed
  await noted(tx, facts, 'changeBrand', `brand:${code}`, {
    before: { name: before.name, enabled: before.enabled },
    after: { name: after.name, enabled: after.enabled },
  })
  return presentBrand(tx, code)
}

/** Adds a host to a brand. */
export async function addHost(
  tx: Tx,
  facts: BrandFacts,
  { code, host: typed, affiliateCode, ownerId, mainUrl }: OperationInput<'backoffice.addHost'>,
): Promise<PresentedBrand> {
  await presentBrand(tx, code)
  const host = hostKey(typed)
  if (
    !(await insertHost(
      tx,
      {
        host,
        brandCode: code,
        affiliateCode: affiliateCode || null,
        ownerId: ownerId === undefined ? null : BigInt(ownerId),
        mainUrl: mainUrl || null,
      },
      facts.nowMs,
    ))
  )
    throw fault('backoffice.hostTaken')
  await noted(tx, facts, 'addHost', `host:${host}`, { after: { brandCode: code, affiliateCode, mainUrl } })
  return presentBrand(tx, code)
}

/** Closes or opens a host. */
export async function changeHost(
  tx: Tx,
  facts: BrandFacts,
  { host: typed, enabled }: OperationInput<'backoffice.changeHost'>,
): Promise<PresentedBrand> {
  const host = hostKey(typed)
  const code = await updateHostEnabled(tx, host, enabled)
  if (code === undefined) throw fault('backoffice.noHost')
  await noted(tx, facts, 'changeHost', `host:${host}`, { after: { enabled } })
  return presentBrand(tx, code)
}
