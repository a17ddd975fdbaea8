// SPDX-License-Identifier: Apache-2.0
import type { Area, Meanings } from './figure.ts'

const pages: Readonly<Record<string, { says: string; whyMissed?: string }>> = {
  balance: { says: 'balance' },
  transactions: { says: 'account record' },
  bets: { says: 'betting record' },
  profit: {
    says: 'profit and loss',
    whyMissed:
      'It adds up 90 days of bets at each look, 6 ms of the database; 200 a second take three quarters of the two cores that server, database and load share.',
  },
  deposits: { says: 'deposits' },
  withdrawals: { says: 'withdrawals' },
}
const differenceOfRuns =
  'What a bet asks about limits is two flags of rows that it reads anyway. Runs of this comparison differ by 7 % in both directions here, so a loss below 5 % is neither shown nor excluded.'

export const cashier: Area = {
  title: 'Cashier and records',
  parts: {
    'cashier-records': {
      title: 'Pages of a member, 200 requests a second, 5 million postings, 2 million bets',
      figures: {
        'cashier.recordsP99Ms': { says: 'all in turns, p99', unit: 'ms', atMost: 20 },
        'cashier.idleP99Ms': { says: 'a call that reads nothing of the member, p99', unit: 'ms' },
        'cashier.recordsRatio': { says: 'the one against the other', unit: 'x' },
        'cashier.otherPagesP99Ms': {
          says: 'each page but profit and loss alone, p99',
          unit: 'ms',
          atMost: 20,
        },
        ...Object.fromEntries(
          Object.entries(pages).map(([page, { says, whyMissed }]): [string, Meanings[string]] => [
            `cashier.${page}P99Ms`,
            {
              says: `${says} alone, p99`,
              unit: 'ms',
              atMost: 20,
              ...(whyMissed !== undefined && { whyMissed }),
            },
          ]),
        ),
      },
    },
    'cashier-limits': {
      title: 'What the fast path of a bet spends more because it asks about limits',
      figures: {
        'cashier.limits.play_apply_one.loss': {
          says: 'processor time of the database, one bet, as a share',
          unit: '',
          atMost: 0.05,
          whyMissed: differenceOfRuns,
        },
        'cashier.limits.play_apply.loss': {
          says: 'processor time of the database, a batch of 32, as a share',
          unit: '',
          atMost: 0.05,
          whyMissed: differenceOfRuns,
        },
      },
    },
    'cashier-liabilities': {
      title: 'The close of a day over a million accounts, with its root',
      figures: {
        'cashier.closeSeconds': { says: 'duration', unit: 's', atMost: 10 },
        'cashier.closeRatio': { says: 'against a bare sum over them', unit: 'x' },
        'cashier.closeMegabytes': { says: 'memory more', unit: 'MB' },
        'cashier.closeWaitP99Ms': { says: 'wait of others in the process, p99', unit: 'ms' },
        'cashier.proofWorstMs': { says: 'a proof, worst of 200', unit: 'ms' },
      },
    },
    'tests-bank-notify': {
      title: 'Notifications of a bank, forged, stale, replayed and shuffled (a long test)',
      figures: {
        'tests.bankNotify.notifications': { says: 'notifications', unit: '' },
        'tests.bankNotify.differences': { says: 'balances that differ from the model', unit: '', atMost: 0 },
      },
    },
    'tests-one-balance': {
      title: '256 withdrawals of everything at once (a long test)',
      figures: {
        'tests.oneBalance.rounds': { says: 'rounds', unit: '' },
        'tests.oneBalance.withdrawals': { says: 'withdrawals accepted in each', unit: '', atMost: 1 },
      },
    },
  },
}

export const rewards: Area = {
  title: 'Rewards, with a million members',
  parts: {
    'rewards-missions': {
      title: 'Missions',
      figures: {
        'missions.behindMs': { says: 'behind 5,000 bet facts a second, at worst', unit: 'ms', atMost: 2_000 },
        'missions.missionsP99Ms': { says: 'page of missions, p99', unit: 'ms', atMost: 30 },
        'missions.leaderboardP99Ms': { says: 'leaderboard, p99', unit: 'ms', atMost: 30 },
        'missions.rewardCentreP99Ms': { says: 'reward centre, p99', unit: 'ms', atMost: 30 },
      },
    },
    'rewards-ranks': {
      title: 'Ranks and rebates',
      figures: {
        'ranks.behindMs': { says: 'behind 5,000 bet facts a second, at worst', unit: 'ms', atMost: 2_000 },
        'ranks.monthSeconds': { says: 'judging all ranks at the end of a month', unit: 's', atMost: 60 },
        'ranks.playerRankP99Ms': { says: 'page of the rank, p99', unit: 'ms', atMost: 30 },
        'ranks.manualRebateP99Ms': { says: 'page of the rebate, p99', unit: 'ms', atMost: 30 },
        'ranks.claimRebateP99Ms': { says: 'a claim, p99', unit: 'ms', atMost: 30 },
        'rewards.pages.p99Ms': {
          says: 'p99 of each page of missions, leaderboard, reward centre, rank and rebate, and of a claim',
          unit: 'ms',
          atMost: 30,
        },
      },
    },
  },
}
