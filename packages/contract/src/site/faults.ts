// SPDX-License-Identifier: Apache-2.0
import { declareFaults } from '../kit/index.ts'

export const siteFaults = declareFaults('site', {
  invalidUrl: { code: 'INVALID_URL', status: 400, text: 'fault.site.invalidUrl' },
  ipBlocked: { code: 'IP_BLOCKED', status: 403, text: 'fault.site.ipBlocked' },
  maintenance: { code: 'MAINTENANCE', status: 503, text: 'fault.maintenance', retryAfterSeconds: 60 },
  /** `currency`: what the brand's own offers are in. */
  ownCurrencyOnly: { code: 'OWN_CURRENCY_ONLY', status: 200, text: 'fault.site.ownCurrencyOnly' },
  regionRestricted: { code: 'REGION_RESTRICTED', status: 451, text: 'fault.site.regionRestricted' },
})
