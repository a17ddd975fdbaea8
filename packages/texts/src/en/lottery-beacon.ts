// SPDX-License-Identifier: Apache-2.0
/** Where the randomness of draws comes from, and how it is checked. */
export const lotteryBeacon = {
  'lottery.beacon': 'Random source',
  'lottery.beacon.own': 'The operator’s own beacon, signed and chained',
  'lottery.beacon.drand': 'drand, run by independent organisations',
  'lottery.beacon.unknown': 'An unknown source',
  'lottery.beacon.none': 'None: made from the seed alone',
  'lottery.beacon.round': 'Round {round}',
  'lottery.beacon.signature': 'Signature of the round',
  'lottery.beacon.waiting':
    'Draw {number} waits for its random source. If that stays away, all stakes are returned.',
  'lottery.verifier.save': 'Save a page that checks offline',
  'lottery.verifier.title': 'Check of a draw',
  'lottery.verifier.lead':
    'This page computes the draw again on this device. It cannot connect to any server.',
  'lottery.verifier.seed': 'The seed has the fingerprint that was published before the draw',
  'lottery.verifier.round': 'The round is the first from the time of the draw on, and signed',
  'lottery.verifier.numbers': 'The numbers follow from the published values',
} as const
