// SPDX-License-Identifier: Apache-2.0
import type { rewardCentre as source } from '../en/reward-centre.ts'
import type { Translated } from '../translated.ts'

/** The reward centre. */
export const rewardCentre: Translated<typeof source> = {
  'rewardCentre.title': 'Reward center',
  'rewardCentre.open': 'Puwedeng kunin',
  'rewardCentre.before': 'Nakuha na',
  'rewardCentre.empty': 'Walang gantimpalang makukuha',
  'rewardCentre.emptyHint': 'Maghihintay dito ang mga gantimpalang makukuha mo.',
  'rewardCentre.missions': 'Tingnan ang mga misyon',
  'rewardCentre.claim': 'Kunin',
  'rewardCentre.claimed': 'Nakuha na',
  'rewardCentre.until': 'Kunin hanggang {time}',
  'rewardCentre.wager': 'Itaya nang {times, plural, one {# beses} other {# beses}}',
  'rewardCentre.credited': 'Naidagdag na sa iyo ang {amount}.',
  'rewardCentre.source.MISSION': 'Misyon',
  'rewardCentre.source.RANK': 'Ranggong VIP',
  'rewardCentre.source.EVENT': 'Event',
  'rewardCentre.source.REFERRAL': 'Imbitasyon',
  'fault.rewardCentre.claimed': 'Nakuha mo na ang gantimpalang ito',
  'fault.rewardCentre.expired': 'Nag-expire na ang gantimpalang ito',
  'fault.rewardCentre.cancelled': 'Kinansela ang gantimpalang ito',
}
