// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationInput } from '@tessera/contract'
import { mailsPerAccount } from '@tessera/rules/identity/codes'
import { checkForgotByEmail } from '@tessera/rules/identity/entry-forms'
import { usernameKey } from '@tessera/rules/identity/usernames'
import type { RequestFacts } from '../../../platform/http/index.ts'
import { memberByUsername, memberIdByEmail } from '../../members/index.ts'
import { codeAddress } from '../attempts/subjects.ts'
import { takeFromCap } from '../codes/cap-store.ts'
import { emailKey } from '../contacts/read-number.ts'
import { storeMailed } from '../credential-store.ts'
import type { IdentityDeps } from '../deps.ts'
import { digestOf } from '../../../platform/seal/digest.ts'
import { refuseFields } from '../refuse-fields.ts'

const lifeMinutes = 30
const perAddress = { most: 20, windowMs: 3_600_000 }
const letters = 'abcdefghjkmnpqrstuvwxyzACDEFGHJKLMNPQRSTUVWXYZ2346789'
const length = 16

/**
 * Mails a temporary password (D-31). The member's password stays valid, so nobody is locked out by a
 * stranger's request; the mailed one logs in once within half an hour and must then be changed. With
 * identity.hideUnknownAccounts on, the answer is the same whether the member exists or not.
 */
export async function resetByEmail(
  deps: IdentityDeps,
  { username, email, ...botCheck }: OperationInput<'identity.resetByEmail'>,
  facts: RequestFacts,
): Promise<null> {
  const { settings, database, chance, outbox } = deps
  if (!(await settings.read('identity.emailReset'))) throw fault('identity.notEnabled')
  refuseFields({
    ...checkForgotByEmail(await settings.read('identity.registrationFields'), { username, email }),
  })
  await deps.botChecks.take(botCheck, facts.brandCode)
  const { brandCode, nowMs, language } = facts
  await outbox.refuseWhileFailing(brandCode, 'mail')
  const [member, ownerId] = await Promise.all([
    memberByUsername(database, brandCode, username),
    memberIdByEmail(database, brandCode, email),
  ])
  const meant = member?.enabled && member.id === ownerId ? member : undefined
  const password = Array.from({ length }, () => letters[chance.below(letters.length)]).join('')
  const site = await settings.read('site.name')
  const messageId = await database.transaction(async (tx) => {
    const counted =
      (await takeFromCap(tx, `mail-address:${codeAddress(facts.ip)}`, perAddress, nowMs)) &&
      (await takeFromCap(
        tx,
        `mail-account:${brandCode}:${usernameKey(username)} ${emailKey(email)}`,
        mailsPerAccount,
        nowMs,
      ))
    if (!counted) throw fault('identity.tooManyCodes')
    if (meant) await storeMailed(tx, meant.id, digestOf(password), nowMs + lifeMinutes * 60_000)
    return outbox.put(
      tx,
      {
        brandCode,
        channel: 'mail',
        recipient: email,
        template: 'mail.reset',
        subject: 'mail.reset.subject',
        language,
        values: { site, username, minutes: lifeMinutes },
        secret: password,
        withheld: meant === undefined,
      },
      nowMs,
    )
  })
  facts.afterCommit(() => outbox.deliverSoon(messageId))
  if (!meant && !(await settings.read('identity.hideUnknownAccounts'))) throw fault('identity.noSuchAccount')
  return null
}
