// SPDX-License-Identifier: Apache-2.0
import type { PromotionalLimits } from '@tessera/rules/play/promotional-limits'
import type { Amount } from '@tessera/rules/money'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import {
  listPromotionLimits,
  lockPromotionLimit,
  type PromotionKey,
  type PromotionLimit,
  readPromotionPaid,
  upsertPromotionLimit,
} from './promotion-store.ts'
import type { VendorRefusal } from './add-vendor.ts'
import { readVendorAccounts } from './vendor-store.ts'

/** The changes. A new campaign needs its limits; for an existing one, omitted values stay. */
export interface PromotionLimitChange extends PromotionKey {
  limits: Partial<PromotionalLimits>
  opensAtMs?: number | undefined
  closesAtMs?: number | undefined
}

export interface PromotionLimitChanged {
  before: PromotionLimit | undefined
  after: PromotionLimit
}

/**
 * Limits what a vendor may pay without a stake, in total or in one campaign; applies from the next win on.
 */
export async function changePromotionLimit(
  tx: Tx,
  change: PromotionLimitChange,
  nowMs: number,
): Promise<PromotionLimitChanged | VendorRefusal> {
  const { vendorAccountId, campaign, currency, limits } = change
  if (!(await isVendor(tx, vendorAccountId))) return { refused: `There is no vendor ${vendorAccountId}.` }
  const before = await lockPromotionLimit(tx, change)
  const largestWin = limits.largestWin ?? before?.largestWin
  const perDay = limits.perDay ?? before?.perDay
  const inAll = campaign === '' ? undefined : (limits.inAll ?? before?.inAll)
  if (largestWin === undefined || perDay === undefined)
    return { refused: 'Say both: the most of one win and of one day.' }
  if (campaign !== '' && inAll === undefined)
    return { refused: 'Say the most that the campaign may pay in all.' }
  const after: PromotionLimit = {
    vendorAccountId,
    campaign,
    currency,
    largestWin,
    perDay,
    inAll,
    opensAtMs: change.opensAtMs ?? before?.opensAtMs,
    closesAtMs: change.closesAtMs ?? before?.closesAtMs,
  }
  if (after.opensAtMs !== undefined && after.closesAtMs !== undefined && after.closesAtMs < after.opensAtMs)
    return { refused: 'A campaign ends after it begins.' }
  await upsertPromotionLimit(tx, after, nowMs)
  return { before, after }
}

export interface PresentedPromotionLimit extends PromotionLimit {
  paidToday: Amount
  paidInAll: Amount
}

/** The limits set for a vendor, with what it has paid under them, in all and on a day. */
export async function showPromotionLimits(
  db: Queries,
  vendorAccountId: string,
  day: string,
): Promise<PresentedPromotionLimit[] | VendorRefusal> {
  if (!(await isVendor(db, vendorAccountId))) return { refused: `There is no vendor ${vendorAccountId}.` }
  const visible: PresentedPromotionLimit[] = []
  for (const limit of await listPromotionLimits(db, vendorAccountId)) {
    const { today, inAll } = await readPromotionPaid(db, limit, day)
    visible.push({ ...limit, paidToday: today, paidInAll: inAll })
  }
  return visible
}

const isVendor = async (db: Queries, id: string): Promise<boolean> =>
  (await readVendorAccounts(db)).some((account) => account.id === id)
