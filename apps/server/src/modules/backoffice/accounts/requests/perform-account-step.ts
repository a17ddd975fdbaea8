// SPDX-License-Identifier: Apache-2.0
import type { Tx } from '../../../../platform/db/index.ts'
import type { Settings } from '../../../../platform/settings/settings.ts'
import { makeInvite, takeSecondFactorsAway, type IdentityDeps } from '../../../identity/index.ts'
import { findProfile } from '../../../members/index.ts'
import type { BrandDirectory } from '../../../site/index.ts'
import { memberOf } from '../member-of.ts'
import type { AccountRequest } from './request-store.ts'

export interface AccountStepDeps {
  identity: IdentityDeps
  directory: BrandDirectory
  publicUrl: string
  settings: Settings
}

/**
 * A link with which the owner sets a password. No operator sees it if it was mailed to a verified address.
 */
export interface Invite {
  url: string | null
  expiresAtMs: number
  mailed: boolean
}

/** Performs an approved step. Call `finish` after the commit. */
export async function performAccountStep(
  tx: Tx,
  deps: AccountStepDeps,
  { kind, memberId }: Pick<AccountRequest, 'kind' | 'memberId'>,
  nowMs: number,
): Promise<{ invite: Invite | null; finish: () => void }> {
  if (kind === 'invite') return invite(tx, deps, memberId, nowMs)
  return { invite: null, finish: await takeSecondFactorsAway(tx, deps.identity, memberId, nowMs) }
}

async function invite(
  tx: Tx,
  deps: AccountStepDeps,
  memberId: bigint,
  nowMs: number,
): Promise<{ invite: Invite; finish: () => void }> {
  const { brandCode, username } = await memberOf(tx, memberId)
  const settings = deps.settings.of(brandCode)
  const { token, expiresAtMs } = await makeInvite(tx, deps.identity, { brandCode, memberId, nowMs })
  const url = `${await siteOf(deps, brandCode)}/login?invite=${token}`
  const { email, emailVerified } = await findProfile(tx, memberId)
  if (email === null || !emailVerified)
    return { invite: { url, expiresAtMs, mailed: false }, finish: () => undefined }
  const messageId = await deps.identity.outbox.put(
    tx,
    {
      brandCode,
      channel: 'mail',
      recipient: email,
      template: 'mail.invite',
      subject: 'mail.invite.subject',
      language: await settings.read('site.defaultLanguage'),
      values: { username, site: await settings.read('site.name') },
      secret: url,
    },
    nowMs,
  )
  return {
    invite: { url: null, expiresAtMs, mailed: true },
    finish: () => deps.identity.outbox.deliverSoon(messageId),
  }
}

/**
 * The address of a brand's site: the platform's own address if it belongs to the brand, otherwise its first
 * host.
 */
async function siteOf({ directory, publicUrl }: AccountStepDeps, brandCode: string): Promise<string> {
  const own = await directory.find(new URL(publicUrl).hostname)
  const [host] = own.brandCode === brandCode ? [] : await directory.hostsOf(brandCode)
  return host ? directory.siteUrl(host.host) : publicUrl
}
