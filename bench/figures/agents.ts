// SPDX-License-Identifier: Apache-2.0
import type { Area, Meanings } from './figure.ts'

const trees = { path: 'path', closure: 'closure table', nested: 'nested sets' }
const treeQuestions = {
  isBelow: 'is an account below an agent',
  page: 'newest 20 of a team',
  largestPage: 'newest 20 of the largest team',
  count: 'count of the largest team',
  insert: 'insert below an agent',
  move: 'move of a branch',
}
const noise =
  'Half of these take 0.14 ms; a hundredth meets other work on the same two cores for longer than a millisecond.'

/** What the product is asked: words, and the limits of the median and of p99. */
const asked: Readonly<Record<string, { says: string; p50?: number; p99?: number; whyMissed?: string }>> = {
  countActive: { says: 'job: active members of large teams' },
  isBelow: { says: '“is below me”', p50: 1, p99: 1, whyMissed: noise },
  list: { says: 'team list, largest team', p99: 150 },
  branchList: { says: 'team list, a branch', p99: 150 },
  overviewToday: { says: 'overview of today, largest team', p99: 150 },
  overview: { says: 'overview of 30 days, largest team', p99: 150 },
  branchOverview: { says: 'overview of 30 days, a branch', p99: 150 },
  losses: { says: 'losses of 30 days, largest team' },
  open: { says: 'opening an account' },
  move: { says: 'move of a branch' },
}

export const agents: Area = {
  title: 'Agents',
  parts: {
    'agents-tree': {
      title: 'A million accounts on 16 levels',
      figures: {
        ...Object.fromEntries(
          Object.entries(asked).flatMap(
            ([key, { says, p50, p99, whyMissed }]): [string, Meanings[string]][] => [
              [
                `agents.${key}.medianMs`,
                { says: `${says}, median`, unit: 'ms', ...(p50 !== undefined && { atMost: p50 }) },
              ],
              [
                `agents.${key}.p99Ms`,
                {
                  says: `${says}, p99`,
                  unit: 'ms',
                  ...(p99 !== undefined && { atMost: p99 }),
                  ...(whyMissed !== undefined && { whyMissed }),
                },
              ],
            ],
          ),
        ),
        ...Object.fromEntries(
          Object.entries(trees).flatMap(([kind, name]): [string, Meanings[string]][] => [
            ...Object.entries(treeQuestions).map(([key, says]): [string, Meanings[string]] => [
              `tree.${key}.${kind}Ms`,
              { says: `${name}: ${says}, median`, unit: 'ms' },
            ]),
            [`tree.bytesPerAccount.${kind}`, { says: `${name}: space of an account`, unit: 'B' }],
          ]),
        ),
      },
    },
    'agents-run': {
      title: 'The monthly run, against one bare query over the same bets',
      figures: {
        'agents.run.timesBareOverBets': { says: 'against bare over bets', unit: 'x', atMost: 1.5 },
        'agents.run.timesBareOverBets.cpu': { says: 'the same, processor time', unit: 'x' },
        'agents.run.timesBareOverDays': {
          says: 'against bare over the members’ days',
          unit: 'x',
          atMost: 1.5,
          whyMissed:
            'The run also stores and pays what every agent gets, which the bare query does not; against the bets themselves it holds.',
        },
        'agents.run.timesBareOverDays.cpu': { says: 'the same, processor time', unit: 'x' },
        'agents.rollUp.timesBareOverBets.cpu': {
          says: 'the roll-up of all bets against bare, processor time',
          unit: 'x',
        },
        'agents.run.seconds': { says: 'duration of the run', unit: 's' },
        'agents.run.moreMegabytes': { says: 'memory more', unit: 'MB', atMost: 100 },
        'agents.run.perMemberGrowth.cpu': {
          says: 'processor time of a member, among all against a quarter',
          unit: 'x',
          atMost: 1.25,
        },
      },
    },
    'agents-window': {
      title: 'The end of a window of five minutes that pays every agent, under 2,000 bets a second',
      figures: {
        'agents.window.settledMs': {
          says: 'everybody paid after its end, median',
          unit: 'ms',
          atMost: 10_000,
          whyMissed:
            'It pays every agent in the same seconds as the bets, on the same two cores, so it takes longer the more agents it pays: 8,710 took 9.6 s on 2026-11-24.',
        },
        'agents.window.slowdown': {
          says: 'p99 of bets meanwhile against before, median',
          unit: 'x',
          atMost: 1.2,
          whyMissed:
            'Bets wait for the processor. Figures are added up every five seconds, also before the end, so p99 before (30 to 75 ms) contains that work.',
        },
        'agents.window.payments': { says: 'agents paid', unit: '', atLeast: 1 },
      },
    },
  },
}
