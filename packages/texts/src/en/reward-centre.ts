// SPDX-License-Identifier: Apache-2.0
/** The reward centre. */
export const rewardCentre = {
  'rewardCentre.title': 'Reward centre',
  'rewardCentre.open': 'To claim',
  'rewardCentre.before': 'Claimed',
  'rewardCentre.empty': 'No rewards to claim',
  'rewardCentre.emptyHint': 'Rewards that you earn will wait for you here.',
  'rewardCentre.missions': 'See the missions',
  'rewardCentre.claim': 'Claim',
  'rewardCentre.claimed': 'Claimed',
  'rewardCentre.until': 'Claim until {time}',
  'rewardCentre.wager': 'To be wagered {times, plural, one {# time} other {# times}}',
  'rewardCentre.credited': '{amount} has been credited to you.',
  'rewardCentre.source.MISSION': 'Mission',
  'rewardCentre.source.RANK': 'VIP rank',
  'rewardCentre.source.EVENT': 'Event',
  'rewardCentre.source.REFERRAL': 'Invitation',
  'fault.rewardCentre.claimed': 'You have claimed this reward already',
  'fault.rewardCentre.expired': 'This reward has expired',
  'fault.rewardCentre.cancelled': 'This reward has been cancelled',
} as const
