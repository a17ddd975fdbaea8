// SPDX-License-Identifier: Apache-2.0
import { Failure } from '@tessera/contract/client/failure'
import { useState } from 'react'
import { useSite } from '../../shared/site/use-site.ts'

/** The external check has this fixed countdown, whatever the settings of ours say (D-43). */
const countdownSeconds = 60

export interface PhoneProof {
  /** Sends the code; returns the seconds until another one can be requested. */
  send(mobileNum: string, countryDialingCode: string): Promise<number>
  /**
   * The token that proves the number. On failure it shows the message beside the code, and nothing else
   * happens (specification.md section 8).
   */
  prove(code: string): Promise<string>
}

/**
 * Verifies numbers by an external service. Its code, and everything that it loads, loads when the first code
 * is requested.
 */
export function usePhoneCheck(): PhoneProof {
  const { firebaseApiKey, dialingCode } = useSite().whitelabel
  const [loaded] = useState<{ part?: ReturnType<typeof load> }>(() => ({}))
  const check = () => (loaded.part ??= load(firebaseApiKey))
  return {
    async send(mobileNum, countryDialingCode) {
      const { made, wholeNumber } = await check()
      await made.send(wholeNumber(mobileNum, countryDialingCode === '' ? dialingCode : countryDialingCode))
      return countdownSeconds
    },
    async prove(code) {
      const { made } = await check()
      return made.confirm(code).catch((error: unknown) => {
        throw error instanceof Failure
          ? new Failure(error.message, error.code, error.status, {
              fields: { verificationCode: error.message },
            })
          : error
      })
    },
  }
}

async function load(apiKey: string) {
  const { createPhoneCheck, wholeNumber } = await import('./phone-check/create-phone-check.ts')
  return { made: createPhoneCheck(apiKey), wholeNumber }
}
