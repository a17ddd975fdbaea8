// SPDX-License-Identifier: Apache-2.0
import { createCarriers } from '@tessera/server/src/adapters/sms/carriers.ts'
import {
  fails,
  forBrand,
  missing,
  ready,
  reasonOf,
  unused,
  type RowCheck,
  type StatusBrand,
} from './finding.ts'

const command = `npm run setup -- setting identity.sms '{"provider":"http","url":"https://sms.example.com/send","authorization":"Bearer KEY","body":"{\\"to\\":\\"{to}\\",\\"text\\":\\"{text}\\"}"}'`

/** Asks the carrier as far as it can be asked without a message. */
export const smsRow: RowCheck = {
  name: 'SMS',
  of: 'brand',
  async look({ deps, brand }) {
    const mend = forBrand(command, brand)
    if ((await brand.settings.read('identity.smsProvider')) === 'firebase') return lookAtFirebase(brand)
    const carrier = createCarriers(deps.outbound).sms(await brand.settings.read('identity.sms'))
    if (!carrier)
      return (await needsCodes(brand))
        ? missing('no carrier, and members are asked for codes that it would send', mend)
        : unused('no carrier; nothing that is switched on needs one', mend)
    return carrier
      .test()
      .then(ready, (error: unknown) => fails(`the carrier (${carrier.name}): ${reasonOf(error)}`, mend))
  },
}

const needsCodes = async ({ settings }: StatusBrand): Promise<boolean> =>
  (await settings.read('identity.smsVerification')) || settings.read('identity.verificationCodeLogin')

async function lookAtFirebase(brand: StatusBrand) {
  const [project, key] = [
    await brand.settings.read('identity.firebaseProject'),
    await brand.settings.read('identity.firebaseApiKey'),
  ]
  return project !== '' && key !== ''
    ? ready(`Firebase sends the codes (${project}); browsers alone ask it, so it was not tried from here`)
    : missing(
        'Firebase sends the codes, and it has no project or no key',
        forBrand('npm run setup -- setting identity.firebaseProject PROJECT', brand),
      )
}
