// SPDX-License-Identifier: Apache-2.0
import { formatAmount, type Amount } from '@tessera/rules/money'
import { dayIn } from '@tessera/rules/site/zoned-days'
import { recordCommandLineAction } from '@tessera/server/src/modules/backoffice/index.ts'
import {
  changePromotionLimit,
  showPromotionLimits,
  type PromotionLimit,
  type PresentedPromotionLimit,
} from '@tessera/server/src/modules/play/index.ts'
import { siteTimeZone } from '@tessera/server/src/modules/site/index.ts'
import type { Tx } from '@tessera/server/src/platform/db/index.ts'
import type { Platform } from '@tessera/server/src/platform/platform.ts'
import { createSettings } from '@tessera/server/src/platform/settings/settings.ts'
import { done } from './cannot-do.ts'
import type { PromotionCommand } from './promotion-arguments.ts'

/** Amounts are in units of the currency; `campaign` is empty for the vendor as a whole. */
export interface PresentedLimit {
  campaign: string
  currency: string
  win: string
  day: string
  all: string | null
  from: string | null
  until: string | null
  paidToday: string
  paidInAll: string
}

/**
 * Sets what a vendor may pay without a bet, or prints it. Throws CannotDo with a sentence for the person at
 * the keyboard.
 */
export async function performPromotion(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  command: PromotionCommand,
): Promise<{ id: string; limits: PresentedLimit[] }> {
  const nowMs = clock.now()
  const today = dayIn(await siteTimeZone(createSettings(database, clock)), nowMs)
  return database.transaction(async (tx) => {
    if (command.command !== 'limits') await change(tx, command, nowMs)
    return { id: command.id, limits: done(await showPromotionLimits(tx, command.id, today)).map(visible) }
  })
}

async function change(
  tx: Tx,
  command: Exclude<PromotionCommand, { command: 'limits' }>,
  nowMs: number,
): Promise<void> {
  const { before, after } = done(
    await changePromotionLimit(
      tx,
      {
        ...command,
        vendorAccountId: command.id,
        campaign: '',
        ...(command.command === 'campaign' && { campaign: command.campaign }),
      },
      nowMs,
    ),
  )
  await recordCommandLineAction(tx, {
    action: 'changePromotionLimit',
    subject: `vendor:${command.id}`,
    ...(before && { before: factsOf(before) }),
    after: factsOf(after),
    nowMs,
  })
}

function visible({ paidToday, paidInAll, ...limit }: PresentedPromotionLimit): PresentedLimit {
  const { campaign, currency, largestWin, perDay, inAll, opensAtMs, closesAtMs } = limit
  return {
    campaign,
    currency,
    win: plain(largestWin),
    day: plain(perDay),
    all: inAll === undefined ? null : plain(inAll),
    from: momentOf(opensAtMs),
    until: momentOf(closesAtMs),
    paidToday: plain(paidToday),
    paidInAll: plain(paidInAll),
  }
}

function factsOf({
  campaign,
  currency,
  largestWin,
  perDay,
  inAll,
  opensAtMs,
  closesAtMs,
}: PromotionLimit): Record<string, string> {
  return {
    campaign,
    currency,
    win: plain(largestWin),
    day: plain(perDay),
    ...(inAll !== undefined && { all: plain(inAll) }),
    ...(opensAtMs !== undefined && { from: new Date(opensAtMs).toISOString() }),
    ...(closesAtMs !== undefined && { until: new Date(closesAtMs).toISOString() }),
  }
}

const plain = (amount: Amount): string => formatAmount(amount).replaceAll(',', '')
const momentOf = (atMs: number | undefined): string | null =>
  atMs === undefined ? null : new Date(atMs).toISOString()
