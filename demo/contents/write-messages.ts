// SPDX-License-Identifier: Apache-2.0
import { firstBrandCode } from '@tessera/rules/site/brand'
import type { PlatformServer } from '@tessera/server/src/main/start/create-platform-server.ts'
import { memberByUsername } from '@tessera/server/src/modules/members/index.ts'
import { insertMessages, publishAtOnce } from '@tessera/server/src/modules/messages/index.ts'
import type { Tx } from '@tessera/server/src/platform/db/index.ts'
import { banners } from './banners.ts'
import type { DemoItem } from './content-parts.ts'
import { helpAbout } from './help-about.ts'
import { helpOnLaw } from './help-law.ts'
import { helpOnMoney } from './help-money.ts'
import { inboxMessages } from './inbox.ts'
import { agentNotices, notices, popups } from './notices.ts'
import { promotions } from './promotions.ts'
import { secondBrand } from './second-brand.ts'
import { inOtherLanguages } from './spoken.ts'

const hourMs = 3_600_000
const secondBrandCode = 'brand2'

/** The order of the help pages: the most frequent questions first, legal texts last. */
const [fairness, responsiblePlay, contact, about] = helpAbout
const [deposits, withdrawals, bonusTerms] = helpOnMoney
const helpPages = [
  deposits,
  withdrawals,
  fairness,
  contact,
  responsiblePlay,
  bonusTerms,
  ...helpOnLaw,
  about,
].filter((item) => item !== undefined)

/** Contents of the demonstration for each brand, and an inbox for the demo member. */
export async function writeMessages({
  platform: { database, clock },
  modules: { directory },
}: PlatformServer): Promise<void> {
  const nowMs = clock.now()
  const hasSecond = await directory.has(secondBrandCode)
  await database.transaction(async (tx) => {
    await publishAll(tx, firstBrandCode, nowMs, [
      ...banners,
      ...notices,
      ...agentNotices,
      ...popups,
      ...promotions(nowMs),
      ...helpPages,
    ])
    if (hasSecond) await publishAll(tx, secondBrandCode, nowMs, secondBrand)
    await fillInbox(tx, nowMs)
  })
}

async function publishAll(
  tx: Tx,
  brandCode: string,
  nowMs: number,
  items: readonly DemoItem[],
): Promise<void> {
  for (const { body, hoursAgo = 0 } of items)
    await publishAtOnce(tx, { nowMs: nowMs - hoursAgo * hourMs, by: 'the installation' }, { brandCode, body })
}

async function fillInbox(tx: Tx, nowMs: number): Promise<void> {
  const demo = await memberByUsername(tx, firstBrandCode, 'demo')
  if (!demo) return
  for (const { hoursAgo, read = false, ...message } of inboxMessages) {
    const atMs = nowMs - hoursAgo * hourMs
    await insertMessages(tx, [demo.id], {
      ...message,
      words: inOtherLanguages(message.title),
      atMs,
      ...(read ? { readAtMs: atMs + hourMs } : {}),
    })
  }
}
