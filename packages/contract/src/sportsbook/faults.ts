// SPDX-License-Identifier: Apache-2.0
import { declareFaults } from '../kit/index.ts'

export const sportsbookFaults = declareFaults('sportsbook', {
  unknownEvent: { code: 'UNKNOWN_EVENT', status: 200, text: 'fault.sportsbook.unknownEvent' },
  unknownCompetition: {
    code: 'UNKNOWN_COMPETITION',
    status: 200,
    text: 'fault.sportsbook.unknownCompetition',
  },
})
