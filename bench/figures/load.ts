// SPDX-License-Identifier: Apache-2.0
import type { Area } from './figure.ts'

export const load: Area = {
  title: 'Logins, floods and several processes',
  parts: {
    identity: {
      title: 'Logging in',
      figures: {
        'identity.login.besidesMs': { says: 'a login besides its hash, median', unit: 'ms', atMost: 5 },
        'identity.login.besidesQuietMs': { says: 'the same in quiet moments, first quartile', unit: 'ms' },
        'identity.session.checkMs': { says: 'a session check, median', unit: 'ms', atMost: 0.2 },
        'identity.login.pairDifferenceMs': {
          says: 'known and unknown names differ by',
          unit: 'ms',
          atMost: 5,
        },
        'identity.flood.p99Ratio': {
          says: 'p99 of a balance under a flood of logins, against alone',
          unit: 'x',
          atMost: 2,
        },
      },
    },
    limits: {
      title: 'Counts of requests in memory and in the database, p50 of a bystander',
      figures: {
        'limits.view.alone.ratio': { says: 'a page view, database : memory', unit: 'x' },
        'limits.view.flooded.ratio': { says: 'a page view under a flood, database : memory', unit: 'x' },
        'limits.costly.alone.ratio': { says: 'a counted call, database : memory', unit: 'x' },
        'limits.costly.flooded.ratio': {
          says: 'a counted call under a flood, database : memory',
          unit: 'x',
        },
      },
    },
    'tests-floods': {
      title: 'A bystander’s balance under 16 floods (a long test), p99 against quiet',
      figures: {
        'tests.floods.nineLightest': { says: 'the worst of nine of them', unit: 'x', atMost: 3 },
        'tests.floods.sevenHeaviest': {
          says: 'the worst of the other seven (10 to 30 ms)',
          unit: 'x',
          atMost: 3,
          whyMissed:
            'The bystander waits for requests of the flood that are in progress: server, database, flood and bystander share two cores, and one process has one event loop. The bystander always gets an answer.',
        },
      },
    },
    'scale-processes': {
      title: 'Two processes of role api against one, 128 connections',
      figures: {
        'scale.processes.ratio': {
          says: 'bets a second, two against one; on fewer than four cores this has no limit, since one process and its database already fill them',
          unit: 'x',
        },
        'scale.processes.ratioOnFourCores': {
          says: 'bets a second, two against one, on four cores or more',
          unit: 'x',
          atLeast: 1.5,
        },
        'scale.processes.one.perSecond': { says: 'bets at one process', unit: 'a second' },
        'scale.processes.two.perSecond': { says: 'bets at two processes', unit: 'a second' },
        'scale.differences': { says: 'differences found in the ledger afterwards', unit: '', atMost: 0 },
      },
    },
    'scale-sockets': {
      title: 'Open pages on one live process, an event of another process',
      figures: {
        'scale.sockets': { says: 'open pages', unit: '' },
        'scale.sockets.allMs': { says: 'until all have the event, median', unit: 'ms', atMost: 1_000 },
        'scale.sockets.worstMs': { says: 'until all have the event, worst', unit: 'ms' },
        'scale.sockets.kibEach': { says: 'memory of a page', unit: 'KiB' },
      },
    },
  },
}
