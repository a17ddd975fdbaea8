// SPDX-License-Identifier: Apache-2.0
import type { Area } from './figure.ts'

export const sportsbook: Area = {
  title: 'Sportsbook',
  parts: {
    'sportsbook-price': {
      title: 'Computing prices, median',
      figures: {
        'sportsbook.price.eventMs': {
          says: 'all prices of a football match after a goal',
          unit: 'ms',
          atMost: 2,
        },
        'sportsbook.price.systemMs': { says: 'a system of 1,001 lines', unit: 'ms', atMost: 5 },
      },
    },
    'sportsbook-seasons': {
      title: 'Blind bets on every outcome of all past seasons',
      figures: {
        'sportsbook.seasons.beatenSides': {
          says: 'sides whose prices blind bets beat',
          unit: '',
          atMost: 0,
        },
      },
    },
    'sportsbook-push': {
      title: '2,000 open pages, 1,000 markets, while bets go on',
      figures: {
        'sportsbook.push.changesPerSecond': {
          says: 'changed events, of 500 asked for',
          unit: 'a second',
          atLeast: 475,
        },
        'sportsbook.push.p50Ms': { says: 'from when a change is due to the page, p50', unit: 'ms' },
        'sportsbook.push.p99Ms': {
          says: 'from when a change is due to the page, p99',
          unit: 'ms',
          atMost: 300,
        },
        'sportsbook.push.bets': { says: 'bets placed meanwhile', unit: '', atLeast: 1 },
      },
    },
    'sportsbook-settle': {
      title: 'Open legs settled, in turns with bare SQL that moves the same rows in the same order',
      figures: {
        'sportsbook.settlement.perSecond': { says: 'legs', unit: 'a second' },
        'sportsbook.settlement.ratio': { says: 'against bare SQL', unit: 'x', atMost: 1.5 },
      },
    },
    'sportsbook-suspend': {
      title: 'From an incident to suspended markets in a page, feed at 60 times its speed',
      figures: {
        'sportsbook.suspend.p50Ms': { says: 'median', unit: 'ms' },
        'sportsbook.suspend.p90Ms': { says: '90 of 100', unit: 'ms', atMost: 200 },
        'sportsbook.suspend.longestMs': { says: 'longest', unit: 'ms' },
      },
    },
    'sportsbook-place': {
      title: 'Single bets placed, durable',
      figures: {
        'sportsbook.place.l1': { says: 'L1 in the same run', unit: 'a second' },
        'sportsbook.place.perSecond': { says: 'from 128 callers', unit: 'a second' },
        'sportsbook.place.ofL1': {
          says: 'from 128 callers',
          unit: 'x L1',
          atLeast: 1,
          whyMissed:
            'A bet stores its record, its leg, a fact, the request with its answer and what its outcome has taken in, where L1 stores one posting: 384 µs of processor time against 275 at most.',
        },
        'sportsbook.place.cpuUs.process': { says: 'processor time of a bet in the server', unit: 'us' },
        'sportsbook.place.cpuUs.database': { says: 'processor time of a bet in the database', unit: 'us' },
        'sportsbook.place.steadyP99Ms': { says: 'over HTTP at 500 a second, p99', unit: 'ms', atMost: 40 },
        'sportsbook.place.refused': { says: 'refused over HTTP', unit: '', atMost: 0 },
      },
    },
    'sportsbook-frames': {
      title: 'Frames of the site on a phone slowed four times, five changes a second',
      figures: {
        'sportsbook.frames.emptyPage': { says: 'an empty page', unit: 'a second' },
        'sportsbook.frames.eventAtRest': {
          says: 'an event, as the feed plays it',
          unit: 'a second',
          atLeast: 59.5,
        },
        'sportsbook.frames.eventSomeChange': {
          says: 'an event with 10 of its 42 markets changing',
          unit: 'a second',
          atLeast: 59.5,
          whyMissed: 'The slowed processor computes and draws the page itself; no graphics card helps.',
        },
        'sportsbook.frames.eventAllChange': {
          says: 'an event with all 42 markets changing',
          unit: 'a second',
          atLeast: 59.5,
          whyMissed: 'The slowed processor computes and draws the page itself; no graphics card helps.',
        },
        'sportsbook.frames.lobbyAtRest': {
          says: 'the lobby, as the feed plays it',
          unit: 'a second',
          atLeast: 59.5,
        },
        'sportsbook.frames.lobbyChanges': {
          says: 'the lobby with 40 events changing',
          unit: 'a second',
          atLeast: 59.5,
        },
      },
    },
    'tests-season': {
      title:
        'A replayed season of 380 matches with 100,000 bets against a straight computation (a long test)',
      figures: {
        'tests.season.differences': { says: 'differences', unit: '', atMost: 0 },
        'tests.season.seconds': { says: 'duration', unit: 's' },
      },
    },
  },
}
