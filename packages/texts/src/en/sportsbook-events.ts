// SPDX-License-Identifier: Apache-2.0
/** What refuses a request of the sportsbook. */
export const sportsbookEvents = {
  'fault.sportsbook.unknownEvent': 'This event does not exist',
  'fault.sportsbook.unknownCompetition': 'This competition does not exist',
} as const
