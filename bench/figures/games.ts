// SPDX-License-Identifier: Apache-2.0
import type { Area } from './figure.ts'

const writesOfARound =
  'The process of the studio is busy: a round is some 25 statements, each a write to a socket that costs a tenth to a quarter of a millisecond in this virtual machine, and two signatures of 0.4 ms. More studio processes share the work where there are more cores.'

export const games: Area = {
  title: 'Games',
  parts: {
    'games-simulation': {
      title: 'Slots by the engine that the server plays',
      figures: {
        'games.simulation.slowestPerCpuSecond': {
          says: 'rounds a processor second, slowest title',
          unit: 'a second',
          atLeast: 106_000,
        },
        'games.simulation.fastestPerCpuSecond': {
          says: 'rounds a processor second, fastest title',
          unit: 'a second',
        },
        'games.par.longestSeconds': { says: 'longest exact par sheet', unit: 's', atMost: 60 },
        'games.par.allSeconds': { says: 'all par sheets', unit: 's', atMost: 300 },
      },
    },
    'games-pages': {
      title: 'Every in-house game at its own address, for a new player',
      figures: {
        'games.pages.titles': { says: 'games', unit: '' },
        'games.pages.emptyPageMs': { says: 'an empty page of the same origin', unit: 'ms' },
        'games.pages.medianLaunchMs': { says: 'launch to first picture, median of games', unit: 'ms' },
        'games.pages.slowestLaunchMs': {
          says: 'launch to first picture, slowest game',
          unit: 'ms',
          atMost: 1_500,
        },
        'games.pages.largestKilobytes': {
          says: 'largest game on the wire, with one round',
          unit: 'kB',
          atMost: 1_500,
        },
      },
    },
    'games-frames': {
      title: 'The heaviest win of four slots on a phone, processor slowed 4 times, drawn by software',
      figures: {
        'games.frames.emptyPage': { says: 'frames of an empty page', unit: 'a second' },
        'games.frames.emptyCanvas': { says: 'frames of an empty canvas', unit: 'a second' },
        // Browsers count 59.9 as 60.
        'games.frames.slowest': {
          says: 'frames of the slowest slot',
          unit: 'a second',
          atLeast: 59.5,
          whyMissed: 'No graphics card draws here: the slowed processor draws each frame itself.',
        },
      },
    },
    'games-memory': {
      title: 'Dice over automatic bets at the fastest pace',
      figures: {
        'games.memory.rounds': {
          says: 'rounds',
          unit: '',
          atLeast: 10_000,
          whyMissed: 'Ten minutes allowed no more rounds on this machine.',
        },
        'games.memory.heapMegabytes': { says: 'script heap at the end', unit: 'MB' },
        'games.memory.heapGrowth': {
          says: 'script heap at the end, against the first 1,000 rounds',
          unit: 'x',
          atMost: 1.1,
        },
        'games.memory.nodes': { says: 'nodes of the page at the end', unit: '' },
        'games.memory.nodesGrowth': {
          says: 'nodes at the end, against the first 1,000 rounds',
          unit: 'x',
          atMost: 1.1,
        },
      },
    },
    'games-rounds': {
      title: 'Rounds through studio, wire and ledger, asked for at 1,000 a second',
      figures: {
        'games.rounds.perSecond': {
          says: 'settled',
          unit: 'a second',
          atLeast: 950,
          whyMissed: writesOfARound,
        },
        'games.rounds.p99Ms': { says: 'p99', unit: 'ms', atMost: 150, whyMissed: writesOfARound },
        'games.rounds.notSettled': { says: 'not settled', unit: '', atMost: 0 },
      },
    },
  },
}

const salesLimit =
  'Server, database and buyers share two cores, which refuse no more than 1,980 empty requests a second of the same kind.'
const gameCodes = {
  'MN-HCM': 'a province',
  'MB-HN': 'the imported North',
  KENO: 'Keno, 219,046 draws',
  'D5-1': '5D each minute, 2,628,720 draws',
}

export const lottery: Area = {
  title: 'Lottery',
  parts: {
    'lottery-settlement': {
      title: 'Settling a draw, in turns with bare SQL that moves the same rows',
      figures: {
        'lottery.settlement.perSecond': { says: 'tickets', unit: 'a second' },
        'lottery.settlement.ratio': {
          says: 'against bare SQL',
          unit: 'x',
          atMost: 1.5,
          whyMissed:
            'A draw of 80,000 tickets took 1.28 x (2026-11-26); what a draw of a million adds has not been measured apart.',
        },
      },
    },
    'lottery-sale': {
      title: 'Tickets of one draw, sold until its close',
      figures: {
        'lottery.sale.steadyPerSecond': {
          says: 'over HTTP, asked for at 2,000 a second',
          unit: 'a second',
          atLeast: 2_000,
          whyMissed: salesLimit,
        },
        'lottery.sale.steadyP99Ms': { says: 'its p99', unit: 'ms', atMost: 60, whyMissed: salesLimit },
        'lottery.sale.afterClose': { says: 'sold after the close', unit: '', atMost: 0 },
        'lottery.sale.perSecond': {
          says: '32 buyers one after the other',
          unit: 'a second',
          atLeast: 2_000,
          whyMissed: salesLimit,
        },
        'lottery.sale.p99Ms': { says: 'their p99', unit: 'ms' },
        'lottery.sale.emptyRequests': { says: 'empty requests that are refused', unit: 'a second' },
        'lottery.sale.ofEmptyRequests': { says: 'tickets for each empty request', unit: 'x' },
        'lottery.sale.inProcessPerSecond': { says: 'in process, together', unit: 'a second' },
        'lottery.sale.singlePerSecond': { says: 'in process, each by itself', unit: 'a second' },
        'lottery.sale.bareSqlPerSecond': { says: 'bare SQL', unit: 'a second' },
        'lottery.sale.ofBareSql': { says: 'together against bare SQL', unit: 'x' },
        'lottery.sale.ofSingleSales': { says: 'together against each by itself', unit: 'x' },
      },
    },
    'lottery-statistics': {
      title: 'Statistics of five years',
      figures: Object.fromEntries(
        Object.entries(gameCodes).flatMap(([code, says]) => [
          [`lottery.statistics.${code}.p50Ms`, { says: `${says}, p50`, unit: 'ms', atMost: 50 }],
          [`lottery.statistics.${code}.p99Ms`, { says: `${says}, p99`, unit: 'ms' }],
        ]),
      ),
    },
  },
}
