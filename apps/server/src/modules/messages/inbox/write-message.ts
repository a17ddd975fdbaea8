// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { Tx } from '../../../platform/db/index.ts'
import { openToOffers } from '../../compliance/index.ts'
import { memberByUsername, memberIdsOfRank } from '../../members/index.ts'
import { cleanHtml } from '../html/clean-html.ts'
import { insertMessages } from './inbox-store.ts'

/** One member by name, or all members of a rank. */
export type Addressees = { whom: 'member'; username: string } | { whom: 'label'; rankLevel: number }

/**
 * Writes to members of a brand; returns who was reached. A message to a rank is advertising: members who take a
 * break or are excluded do not get it. A message to one member reaches them. The content is HTML and is cleaned.
 * Throws `messages.noSuchMember`.
 */
export async function writeMessage(
  tx: Tx,
  { nowMs }: { nowMs: number },
  { brandCode, to, title, content }: { brandCode: string; to: Addressees; title: string; content: string },
): Promise<bigint[]> {
  const memberIds = await addressees(tx, brandCode, to, nowMs)
  if (memberIds.length > 0)
    await insertMessages(tx, memberIds, {
      origin: 'operator',
      title,
      content: cleanHtml(content),
      atMs: nowMs,
    })
  return memberIds
}

async function addressees(tx: Tx, brandCode: string, to: Addressees, nowMs: number): Promise<bigint[]> {
  if (to.whom === 'label') return openToOffers(tx, await memberIdsOfRank(tx, brandCode, to.rankLevel), nowMs)
  const member = await memberByUsername(tx, brandCode, to.username)
  if (!member) throw fault('messages.noSuchMember')
  return [member.id]
}
