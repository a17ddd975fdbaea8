// SPDX-License-Identifier: Apache-2.0
import type { Area } from './figure.ts'

export const workshop: Area = {
  title: 'Tests and checks',
  parts: {
    'tests-suite': {
      title: '`npm test` of a fresh clone, alone on the machine',
      figures: {
        'tests.suite.minutes': {
          says: 'duration',
          unit: 'min',
          atMost: 20,
          whyMissed:
            'The table of rights and the tests that open a server for each case take longest, and journeys follow one after another.',
        },
        'tests.suite.tests': { says: 'tests, all passed', unit: '' },
        'tests.suite.journeys': { says: 'journeys in a browser, all passed', unit: '' },
      },
    },
    'tests-busy': {
      title: 'The whole suite beside eight busy processes',
      figures: {
        'tests.busy.failures': { says: 'failures', unit: '', atMost: 0 },
        'tests.busy.tests': { says: 'tests', unit: '' },
        'tests.busy.journeys': { says: 'journeys in a browser', unit: '' },
      },
    },
    'tests-check': {
      title: '`npm run check` on a quiet machine',
      figures: {
        'tests.check.seconds': {
          says: 'duration',
          unit: 's',
          atMost: 30,
          whyMissed:
            'All files of the program are read once for their types, once for borders and once for promises; each takes 12 to 16 s of one core.',
        },
      },
    },
  },
}
