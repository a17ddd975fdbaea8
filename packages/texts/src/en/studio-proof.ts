// SPDX-License-Identifier: Apache-2.0
/** The verifier that is saved as a file, and the simulator. */
export const studioProof = {
  'studio.saved.save': 'Save a check of this round',
  'studio.saved.about':
    'One file with this round and everything that recomputes it. It opens in any browser, without a server and without a network.',
  'studio.saved.lead':
    'This file recomputes a round of our games from its record, or from its seeds. It needs no server, and your browser lets it connect to nobody.',
  'studio.saved.record': 'Record of a round',
  'studio.saved.check': 'Check the record',
  'studio.saved.noRecord': 'This is not the record of a round of our games.',
  'studio.simulator.title': 'Simulator',
  'studio.simulator.about':
    'Plays a million rounds with the settings of this page in your browser, and compares what comes out with what is stated. It places no bets and uses random numbers of the browser, not your seeds.',
  'studio.simulator.play': 'Play a million rounds',
  'studio.simulator.stop': 'Stop',
  'studio.simulator.rounds': 'Rounds played',
  'studio.simulator.stated': 'Stated return',
  'studio.simulator.measured': 'Return of these rounds',
  'studio.simulator.hits': 'Rounds that pay',
  'studio.simulator.most': 'Largest multiplier',
  'studio.simulator.within':
    'The stated return lies inside the band of ±{band} percentage points that chance leaves after so many rounds.',
  'studio.simulator.outside':
    'The stated return lies outside the band of ±{band} percentage points. Chance does this about three times in a thousand simulations; play another million.',
  'studio.simulator.failed': 'The simulation could not run in this browser.',
  'studio.simulator.chart': 'Return after each part of the rounds, with the stated return as a line',
} as const
