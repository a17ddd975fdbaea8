// SPDX-License-Identifier: Apache-2.0
import type { TextKey, TextValues } from '@tessera/texts'
import type { Tx } from '../../../platform/db/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { countNoticeSms, type SecurityChange, type SecurityNotice } from '../../identity/index.ts'
import type { Outbox } from '../../outbox/index.ts'
import { findProfile, memberById } from '../../members/index.ts'
import type { Say } from '../../../platform/http/index.ts'
import { paragraph, writeNotice } from '../inbox/write-notice.ts'

const sentenceOf: Record<SecurityNotice, TextKey> = {
  factorsAsked: 'mail.security.factorsAsked',
  factorsRemoved: 'mail.security.factorsRemoved',
  passkeyAdded: 'mail.security.passkeyAdded',
  appAdded: 'mail.security.appAdded',
  recoveryCodesMade: 'mail.security.recoveryCodesMade',
  newWaysRemoved: 'mail.security.newWaysRemoved',
  inviteAsked: 'mail.security.inviteAsked',
  inviteMade: 'mail.security.inviteMade',
  passwordSet: 'mail.security.passwordSet',
  paymentPasswordAdded: 'mail.security.paymentPasswordAdded',
  paymentPasswordSet: 'mail.security.paymentPasswordSet',
  bankAccountAdded: 'mail.security.bankAccountAdded',
  contactChanged: 'mail.security.contactChanged',
  unlocked: 'mail.security.unlocked',
}

export interface OwnerNoticeDeps {
  settings: Settings
  outbox: Pick<Outbox, 'put' | 'makesCodesElsewhere'>
}

/**
 * Notifies a member of something done to their account, in the same transaction, by every way that is known: a message
 * in the inbox, in every language, a mail to a proven address and an SMS to a proven number (also to those that were just
 * replaced). The job that sends waiting messages sends mail and SMS.
 */
export async function notifyOwner(
  tx: Tx,
  { settings, outbox }: OwnerNoticeDeps,
  { memberId, notice, nowMs, values = {}, formerEmail, formerMobile }: SecurityChange,
): Promise<void> {
  const member = await memberById(tx, memberId)
  if (!member) return
  const brand = settings.of(member.brandCode)
  const site = await brand.read('site.name')
  await writeNotice(tx, [memberId], {
    origin: 'service',
    wordsIn: (say) => inboxWords(say, notice, { ...values, site }),
    atMs: nowMs,
  })
  const { email, emailVerified, mobile, mobileVerified } = await findProfile(tx, memberId)
  const language = await brand.read('site.defaultLanguage')
  for (const recipient of new Set([
    ...(emailVerified && email !== null ? [email] : []),
    ...(formerEmail === undefined ? [] : [formerEmail]),
  ])) {
    await outbox.put(
      tx,
      {
        brandCode: member.brandCode,
        channel: 'mail',
        recipient,
        template: 'mail.security',
        subject: 'mail.security.subject',
        language,
        secret: null,
        values: {
          username: member.username,
          site,
          what: brand.texts.say(language, sentenceOf[notice], { ...values, site }),
          warning: brand.texts.say(language, 'mail.security.warning'),
        },
      },
      nowMs,
    )
  }
  const numbers = [
    ...(mobileVerified && mobile !== null ? [mobile] : []),
    ...(formerMobile === undefined ? [] : [formerMobile]),
  ]
  // Such a carrier sends codes of its own only.
  if (numbers.length === 0 || (await outbox.makesCodesElsewhere(member.brandCode))) return
  for (const recipient of new Set(numbers)) {
    if (!(await countNoticeSms(tx, memberId, nowMs))) return
    await outbox.put(
      tx,
      {
        brandCode: member.brandCode,
        channel: 'sms',
        recipient,
        template: 'mail.security.sms',
        language,
        secret: null,
        values: {
          site,
          what: brand.texts.say(language, sentenceOf[notice], { ...values, site }),
          warning: brand.texts.say(language, 'mail.security.warning'),
        },
      },
      nowMs,
    )
  }
}

function inboxWords(
  say: Say,
  notice: SecurityNotice,
  values: TextValues,
): { title: string; content: string } {
  return {
    title: say('mail.security.title'),
    content: paragraph(say(sentenceOf[notice], values)) + paragraph(say('mail.security.warning')),
  }
}
