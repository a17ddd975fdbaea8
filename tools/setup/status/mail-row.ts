// SPDX-License-Identifier: Apache-2.0
import { createCarriers } from '@tessera/server/src/adapters/sms/carriers.ts'
import { fails, forBrand, missing, ready, reasonOf, type RowCheck } from './finding.ts'

const command = `npm run setup -- setting identity.mail '{"smtpUrl":"smtps://user:password@mail.example.com","from":"Site <no-reply@example.com>"}'`

/** Signs in at the mail server. Nothing is sent. */
export const mailRow: RowCheck = {
  name: 'Mail',
  of: 'brand',
  async look({ deps, brand }) {
    const settings = await brand.settings.read('identity.mail')
    const mend = forBrand(command, brand)
    const carrier = createCarriers(deps.outbound).mail(settings)
    if (!carrier) return missing('no mail server: mails stay in the outbox', mend)
    if (settings.from.trim() === '') return fails('mails have no sender', mend)
    return carrier.test().then(
      (found) => ready(`${found}; mails come from ${settings.from}`),
      (error: unknown) => fails(`the mail server: ${reasonOf(error)}`, mend),
    )
  },
}
