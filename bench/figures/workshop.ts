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
          atMost: 18,
          whyMissed:
            'Some 400 of the 628 rows are proven by journeys alone, and each takes 8 to 10 s of a core, half of them in the browser.',
        },
        'tests.suite.checkMinutes': { says: 'of these, checks', unit: 'min' },
        'tests.suite.testMinutes': { says: 'of these, tests', unit: 'min' },
        'tests.suite.journeyMinutes': { says: 'of these, journeys', unit: 'min' },
        'tests.suite.tests': { says: 'tests', unit: '' },
        'tests.suite.journeys': { says: 'journeys in a browser', unit: '' },
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
          atMost: 20,
          whyMissed:
            'Borders and promises read all files of the program each time; each takes some 40 s of one core.',
        },
      },
    },
  },
}
