// SPDX-License-Identifier: Apache-2.0
import type { Area } from './figure.ts'

export const rooms: Area = {
  title: 'Tables with others',
  parts: {
    'rooms-listeners': {
      title: 'Open pages at one table: from a change of the table to each of them',
      figures: {
        'rooms.listeners.pages': { says: 'pages', unit: '' },
        'rooms.listeners.changes': { says: 'changes', unit: '' },
        'rooms.listeners.p50Ms': { says: 'p50', unit: 'ms' },
        'rooms.listeners.p99Ms': {
          says: 'p99',
          unit: 'ms',
          atMost: 200,
          whyMissed:
            'The process that writes to five thousand pages and the one that reads them for the bench share two processors.',
        },
      },
    },
    'rooms-tables': {
      title: 'A hundred tables in play, twenty players each, all of whom bet in every round',
      figures: {
        'rooms.tables.bets': { says: 'bets', unit: '' },
        'rooms.tables.p50Ms': { says: 'a chip is put down, p50', unit: 'ms' },
        'rooms.tables.p99Ms': { says: 'a chip is put down, p99', unit: 'ms', atMost: 100 },
        'rooms.tables.takenP99Ms': { says: 'from the close until a stake is taken, p99', unit: 'ms' },
        'rooms.tables.notTaken': { says: 'not taken', unit: '', atMost: 0 },
      },
    },
    'rooms-settle': {
      title: 'A round at one table in which everybody has bet',
      figures: {
        'rooms.settle.bets': { says: 'bets', unit: '' },
        'rooms.settle.takenMs': { says: 'from the close until all stakes are taken', unit: 'ms' },
        'rooms.settle.decidedMs': {
          says: 'from the result until all bets are decided and their players know it',
          unit: 'ms',
          atMost: 2_000,
        },
        'rooms.settle.paidMs': {
          says: 'from the result until all are paid into the ledger',
          unit: 'ms',
          atMost: 2_000,
          whyMissed:
            'The wire pays one bet a call: a thousand calls, each signed, stored by both sides and answered, of which two processors manage some two hundred a second.',
        },
        'rooms.settle.notTaken': { says: 'not taken', unit: '', atMost: 0 },
      },
    },
    'rooms-kill': {
      title: 'The process of the tables is killed with kill -9 while a table is in play',
      figures: {
        'rooms.kill.kills': { says: 'kills', unit: '' },
        'rooms.kill.medianOpenMs': { says: 'from the kill until the table goes on, median', unit: 'ms' },
        'rooms.kill.slowestOpenMs': { says: 'slowest', unit: 'ms', atMost: 5_000 },
      },
    },
    'rooms-cards': {
      title: "Two hundred hold'em tables in play, nine players each, an action at a table every two seconds",
      figures: {
        'rooms.cards.tables': { says: 'tables', unit: '' },
        'rooms.cards.actions': { says: 'actions', unit: '' },
        'rooms.cards.actionsASecond': { says: 'actions a second', unit: '' },
        'rooms.cards.p50Ms': { says: 'an action, p50', unit: 'ms' },
        'rooms.cards.p99Ms': { says: 'an action, p99', unit: 'ms', atMost: 100 },
        'rooms.cards.seenP99Ms': { says: 'from an action to all who see it, p99', unit: 'ms' },
        'rooms.cards.memoryMegabytes': { says: 'memory of the studio', unit: 'MB', atMost: 600 },
        'rooms.cards.evaluations': {
          says: 'hands valued in a second of processor time, in millions',
          unit: '',
        },
        'rooms.cards.ratioToPhe': {
          says: 'the same beside phe 0.6.0, the fastest of the registry',
          unit: '',
          atLeast: 1,
        },
      },
    },
    'rooms-fishing': {
      title: 'Fifty fishing halls, four shooters each, ten bullets a second each',
      figures: {
        'rooms.fishing.halls': { says: 'halls', unit: '' },
        'rooms.fishing.hits': { says: 'hits', unit: '' },
        'rooms.fishing.bulletsASecond': { says: 'bullets a second', unit: '' },
        'rooms.fishing.dropped': { says: 'bullets that were not taken', unit: '' },
        'rooms.fishing.p50Ms': { says: 'from a hit to what it did, p50', unit: 'ms' },
        'rooms.fishing.p99Ms': { says: 'from a hit to what it did, p99', unit: 'ms', atMost: 100 },
        'rooms.fishing.corePercent': {
          says: 'the studio’s share of a core',
          unit: '%',
          atMost: 40,
          whyMissed:
            'Two calls with an RSA signature for each load of two seconds take a tenth of it, and the wire demands them.',
        },
        'rooms.fishing.kilobytesASecond': { says: 'to each page in a second', unit: 'kB', atMost: 20 },
        'rooms.fishing.memoryMegabytes': { says: 'memory of the studio', unit: 'MB' },
      },
    },
    'rooms-pages': {
      title: 'Every table of our own at its own address, for a new player',
      figures: {
        'rooms.pages.tables': { says: 'tables', unit: '' },
        'rooms.pages.emptyPageMs': { says: 'an empty page of the same origin', unit: 'ms' },
        'rooms.pages.medianLaunchMs': { says: 'launch to first picture, median', unit: 'ms', atMost: 1_000 },
        'rooms.pages.slowestLaunchMs': { says: 'launch to first picture, slowest table', unit: 'ms' },
        'rooms.pages.largestKilobytes': { says: 'largest table on the wire', unit: 'kB', atMost: 320 },
      },
    },
  },
}
