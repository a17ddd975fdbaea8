// SPDX-License-Identifier: Apache-2.0
import type { z } from 'zod'
import { agentsSettings } from './agents/settings.ts'
import { backofficeSettings } from './backoffice/settings.ts'
import { bonusesSettings } from './bonuses/settings.ts'
import { complianceSettings } from './compliance/settings.ts'
import { contractsSettings } from './contracts/settings.ts'
import { identitySettings } from './identity/settings.ts'
import { lotterySettings } from './lottery/settings.ts'
import { messagesSettings } from './messages/settings.ts'
import { playSettings } from './play/settings.ts'
import { missionsSettings } from './missions/settings.ts'
import { referralsSettings } from './referrals/settings.ts'
import { promotionsSettings } from './promotions/settings.ts'
import { rewardsSettings } from './rewards/settings.ts'
import { siteSettings } from './site/settings.ts'
import { sportsbookSettings } from './sportsbook/settings.ts'

/** The whole tree of white-label settings. */
export const settings = {
  ...siteSettings,
  ...complianceSettings,
  ...identitySettings,
  ...messagesSettings,
  ...playSettings,
  ...lotterySettings,
  ...sportsbookSettings,
  ...agentsSettings,
  ...contractsSettings,
  ...backofficeSettings,
  ...bonusesSettings,
  ...missionsSettings,
  ...referralsSettings,
  ...promotionsSettings,
  ...rewardsSettings,
}
export type SettingName = keyof typeof settings
export type SettingValue<Name extends SettingName> = z.output<(typeof settings)[Name]['schema']>
