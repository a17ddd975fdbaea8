// SPDX-License-Identifier: Apache-2.0
import type { Area, Meanings } from './figure.ts'

const callersTried = [1, 8, 32, 128] as const
const ratioOfCallers: Record<number, Meanings[string]> = {
  1: {
    says: 'posting, 1 caller',
    unit: 'x L1',
    atLeast: 0.8,
    whyMissed:
      'A single caller waits for each bet to reach the disk before it sends the next; pgbench with one client, which does the same, reaches 0.38 of L1.',
  },
  8: { says: 'posting, 8 callers', unit: 'x L1', atLeast: 0.8 },
  32: { says: 'posting, 32 callers', unit: 'x L1', atLeast: 1.7 },
  128: { says: 'posting, 128 callers', unit: 'x L1', atLeast: 3 },
}

const walletSides = [
  { key: 'wallet.http.c128', says: 'checked', ratioAtLeast: 1 },
  { key: 'wallet.http.c128.unchecked', says: 'check left out', ratioAtLeast: 1.8 },
] as const

const growthSteps = [
  ['check.whole', 'check of everything, which no bet waits for'],
  ['rollUp.first', 'first roll-up'],
  ['bet.single', 'bet by itself'],
  ['bet.crowd', 'bet in a crowd of 32'],
  ['deposit', 'deposit'],
  ['record.new', 'record page of the last 30 days'],
  ['record.old', 'record page of 30 days a year ago'],
  ['rollUp', 'roll-up after 320 bets'],
  ['check', 'check of every minute after 320 bets'],
] as const

export const money: Area = {
  title: 'Money',
  parts: {
    ledger: {
      title: 'The ledger, durable',
      figures: {
        'ledger.l1': {
          says: 'L1: the best rate of pgbench over 1 to 128 clients with the ledger’s own single-bet function',
          unit: 'a second',
        },
        ...Object.fromEntries(
          callersTried.flatMap((callers): [string, Meanings[string]][] => [
            [`ledger.c${callers}.perSecond`, { says: `posting, ${callers} callers`, unit: 'a second' }],
            [`ledger.c${callers}.ratio`, ratioOfCallers[callers]!],
            [
              `ledger.c${callers}.ratioSame`,
              { says: `posting, ${callers} callers, against pgbench with as many clients`, unit: 'x' },
            ],
          ]),
        ),
        'ledger.disk.perSecond': { says: 'bare durable writes of one page', unit: 'a second' },
        'ledger.disk.ratio': { says: 'bare durable writes of one page', unit: 'x L1' },
        'ledger.c1.freeDiskRatio': {
          says: 'pgbench with one client if the disk cost nothing: the most that one waiting caller could have',
          unit: 'x L1',
        },
        'ledger.differences': { says: 'differences found in the ledger afterwards', unit: '', atMost: 0 },
      },
    },
    wallet: {
      title: 'Bets over HTTP on the Hub88 wire, 128 connections',
      figures: {
        'wallet.l1': { says: 'L1 in the same run', unit: 'a second' },
        ...Object.fromEntries(
          walletSides.flatMap(({ key, says, ratioAtLeast }): [string, Meanings[string]][] => [
            [`${key}.perSecond`, { says: `bets, signature ${says}`, unit: 'a second' }],
            [`${key}.ratio`, { says: `bets, signature ${says}`, unit: 'x L1', atLeast: ratioAtLeast }],
            [
              `${key}.p99Ms`,
              {
                says: `p99 of a bet, signature ${says}`,
                unit: 'ms',
                ...(key === 'wallet.http.c128' && { atMost: 25 }),
              },
            ],
            ...(['server', 'database', 'load'] as const).map((part): [string, Meanings[string]] => [
              `${key}.cpuUs.${part}`,
              { says: `processor time of a bet in the ${part}, signature ${says}`, unit: 'us' },
            ]),
            [`${key}.bestRoundRatio`, { says: `best round, signature ${says}`, unit: 'x L1' }],
          ]),
        ),
        'wallet.server.residentMegabytes': { says: 'memory of the server at the end', unit: 'MB' },
        'wallet.server.highestMegabytes': { says: 'memory of the server at its highest', unit: 'MB' },
        'wallet.differences': { says: 'differences found in the ledger afterwards', unit: '', atMost: 0 },
      },
    },
    kill: {
      title: 'Servers and database killed at random moments',
      figures: {
        'kill.cycles': { says: 'kills', unit: '' },
        'kill.acknowledged': { says: 'acknowledged bets and wins', unit: '' },
        'kill.lost': { says: 'of them lost', unit: '', atMost: 0 },
        'kill.duplicates': { says: 'of them doubled', unit: '', atMost: 0 },
        'kill.sum': { says: 'sum of the ledger, in millionths', unit: '', atMost: 0 },
        'kill.differences': { says: 'differences and wrong balances', unit: '', atMost: 0 },
        'kill.refusedBets': { says: 'bets that the wallet refused', unit: '', atMost: 0 },
        'kill.readyMs': { says: 'time until ready again, median', unit: 'ms', atMost: 10_000 },
        'kill.slowestReadyMs': { says: 'time until ready again, slowest', unit: 'ms' },
        'kill.hazards': { says: 'reasons why the server refuses this database', unit: '', atMost: 0 },
      },
    },
    growth: {
      title: 'A ledger with many postings against one with a million',
      figures: {
        'growth.postings': { says: 'postings of the large ledger', unit: '' },
        'growth.megabytes': { says: 'its size', unit: 'MB' },
        ...Object.fromEntries(
          growthSteps.flatMap(([key, says]): [string, Meanings[string]][] => [
            [
              `growth.${key}.ratio`,
              {
                says: `${says}, large against small`,
                unit: 'x',
                ...(key.startsWith('bet.') && { atMost: 1.2 }),
              },
            ],
            [`growth.${key}.fewMs`, { says: `${says}, small ledger`, unit: 'ms' }],
            [`growth.${key}.manyMs`, { says: `${says}, large ledger`, unit: 'ms' }],
          ]),
        ),
      },
    },
  },
}
