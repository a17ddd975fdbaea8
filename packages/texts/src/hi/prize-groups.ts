// SPDX-License-Identifier: Apache-2.0
import type { prizeGroups as source } from '../en/prize-groups.ts'
import type { Translated } from '../translated.ts'

/** Prize groups: the odds that a member gets in lotteries, and who may give them. */
export const prizeGroups: Translated<typeof source> = {
  'fault.agents.groupAboveUpline': 'किसी का पुरस्कार समूह अपने अपलाइन से बेहतर नहीं हो सकता',
  'fault.agents.noPrizeGroup': 'ऐसा कोई पुरस्कार समूह नहीं है',
  'agents.prizeGroup': 'पुरस्कार समूह',
  'agents.prizeGroup.hint': 'यह खाते की लॉटरी ऑड्स तय करता है और आपके समूह से बेहतर कभी नहीं होता।',
  'agents.prizeGroup.usual': 'साइट के अनुसार',
  'agents.prizeGroup.joiners': 'जुड़ने वालों का पुरस्कार समूह',
}
