// SPDX-License-Identifier: Apache-2.0
/** The reward centre. */
export const rewardCentre = {
  'fault.rewardCentre.claimed': 'You have claimed this reward already',
  'fault.rewardCentre.expired': 'This reward has expired',
  'fault.rewardCentre.cancelled': 'This reward has been cancelled',
} as const
