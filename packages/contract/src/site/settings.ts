// SPDX-License-Identifier: Apache-2.0
import { accessSettings } from './settings/access.ts'
import { brandSettings } from './settings/brand.ts'
import { deliverySettings } from './settings/delivery.ts'
import { featureSettings } from './settings/features.ts'
import { linkSettings } from './settings/links.ts'
import { registrationSettings } from './settings/registration.ts'
import { currencySettings, walletSettings, withdrawalSettings } from './settings/wallet.ts'

export type { RegistrationFieldName, RegistrationFieldRule } from './settings/registration.ts'

/** White-label settings that every page or operation needs, in the order of the form in the console. */
export const siteSettings = {
  ...brandSettings,
  ...featureSettings,
  ...registrationSettings,
  ...accessSettings,
  ...linkSettings,
  ...deliverySettings,
  ...currencySettings,
  ...walletSettings,
  ...withdrawalSettings,
} as const
